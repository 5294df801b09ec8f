/** Days of the calendar of this device, as date fields write them: 2026-12-25. */

export function dateText(moment: number): string {
  const date = new Date(moment);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const dayAfter = (moment: number): string => dateText(startOfDay(dateText(moment)) + 36 * 3_600_000);

/** The first moment of a day. */
export function startOfDay(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
}

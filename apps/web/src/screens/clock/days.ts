/** Days of the calendar of this device, as date fields write them: 2026-12-25. */

const two = (n: number): string => String(n).padStart(2, '0');

export const writeDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The day that is so many days later. */
export function dayAfter(moment: number, days: number): string {
  const date = new Date(moment);
  return writeDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days));
}

export const today = (): string => writeDay(new Date());

/** The first moment of a day. */
export function startOfDay(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
}

/** Easter Sunday by the Gregorian calendar, as days after 21 March (algorithm of Gauss, in Lichtenberg's form). */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const m = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const s = 2 - Math.floor((3 * century + 3) / 4);
  const moon = year % 19;
  const d = (19 * moon + m) % 30;
  const r = Math.floor((d + Math.floor(moon / 11)) / 29);
  const full = 21 + d - r;
  const sunday = 7 - ((year + Math.floor(year / 4) + s) % 7);
  return full + (7 - ((full - sunday) % 7)) - 21;
}

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];

/** Public holidays of France within a year from this day on. */
export function frenchHolidays(from: string): readonly string[] {
  const first = Number(from.slice(0, 4));
  const all = [first, first + 1].flatMap(year => [
    ...FIXED.map(day => `${year}-${day}`),
    ...AFTER_EASTER.map(days => writeDay(new Date(year, 2, 21 + easterOf(year) + days))),
  ]);
  const end = `${first + 1}${from.slice(4)}`;
  return all.filter(day => day >= from && day < end).sort();
}

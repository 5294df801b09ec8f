/** Time zones by the database of the machine. Exact to the second, and the same in a server and a page. */

const formats = new Map<string, Intl.DateTimeFormat>();
/** A name may be written in many ways, in capitals or not: no more than these stay in memory. */
const MAX_FORMATS = 64;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= MAX_FORMATS) {
    const [oldest] = formats.keys();
    if (oldest !== undefined) formats.delete(oldest);
  }
  formats.set(zone, format);
  return format;
}

/** For tests. */
export const zonesInMemory = (): number => formats.size;

export function isKnownZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

export const DAY_MS = 86_400_000;

/** Days from 1970-01-01 to a date of the Gregorian calendar. */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Milliseconds to add to a moment to get the time shown in a zone. A zone this machine does not know counts as UTC. */
export function offsetAt(zone: string, moment: number): number {
  if (!isKnownZone(zone)) return 0;
  const whole = Math.floor(moment / 1000) * 1000;
  const part: { [type: string]: number } = {};
  for (const { type, value } of formatOf(zone).formatToParts(whole)) part[type] = Number(value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return dayNumber(year, month, day) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000 - whole;
}

import { loadJson, save } from '../store.ts';

/** Days on which clocks of new tables stand, as 2026-12-25: they are this person's, whatever is played. */

const KEY = 'days-off';
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** Must agree with MAX_HOLIDAYS of @tablee/kernel. */
export const MAX_DAYS_OFF = 40;

/** In order, each once, without those before `first`. */
export const orderedDays = (days: readonly unknown[], first = ''): readonly string[] =>
  [...new Set(days.filter((day): day is string => typeof day === 'string' && DATE.test(day)))]
    .filter(day => day >= first)
    .sort()
    .slice(0, MAX_DAYS_OFF);

export function loadDaysOff(): readonly string[] {
  const stored = loadJson(KEY);
  return Array.isArray(stored) ? orderedDays(stored) : [];
}

export const saveDaysOff = (days: readonly string[]): boolean => save(KEY, JSON.stringify(days));

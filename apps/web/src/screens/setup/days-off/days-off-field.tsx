import './days-off.css';
import { useState } from 'preact/hooks';
import { Icon } from '../../../page/icon.tsx';
import { announce } from '../../../page/live.tsx';
import { loadDaysOff, MAX_DAYS_OFF, orderedDays, saveDaysOff } from '../../../storage/days-off/days-off.ts';
import { language } from '../../../storage/settings.ts';
import { dayAfter, frenchHolidays, startOfDay, today } from '../../clock/days.ts';
import type { Words } from '../../clock/words/index.ts';

/** Longer ahead than games last. */
const MAX_AHEAD_DAYS = 730;

const nameDay = (day: string): string =>
  new Intl.DateTimeFormat(language.value, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(startOfDay(day));

/** Single days on which the clock of a new table stands. */
export function DaysOffField({ word }: { readonly word: Words['daysOff'] }) {
  const from = today();
  const [days, setDays] = useState(() => orderedDays(loadDaysOff(), from));
  const [day, setDay] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const keep = (next: readonly string[]) => {
    const ordered = orderedDays(next, from);
    setDays(ordered);
    saveDaysOff(ordered);
  };
  const add = () => {
    const last = dayAfter(Date.now(), MAX_AHEAD_DAYS);
    const problem = days.length >= MAX_DAYS_OFF ? word.full : day < from || day > last ? word.badDay : null;
    setWrong(problem);
    if (problem) return announce(problem);
    keep([...days, day]);
    announce(word.added(nameDay(day)));
    setDay('');
  };
  return (
    <details class="fold">
      <summary>
        {word.name} <span class="now">{word.count(days.length)}</span>
      </summary>
      <div class="stack days-off">
        <p class="field-hint">{word.means}</p>
        {days.length > 0 && (
          <ul>
            {days.map(each => (
              <li key={each}>
                <span>{nameDay(each)}</span>
                <button
                  type="button"
                  class="plain"
                  aria-label={word.remove(nameDay(each))}
                  onClick={() => keep(days.filter(other => other !== each))}
                >
                  <Icon name="cross" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div class="row">
          <label class="field">
            <span>{word.day}</span>
            <input type="date" min={from} value={day} onInput={e => setDay(e.currentTarget.value)} />
          </label>
          <button type="button" class="button" onClick={add}>
            {word.add}
          </button>
        </div>
        {wrong && <p class="trouble">{wrong}</p>}
        <div class="row">
          <button type="button" class="button" onClick={() => keep([...days, ...frenchHolidays(from)])}>
            {word.french}
          </button>
          {days.length > 0 && (
            <button type="button" class="button" onClick={() => keep([])}>
              {word.none}
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

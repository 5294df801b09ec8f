import './hourglass.css';
import { type Clock, GLASSES, type Seat } from '@tablee/kernel';
import type { FrozenClock } from '@tablee/table';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { announce } from '../../page/live.tsx';
import { type TableClock, tick } from '../../session/session.ts';
import { language } from '../../storage/settings.ts';
import { startOfDay, writeDay } from './days.ts';
import { pauseEnd, useClock, wholeSeconds } from './hourglass.tsx';
import { useWords } from './words/index.ts';

type Props = {
  readonly clock: TableClock;
  /** The own seat; null on a shared screen and for a spectator. */
  readonly own: Seat | null;
  /** Spectators get no warnings. */
  readonly plays: boolean;
  readonly name: (seat: Seat) => string;
};

/** Shows the respite and why the clock is stopped. Announces low time to screen readers. */
export function ClockStatus({ clock, own, plays, name }: Props) {
  const word = useWords();
  const frozen = useClock(clock);
  const before = useRef<Running | null>(null);
  const running = frozen && runningOf(frozen);
  const waits = frozen ? wholeSeconds(frozen.respiteMs) : 0;
  const concerned = running !== null && plays && (own === null || own === running.seat);
  const warning = warningOf(before.current, running);
  before.current = running;
  useEffect(() => {
    if (!word || !concerned || warning === null || waits > 0 || clock.clock.kind === 'days') return;
    announce(own === null ? word.leftTo(name(running.seat), warning) : word.left(warning));
  }, [warning, running?.seat]);
  const begins = waits > 0;
  useEffect(() => {
    if (begins && word && concerned) announce(word.respiteSaid(waits));
  }, [begins, word]);
  const idle = clock.reading.value?.idle === true;
  const waiting = clock.clock.kind === 'hourglass' ? word?.idle : word?.clockIdle;
  useEffect(() => {
    if (idle && waiting && plays) announce(waiting);
  }, [idle, waiting]);
  if (idle && waiting)
    return (
      <small class="sand-waits" data-testid="sand-waits">
        {waiting}
      </small>
    );
  const until = frozen && pauseEnd(clock.clock, frozen, tick());
  if (word && until !== null)
    return <small data-testid="clock-paused">{word.pausedUntil(sayMoment(until))}</small>;
  if (!word || waits === 0) return null;
  return (
    <b class="respite" data-testid="respite">
      {word.respite(waits)}
    </b>
  );
}

/** "Europe/Paris" as people call it. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const formatOf = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language.value, options);

const nameDay = (day: string): string => formatOf({ day: 'numeric', month: 'long' }).format(startOfDay(day));

/** With the hour, unless it is midnight. */
function sayMoment(exact: number): string {
  const moment = Math.round(exact / 60_000) * 60_000;
  const midnight = startOfDay(writeDay(new Date(moment))) === moment;
  const hour = midnight ? {} : ({ hour: '2-digit', minute: '2-digit' } as const);
  return formatOf({ weekday: 'long', day: 'numeric', month: 'long', ...hour }).format(moment);
}

/** Announced at these seconds only: more would drown out the game. */
export const WARNINGS = [30, 10] as const;

/** The running seat and its whole seconds. */
export type Running = { readonly seat: Seat; readonly seconds: number };

export function runningOf({ left, pouring }: FrozenClock): Running | null {
  const [seat] = pouring;
  return seat === undefined ? null : { seat, seconds: wholeSeconds(left[seat]!) };
}

/** The number to announce: a threshold just reached, or the time at the start of a turn if it is lower. */
export function warningOf(before: Running | null, now: Running | null): number | null {
  if (now === null || now.seconds === 0) return null;
  if (before?.seat !== now.seat) return now.seconds <= WARNINGS[0] ? now.seconds : null;
  const passed = WARNINGS.some(mark => before.seconds > mark && now.seconds <= mark);
  return passed ? now.seconds : null;
}

/** More days off than this are counted. */
const NAMED_DAYS_OFF = 4;

type NoteProps = {
  readonly clock: Clock;
  /** The table continues a game; its time is split anew. */
  readonly begun: boolean;
};

/** The clock of a table to be created, shown before people are invited. */
export function ClockNote({ clock, begun }: NoteProps) {
  const word = useWords();
  if (!word) return null;
  if (clock.kind === 'fischer') {
    const { seconds, increment, zero } = clock;
    const time = seconds % 60 === 0 ? word.minutes(seconds / 60) : word.seconds(seconds);
    return (
      <p data-testid="clock-note">
        <b>{word.withFischer(time, increment, zero)}</b>
      </p>
    );
  }
  if (clock.kind === 'days') {
    const { night, weekends, holidays = [], zone } = clock.pauses ?? {};
    const notes = [
      ...(night ? [word.pauseNotes.night(...night)] : []),
      ...(weekends ? [word.pauseNotes.weekends] : []),
      ...(holidays.length > NAMED_DAYS_OFF
        ? [word.pauseNotes.daysOff(holidays.length)]
        : holidays.map(day => word.pauseNotes.dayOff(nameDay(day)))),
    ];
    const pauses = zone && notes.length > 0 ? words().and(notes) + word.pauseNotes.zone(cityOf(zone)) : null;
    return (
      <p data-testid="clock-note">
        <b>{word.withDays(word.days(clock.days), clock.zero, pauses)}</b>
      </p>
    );
  }
  const known = (['red', 'blue'] as const).find(kind => GLASSES[kind] === clock.seconds);
  return (
    <p data-testid="clock-note">
      <b>{word.with(known ? word.glasses[known] : word.seconds(clock.seconds))}</b>{' '}
      {begun ? word.anew : word.means}
    </p>
  );
}

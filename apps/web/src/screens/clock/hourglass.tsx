import './hourglass.css';
import type { Clock, Seat } from '@tablee/kernel';
import { type FrozenClock, freezeClock, pausedUntil, thawClock } from '@tablee/table';
import { useEffect, useId, useState } from 'preact/hooks';
import { type ClockReading, type TableClock, tick } from '../../session/session.ts';
import { language } from '../../storage/settings.ts';
import { useWords } from './words/index.ts';

/** Below this, weight and a sign mark the time too. */
const SCARCE_SECONDS = 10;

/** The y of the neck, and the height of a bulb. */
const NECK = 16;
const BULB = 12;

type Props = { readonly clock: TableClock; readonly seat: Seat; readonly name: string };

/** The clock beside a name: an hourglass with the time of the others below, or a dial with the own time alone. */
export function SeatClock({ clock, seat, name }: Props) {
  const word = useWords();
  const frozen = useClock(clock);
  if (!word || !frozen) return null;
  const left = frozen.left[seat] ?? 0;
  const seconds = wholeSeconds(left);
  const turned = frozen.pouring.includes(seat);
  const runs = turned && frozen.holdMs === 0 && left > 0;
  const scarce = turned && seconds <= SCARCE_SECONDS;
  if (clock.clock.kind === 'days') {
    const until = turned ? pauseEnd(clock.clock, frozen, tick()) : null;
    const paused = until !== null;
    const [when, isDay] = paused ? shortMoment(until, tick()) : ['', false];
    const time = timeOf(left);
    return (
      <span
        class={`seat-glass days${turned && !paused ? ' runs' : ''}${turned && left < LAST_MS ? ' scarce' : ''}`}
        role="timer"
        aria-label={`${word.daysOf(name, ...time, turned && !paused)}${paused ? `, ${word.pausedTo(when, isDay)}` : ''}`}
        data-testid={`glass-${seat}`}
      >
        {paused ? <PauseSign /> : <Dial share={left / (clock.clock.days * DAY_MS)} />}
        <b aria-hidden="true">{paused ? when : word.long(...time)}</b>
      </span>
    );
  }
  const glass = clock.clock.kind === 'hourglass';
  const said = glass ? word.of(name, seconds, runs) : word.clockOf(name, seconds, runs);
  const share = left / (clock.clock.seconds * 1000);
  const kind = `seat-glass${runs ? ' runs' : ''}${scarce ? ' scarce' : ''}`;
  return (
    <span class={kind} role="timer" aria-label={said} data-testid={`glass-${seat}`}>
      {glass ? <Hourglass share={share} runs={runs} seconds={clock.clock.seconds} /> : <Dial share={share} />}
      <b aria-hidden="true">{glass ? word.seconds(seconds) : minutesAndSeconds(seconds)}</b>
    </span>
  );
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A hold this long is a pause that was agreed, not an animation. */
const A_WHILE_MS = 60_000;
/** When the pause of a clock of days ends; null while it runs, or has no seat to wait for. */
export function pauseEnd(clock: Clock, { pouring, holdMs }: FrozenClock, now: number): number | null {
  if (clock.kind !== 'days' || pouring.length === 0) return null;
  if (holdMs <= A_WHILE_MS) return pausedUntil(clock.pauses, now);
  // A night may begin with the end of a pause that was agreed.
  return pausedUntil(clock.pauses, now + holdMs) ?? now + holdMs;
}

/** The hour of a moment that is near, or else its day. */
function shortMoment(moment: number, now: number): [when: string, isDay: boolean] {
  const isDay = moment - now > 20 * HOUR_MS;
  const options = isDay
    ? ({ day: 'numeric', month: 'short' } as const)
    : ({ hour: '2-digit', minute: '2-digit' } as const);
  return [new Intl.DateTimeFormat(language.value, options).format(moment), isDay];
}

/** The last hours of a turn are marked. */
const LAST_MS = 6 * HOUR_MS;

const timeOf = (ms: number): [days: number, hours: number, minutes: number] => [
  Math.floor(ms / DAY_MS),
  Math.floor((ms % DAY_MS) / HOUR_MS),
  Math.floor((ms % HOUR_MS) / 60_000),
];

/** As digital clocks show it. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A dial whose sector is the share of the time at the start that is left. */
function Dial({ share }: { readonly share: number }) {
  const angle = 2 * Math.PI * Math.min(1, Math.max(0, share));
  const end = `${(12 + 8 * Math.sin(angle)).toFixed(2)} ${(12 - 8 * Math.cos(angle)).toFixed(2)}`;
  return (
    <svg class="dial" viewBox="0 0 24 24" aria-hidden="true">
      <circle class="rim" cx="12" cy="12" r="10" />
      {share >= 1 ? (
        <circle class="time" cx="12" cy="12" r="8" />
      ) : (
        <path class="time" d={`M12 12V4A8 8 0 ${angle > Math.PI ? 1 : 0} 1 ${end}Z`} />
      )}
    </svg>
  );
}

/** Beside it stands until when. */
const PauseSign = () => (
  <svg class="dial" viewBox="0 0 24 24" aria-hidden="true">
    <circle class="rim" cx="12" cy="12" r="10" />
    <path class="rim" d="M9.500 8v8M14.500 8v8" />
  </svg>
);

type HourglassProps = { readonly share: number; readonly runs: boolean; readonly seconds: number };

/** Bulbs are cones: the height of the sand is the root of its share. */
export function Hourglass({ share, runs, seconds }: HourglassProps) {
  const id = useId();
  const height = BULB * Math.sqrt(Math.min(1, Math.max(0, share)));
  const top = NECK - height;
  const heap = NECK + height;
  return (
    <svg class={seconds <= 120 ? 'glass red' : 'glass blue'} viewBox="0 0 22 32" aria-hidden="true">
      <clipPath id={id}>
        <path d="M4.500 3.500H17.500C17.500 10 12 13 11.700 16 12 19 17.500 22 17.500 28.500H4.500C4.500 22 10 19 10.300 16 10 13 4.500 10 4.500 3.500Z" />
      </clipPath>
      <path
        class="bulbs"
        d="M4 3H18C18 10 12.300 13 12.300 16 12.300 19 18 22 18 29H4C4 22 9.700 19 9.700 16 9.700 13 4 10 4 3Z"
      />
      <g clip-path={`url(#${id})`}>
        <rect class="sand" x="3" width="16" y={top} height={NECK - top} />
        <rect class="sand" x="3" width="16" y={heap} height={29 - heap} />
      </g>
      {runs && <line class="stream" x1="11" x2="11" y1={NECK - 1} y2={Math.max(NECK + 2, heap + 0.5)} />}
      <path class="wood" d="M2.500 1.500H19.500V3.500H2.500ZM2.500 28.500H19.500V30.500H2.500Z" />
      <path class="shine" d="M6.500 5.500C7 9 9 11 10 13" />
    </svg>
  );
}

/** Often enough to see sand running and seconds change in time. */
const SHOWN_EVERY_MS = 200;
const DAYS_SHOWN_EVERY_MS = 30_000;

/** The clock at a given time. */
export const clockAt = (reading: ClockReading, now: number, clock: Clock): FrozenClock =>
  freezeClock(thawClock(clock, reading, reading.at), now);

export const wholeSeconds = (ms: number): number => Math.ceil(ms / 1000);

/** The clock now, updated while it runs; null before the first reading. */
export function useClock({ clock, reading }: TableClock): FrozenClock | null {
  const known = reading.value;
  const [now, setNow] = useState(tick);
  const runs = known !== null && (known.pouring.length > 0 || known.respiteMs > 0);
  useEffect(() => {
    setNow(tick());
    if (!runs) return;
    const every = clock.kind === 'days' ? DAYS_SHOWN_EVERY_MS : SHOWN_EVERY_MS;
    const timer = setInterval(() => setNow(tick()), every);
    return () => clearInterval(timer);
  }, [known, runs]);
  return known && clockAt(known, Math.max(now, known.at), clock);
}

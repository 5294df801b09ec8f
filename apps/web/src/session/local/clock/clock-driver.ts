import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Clock, type Seat, searchChance } from '@tablee/kernel';
import {
  actorsOf,
  areBanksOf,
  type CommandResult,
  type Context,
  clockDueAt,
  type FrozenClock,
  freezeClock,
  restoreClock,
  startClock,
  stopClock,
  type TableState,
  timedOutSeats,
  timeUp,
} from '@tablee/table';
import { isFields } from '../../../storage/store.ts';
import { type ClockReading, type TableClock, tick } from '../../session.ts';

/** Longer than any turn that ends by itself. */
const MAX_IDLE_MOVES = 100;

type Parts = {
  readonly clock: Clock;
  readonly state: ReadonlySignal<TableState>;
  readonly run: (command: (state: TableState, context: Context) => CommandResult) => boolean;
  readonly isPerson: (seat: Seat) => boolean;
  /** The device is being passed on: the clock is stopped meanwhile. */
  readonly handing: ReadonlySignal<boolean>;
  /** Stores the clock without an entry. */
  readonly save: (clock: FrozenClock) => void;
};

export type ClockDriver = {
  readonly clock: TableClock;
  /** No person plays: moves of bots must not start the clock. */
  readonly isIdle: () => boolean;
  readonly start: () => void;
  readonly close: () => void;
};

const isMs = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;

/** Null: nothing was stored, or it was edited. Which bank runs follows from the game. */
export function readClock(raw: unknown, clock: Clock, seats: number): FrozenClock | null {
  if (!isFields(raw) || !Array.isArray(raw.left) || !isMs(raw.holdMs) || !isMs(raw.respiteMs)) return null;
  const left = raw.left.filter(isMs);
  if (raw.left.length !== seats || left.length !== seats || !areBanksOf(clock, left)) return null;
  return { left, pouring: [], holdMs: raw.holdMs, respiteMs: raw.respiteMs };
}

/** The stored clock of a table, stopped. */
export const openStoredClock = (clock: Clock, raw: unknown, seats: number) =>
  restoreClock(clock, readClock(raw, clock, seats), seats, tick());

/**
 * Runs the clock of a table whose referee is this page (TCHAKO-23). It stops while the page is hidden, while the device
 * is passed on, and after a turn without input.
 */
export function openClockDriver(parts: Parts): ClockDriver {
  const { clock, state, run, isPerson, handing, save } = parts;
  const reading = signal<ClockReading | null>(null);
  let touched = true;
  let abandoned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isIdle = (): boolean => document.hidden || handing.peek() || abandoned;
  const freeze = (): FrozenClock => freezeClock(state.peek().clock!, tick());

  function show() {
    clearTimeout(timer);
    const now = state.peek().clock!;
    reading.value = { ...freeze(), ...(abandoned ? { idle: true as const } : {}), at: tick() };
    const due = clockDueAt(now);
    if (due !== null) timer = setTimeout(ring, Math.max(0, due - tick()));
  }
  function ring() {
    for (let moves = 0; moves < MAX_IDLE_MOVES; moves++) {
      const [seat] = timedOutSeats(state.peek().clock!, tick());
      const mood = searchChance(Math.floor(Math.random() * 2 ** 31));
      if (seat === undefined || !run((now, context) => timeUp(now, mood, context))) break;
      if (isPerson(seat) && !actorsOf(state.peek().match).includes(seat)) {
        abandoned = !touched;
        touched = false;
      }
    }
    settle();
    show();
  }
  /** Stops or starts the clock. */
  function settle() {
    if (run(isIdle() ? (now, context) => stopClock(now, context) : startClock)) save(freeze());
  }
  const touch = () => {
    touched = true;
    if (!abandoned) return;
    abandoned = false;
    settle();
  };
  const leave = () => save(freeze());

  const unwatch = effect(() => {
    if (state.value.clock) show();
  });
  document.addEventListener('visibilitychange', settle);
  addEventListener('pagehide', leave);
  addEventListener('pointerdown', touch, true);
  addEventListener('keydown', touch, true);
  const unhand = handing.subscribe(settle);

  return {
    clock: { clock, reading },
    isIdle,
    start: settle,
    close() {
      clearTimeout(timer);
      unwatch();
      unhand();
      leave();
      document.removeEventListener('visibilitychange', settle);
      removeEventListener('pagehide', leave);
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', touch, true);
    },
  };
}

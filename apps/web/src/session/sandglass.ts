import { type ReadonlySignal, signal } from '@preact/signals';
import type { Clock, Seat } from '@tablee/kernel';
import {
  type ClockState,
  type ClockTurn,
  clockDueAt,
  type FrozenClock,
  freezeClock,
  openClock,
  thawClock,
  timedOutSeats,
  turnClock,
} from '@tablee/table';
import { isFields } from '../storage/store.ts';
import { type SandAt, type TableClock, tick } from './clock.ts';

/** Whoever comes back, or comes first, finds the board before sand runs. */
const READY_MS = 3_000;

type Parts = {
  readonly clock: Clock;
  readonly seats: number;
  /** As it was kept with the game, unread. */
  readonly kept: unknown;
  /** Who is to act; nobody once the game is over. */
  readonly actors: () => readonly Seat[];
  readonly isPerson: (seat: Seat) => boolean;
  /** The device is on its way to somebody: the sand stands meanwhile. */
  readonly handing: ReadonlySignal<boolean>;
  /** Plays what an absent player would; false: it did not fit. */
  readonly playIdle: (seat: Seat) => boolean;
  readonly keep: (sand: FrozenClock) => void;
};

export type Sandglass = {
  readonly clock: TableClock;
  /** After every entry, with who acts next. */
  readonly turn: (actors: readonly Seat[], turning: ClockTurn) => void;
  /** Milliseconds during which nobody may act. */
  readonly respite: () => number;
  readonly freeze: () => FrozenClock;
  /** The same game was played on in another tab. */
  readonly adopt: (kept: unknown) => void;
  readonly close: () => void;
};

const isMs = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;

/** Null: nothing was kept, or somebody edited it. Whose sand runs follows from the game. */
export function readSand(raw: unknown, { seconds }: Clock, seats: number): FrozenClock | null {
  if (!isFields(raw) || !Array.isArray(raw.left) || !isMs(raw.holdMs) || !isMs(raw.respiteMs)) return null;
  const left = raw.left.filter(isMs);
  const total = left.reduce((sum, ms) => sum + ms, 0);
  if (raw.left.length !== seats || left.length !== seats || total !== seconds * 1000) return null;
  return { left, pouring: [], holdMs: raw.holdMs, respiteMs: raw.respiteMs };
}

/**
 * The hourglass of a table whose referee is this page (TCHAKO-23). The same arithmetic as on the server; the sand
 * stands while nobody sees the page, while the device is handed on, and when over a whole turn nobody touched anything:
 * a game left alone does not play itself for ever.
 */
export function openSandglass(parts: Parts): Sandglass {
  const { clock, seats, actors, isPerson, handing, playIdle, keep } = parts;
  const told = signal<SandAt | null>(null);
  let sand: ClockState;
  /** What stands, while it stands. */
  let still: FrozenClock | null = null;
  let touched = true;
  let abandoned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = (): ClockState => (still ? thawClock(clock.kind, still, tick()) : sand);
  const freeze = (): FrozenClock => still ?? freezeClock(sand, tick());

  function set(next: ClockState) {
    if (still) still = freezeClock(next, tick());
    else sand = next;
    show();
  }
  function show() {
    clearTimeout(timer);
    const stands = still ? { pouring: [], ...(abandoned ? { idle: true as const } : {}) } : {};
    told.value = { ...freeze(), ...stands, at: tick() };
    const due = still ? null : clockDueAt(sand);
    if (due !== null) timer = setTimeout(ring, Math.max(0, due - tick()));
  }
  function ring() {
    for (let guard = 0; guard < 100; guard++) {
      const [seat] = still ? [] : timedOutSeats(sand, tick());
      if (seat === undefined) break;
      if (!playIdle(seat)) return;
      if (isPerson(seat) && !actors().includes(seat)) {
        abandoned = !touched;
        touched = false;
      }
    }
    settle();
    show();
  }
  /** Stops or goes on, as things are. */
  function settle() {
    const stands = document.hidden || handing.peek() || abandoned;
    if (stands && !still) {
      still = freezeClock(sand, tick());
      keep(still);
      show();
    } else if (!stands && still) {
      const frozen = still;
      still = null;
      sand = thawClock(clock.kind, { ...frozen, holdMs: Math.max(frozen.holdMs, READY_MS) }, tick());
      show();
    }
  }
  const touch = () => {
    touched = true;
    if (!abandoned) return;
    abandoned = false;
    settle();
  };
  function adopt(kept: unknown) {
    const read = readSand(kept, clock, seats);
    const lying = read ? thawClock(clock.kind, read, tick()) : openClock(clock, seats, tick());
    set(turnClock(lying, actors(), tick(), { lasts: READY_MS }));
  }
  const leave = () => keep(freeze());

  sand = openClock(clock, seats, tick());
  adopt(parts.kept);
  document.addEventListener('visibilitychange', settle);
  addEventListener('pagehide', leave);
  addEventListener('pointerdown', touch, true);
  addEventListener('keydown', touch, true);
  const unhand = handing.subscribe(settle);

  return {
    clock: { clock, told },
    turn(next, turning) {
      set(turnClock(now(), next, tick(), turning));
    },
    respite: () => freeze().respiteMs,
    freeze,
    adopt,
    close() {
      clearTimeout(timer);
      unhand();
      leave();
      document.removeEventListener('visibilitychange', settle);
      removeEventListener('pagehide', leave);
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', touch, true);
    },
  };
}

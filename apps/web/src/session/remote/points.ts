import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Match, partnersOf, type Seat } from '@tablee/kernel';
import type { DownFrame, UpFrame } from '@tablee/wire';
import type { Pointed } from '../../board/contract.ts';

/** How long a point is shown. */
const SHOWN_MS = 2_500;

/** Points of people on the board. */
export type Pointing = {
  readonly points: ReadonlySignal<readonly Pointed[]>;
  /** Null without a partner at the table, or where partners must not communicate (TOCK-29). */
  readonly point: ReadonlySignal<((at: string) => void) | null>;
};

type Parts = {
  readonly id: string;
  readonly own: ReadonlySignal<Seat | null>;
  readonly people: ReadonlySignal<readonly { readonly name: string | null }[]>;
  readonly match: ReadonlySignal<Match>;
  readonly send: (frame: UpFrame) => void;
};

export function openPointing({ id, own, people, match, send }: Parts) {
  const points = signal<readonly Pointed[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let shown = 0;

  const may = computed(() => {
    const { game, table, outcome } = match.value;
    const seat = own.value;
    if (seat === null || outcome !== null || game.quiet?.(table)) return false;
    return partnersOf(game, table, seat).some(partner => people.value[partner]?.name != null);
  });
  const show = (at: string) => send({ t: 'point', table: id, at });
  const pointing: Pointing = { points, point: computed(() => (may.value ? show : null)) };

  return {
    pointing,
    /** True if the frame was a point. */
    receive(frame: DownFrame): boolean {
      if (frame.t !== 'pointed') return false;
      const gesture = { id: ++shown, seat: frame.seat, at: frame.at };
      // A seat has one point at a time.
      points.value = [...points.peek().filter(p => p.seat !== gesture.seat), gesture];
      const timer = setTimeout(() => {
        timers.delete(timer);
        points.value = points.peek().filter(p => p.id !== gesture.id);
      }, SHOWN_MS);
      timers.add(timer);
      return true;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

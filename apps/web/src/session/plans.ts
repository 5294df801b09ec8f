import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Match, mayPlan, type Seat, turnOf } from '@tablee/kernel';
import type { DownFrame, UpFrame } from '@tablee/wire';
import type { Planned } from '../board/contract.ts';

/** Notes change with every step of a drawn route; sending them is throttled. */
const SEND_EVERY_MS = 500;

/** Notes of people about their next moves, shown on the board until the turn ends. */
export type Planning = {
  readonly plans: ReadonlySignal<readonly Planned[]>;
  /** Null for spectators, for people without partners, and where partners must not communicate (TOCK-29). */
  readonly plan: ReadonlySignal<((notes: readonly string[]) => void) | null>;
};

/** Notes of a seat with the turn they belong to. */
type TurnPlan = Planned & { readonly turn: number };

type Parts = {
  /** The seat whose notes this person writes. */
  readonly writer: ReadonlySignal<Seat | null>;
  readonly match: ReadonlySignal<Match>;
};

/** Plans of a table on this device. */
export function openPlanning({ writer, match }: Parts) {
  const known = signal<readonly TurnPlan[]>([]);
  const turn = computed(() => turnOf(match.value));

  function put(plan: TurnPlan) {
    const others = known.peek().filter(p => p.seat !== plan.seat && p.turn === plan.turn);
    known.value = plan.notes.length === 0 ? others : [...others, plan].sort((a, b) => a.seat - b.seat);
  }
  const write = (notes: readonly string[]) => {
    const seat = writer.peek();
    if (seat !== null) put({ seat, notes, turn: turn.peek() });
  };
  const may = computed(() => {
    const seat = writer.value;
    const { game, table, outcome } = match.value;
    return seat !== null && outcome === null && mayPlan(game, table, seat);
  });
  const planning: Planning = {
    plans: computed(() => known.value.filter(p => p.turn === turn.value)),
    plan: computed(() => (may.value ? write : null)),
  };
  return { planning, put, write, may, turn };
}

/** Plans of a table by link: own notes are shown at once and sent to the others. */
export function openSharedPlanning(parts: Parts & { id: string; send: (frame: UpFrame) => void }) {
  const { planning, put, write, may, turn } = openPlanning(parts);
  let unsent: { readonly notes: readonly string[]; readonly turn: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    timer = undefined;
    if (unsent === null) return;
    // The turn or the game may have ended since.
    const holds = may.peek() && unsent.turn === turn.peek();
    if (holds) parts.send({ t: 'plan', table: parts.id, notes: [...unsent.notes] });
    unsent = null;
    timer = setTimeout(flush, SEND_EVERY_MS);
  }
  const share = (notes: readonly string[]) => {
    write(notes);
    unsent = { notes, turn: turn.peek() };
    if (timer === undefined) flush();
  };
  return {
    planning: { ...planning, plan: computed(() => (may.value ? share : null)) } satisfies Planning,
    /** True if the frame was about plans. */
    receive(frame: DownFrame): boolean {
      if (frame.t !== 'planned') return false;
      // Unsent own notes are newer than the echo of the previous ones.
      if (frame.seat !== parts.writer.peek() || unsent === null) put(frame);
      return true;
    },
    close: () => clearTimeout(timer),
  };
}

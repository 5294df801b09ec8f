import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Match, mayPlan, type Seat, turnOf } from '@tablee/kernel';
import type { DownFrame, UpFrame } from '@tablee/wire';
import type { Planned } from '../board/contract.ts';

/** Notes may change with every step of a drawn route; the others are told this often at most. */
const TOLD_EVERY_MS = 500;

/** What people mean to do, shown on the board until the turn passes on. */
export type Planning = {
  readonly plans: ReadonlySignal<readonly Planned[]>;
  /** Null: this person plays with nobody, watches, or partners must not (TOCK-29). */
  readonly plan: ReadonlySignal<((notes: readonly string[]) => void) | null>;
};

/** A seat's notes, and the turn they were written in. */
type Kept = Planned & { readonly turn: number };

type Parts = {
  /** Whose notes this person writes; null: nobody's. */
  readonly writer: ReadonlySignal<Seat | null>;
  readonly match: ReadonlySignal<Match>;
};

/** On this device alone. */
export function openPlanning({ writer, match }: Parts) {
  const kept = signal<readonly Kept[]>([]);
  const turn = computed(() => turnOf(match.value));

  function keep(plan: Kept) {
    const others = kept.peek().filter(p => p.seat !== plan.seat && p.turn === plan.turn);
    kept.value = plan.notes.length === 0 ? others : [...others, plan].sort((a, b) => a.seat - b.seat);
  }
  const write = (notes: readonly string[]) => {
    const seat = writer.peek();
    if (seat !== null) keep({ seat, notes, turn: turn.peek() });
  };
  const may = computed(() => {
    const seat = writer.value;
    const { game, table, outcome } = match.value;
    return seat !== null && outcome === null && mayPlan(game, table, seat);
  });
  const planning: Planning = {
    plans: computed(() => kept.value.filter(p => p.turn === turn.value)),
    plan: computed(() => (may.value ? write : null)),
  };
  return { planning, keep, write, may, turn };
}

/** The same at a table by link: one's own notes are seen at once, the others hear of them. */
export function openSharedPlanning(parts: Parts & { id: string; send: (frame: UpFrame) => void }) {
  const { planning, keep, write, may, turn } = openPlanning(parts);
  let untold: { readonly notes: readonly string[]; readonly turn: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell() {
    timer = undefined;
    if (untold === null) return;
    // The turn, or the game, may have ended meanwhile.
    const holds = may.peek() && untold.turn === turn.peek();
    if (holds) parts.send({ t: 'plan', table: parts.id, notes: [...untold.notes] });
    untold = null;
    timer = setTimeout(tell, TOLD_EVERY_MS);
  }
  const share = (notes: readonly string[]) => {
    write(notes);
    untold = { notes, turn: turn.peek() };
    if (timer === undefined) tell();
  };
  return {
    planning: { ...planning, plan: computed(() => (may.value ? share : null)) } satisfies Planning,
    /** True: the frame was about plans. */
    hear(frame: DownFrame): boolean {
      if (frame.t !== 'planned') return false;
      // What one has written since is newer than the echo of what one wrote before.
      if (frame.seat !== parts.writer.peek() || untold === null) keep(frame);
      return true;
    },
    close: () => clearTimeout(timer),
  };
}

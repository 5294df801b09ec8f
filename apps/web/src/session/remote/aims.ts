import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Match, Seat } from '@tablee/kernel';
import type { DownFrame, UpFrame } from '@tablee/wire';
import type { Aimed } from '../../board/contract.ts';

/** A flick is aimed by hand, many times a second; the others are shown this often at most. */
const TOLD_EVERY_MS = 100;

/** Where those who are to act would shoot, seen by the others while it changes. */
export type Aiming = {
  /** Of the others. */
  readonly aims: ReadonlySignal<readonly Aimed[]>;
  /** Null: this person is not to act, or nobody would see it. */
  readonly aim: ReadonlySignal<((text: string) => void) | null>;
};

type Parts = {
  readonly id: string;
  readonly own: ReadonlySignal<Seat | null>;
  readonly sitters: ReadonlySignal<readonly { readonly name: string | null }[]>;
  readonly watching: ReadonlySignal<number>;
  readonly match: ReadonlySignal<Match>;
  readonly send: (frame: UpFrame) => void;
};

/** An aim holds as long as the entry it was told after is the last one. */
type Kept = Aimed & { readonly after: number };

export function openAiming({ id, own, sitters, watching, match, send }: Parts) {
  const kept = signal<readonly Kept[]>([]);
  let untold: string | null = null;
  let told = { text: '', after: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const may = computed(() => {
    const seat = own.value;
    const { game, state, outcome } = match.value;
    if (seat === null || outcome !== null || !game.actors(state).includes(seat)) return false;
    return watching.value > 0 || sitters.value.some((s, other) => other !== seat && s.name !== null);
  });

  function tell() {
    timer = undefined;
    // The turn may have ended meanwhile, and its aim with it.
    const text = may.peek() ? untold : null;
    untold = null;
    const after = match.peek().n;
    if (text === null || (text === told.text && after === told.after)) return;
    told = { text, after };
    send({ t: 'aim', table: id, aim: text });
    timer = setTimeout(tell, TOLD_EVERY_MS);
  }
  const aim = (text: string) => {
    untold = text;
    if (timer === undefined) tell();
  };
  const aiming: Aiming = {
    aims: computed(() => kept.value.filter(a => a.after === match.value.n && a.seat !== own.value)),
    aim: computed(() => (may.value ? aim : null)),
  };

  return {
    aiming,
    /** True: the frame was about aims. */
    hear(frame: DownFrame): boolean {
      if (frame.t !== 'aimed') return false;
      const after = match.peek().n;
      const others = kept.peek().filter(a => a.seat !== frame.seat && a.after === after);
      const { seat, aim: text } = frame;
      kept.value = text === '' ? others : [...others, { seat, aim: text, after }];
      return true;
    },
    close: () => clearTimeout(timer),
  };
}

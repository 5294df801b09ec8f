import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Match, Seat } from '@tablee/kernel';
import type { DownFrame, UpFrame } from '@tablee/wire';
import type { Aimed } from '../../board/contract.ts';

/** Aims change many times a second; sending them is throttled. */
const SEND_EVERY_MS = 100;

/** Where the actors would shoot, shown to the others while it changes. */
export type Aiming = {
  /** Aims of the other seats. */
  readonly aims: ReadonlySignal<readonly Aimed[]>;
  /** Null if this person has to wait, or there is no one to see the aim. */
  readonly aim: ReadonlySignal<((text: string) => void) | null>;
};

type Parts = {
  readonly id: string;
  readonly own: ReadonlySignal<Seat | null>;
  readonly people: ReadonlySignal<readonly { readonly name: string | null }[]>;
  readonly watching: ReadonlySignal<number>;
  readonly match: ReadonlySignal<Match>;
  readonly send: (frame: UpFrame) => void;
};

/** An aim is valid until the next entry. */
type TimedAim = Aimed & { readonly after: number };

export function openAiming({ id, own, people, watching, match, send }: Parts) {
  const known = signal<readonly TimedAim[]>([]);
  let unsent: string | null = null;
  let sent = { text: '', after: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const may = computed(() => {
    const seat = own.value;
    const { game, state, outcome } = match.value;
    if (seat === null || outcome !== null || !game.actors(state).includes(seat)) return false;
    return watching.value > 0 || people.value.some((s, other) => other !== seat && s.name !== null);
  });

  function flush() {
    timer = undefined;
    // The turn may have ended since.
    const text = may.peek() ? unsent : null;
    unsent = null;
    const after = match.peek().n;
    if (text === null || (text === sent.text && after === sent.after)) return;
    sent = { text, after };
    send({ t: 'aim', table: id, aim: text });
    timer = setTimeout(flush, SEND_EVERY_MS);
  }
  const aim = (text: string) => {
    unsent = text;
    if (timer === undefined) flush();
  };
  const aiming: Aiming = {
    aims: computed(() => known.value.filter(a => a.after === match.value.n && a.seat !== own.value)),
    aim: computed(() => (may.value ? aim : null)),
  };

  return {
    aiming,
    /** True if the frame was about aims. */
    receive(frame: DownFrame): boolean {
      if (frame.t !== 'aimed') return false;
      const after = match.peek().n;
      const others = known.peek().filter(a => a.seat !== frame.seat && a.after === after);
      const { seat, aim: text } = frame;
      known.value = text === '' ? others : [...others, { seat, aim: text, after }];
      return true;
    },
    close: () => clearTimeout(timer),
  };
}

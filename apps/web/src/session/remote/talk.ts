import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Match, type Seat, silenceOf } from '@tablee/kernel';
import type { DownFrame, Reaction, Spoken, UpFrame } from '@tablee/wire';
import { fetchTalk } from '../../api/client.ts';

/** How long a reaction is shown. */
const SHOWN_MS = 4_000;

/** A reaction on screen; `k` distinguishes repetitions. */
export type Shown = { readonly reaction: Reaction; readonly k: number };

/** The talk of a table. */
export type Conversation = {
  readonly lines: ReadonlySignal<readonly Spoken[]>;
  /** The current reaction of each seat. */
  readonly reactions: ReadonlySignal<ReadonlyMap<Seat, Shown>>;
  /**
   * Why this person may not write: spectator, partners before the end (TOCK-29), or a game for children who cannot
   * write yet (DRAGON-9).
   */
  readonly closed: ReadonlySignal<'watching' | 'quiet' | 'reactions' | null>;
  say(text: string): void;
  react(reaction: Reaction): void;
};

type Parts = {
  readonly id: string;
  readonly own: ReadonlySignal<Seat | null>;
  readonly match: ReadonlySignal<Match>;
  readonly send: (frame: UpFrame) => void;
};

type TalkFrame = Extract<DownFrame, { readonly t: 'talk' | 'said' | 'reacted' }>;
const isTalk = (frame: DownFrame): frame is TalkFrame =>
  frame.t === 'talk' || frame.t === 'said' || frame.t === 'reacted';

/** Lines in order, without duplicates. */
const merge = (known: readonly Spoken[], more: readonly Spoken[]): readonly Spoken[] => {
  const all = new Map([...known, ...more].map(line => [line.n, line]));
  return [...all.values()].sort((a, b) => a.n - b.n);
};

export function openConversation({ id, own, match, send }: Parts) {
  const lines = signal<readonly Spoken[]>([]);
  const reactions = signal<ReadonlyMap<Seat, Shown>>(new Map());
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let shown = 0;

  const closed = computed(() => {
    const seat = own.value;
    if (seat === null) return 'watching';
    const silence = silenceOf(match.value, seat);
    return silence && (silence === 'partners' ? 'quiet' : 'reactions');
  });

  function show(seat: Seat, reaction: Reaction) {
    const k = ++shown;
    reactions.value = new Map(reactions.peek()).set(seat, { reaction, k });
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (reactions.peek().get(seat)?.k !== k) return;
      const rest = new Map(reactions.peek());
      rest.delete(seat);
      reactions.value = rest;
    }, SHOWN_MS);
    timers.add(timer);
  }

  async function loadAll() {
    try {
      lines.value = merge(lines.peek(), (await fetchTalk(id)).lines);
    } catch {
      // The next line finds the gap again.
    }
  }

  const conversation: Conversation = {
    lines,
    reactions,
    closed,
    say: text => send({ t: 'say', table: id, text }),
    react: reaction => send({ t: 'react', table: id, reaction }),
  };
  return {
    conversation,
    /** Number of the last known line. */
    heard: (): number => lines.peek().at(-1)?.n ?? 0,
    /** True if the frame was about talk. */
    receive(frame: DownFrame): boolean {
      if (!isTalk(frame)) return false;
      if (frame.t === 'reacted') show(frame.seat, frame.reaction);
      else if (frame.t === 'talk') lines.value = merge(lines.peek(), frame.lines);
      else {
        const last = lines.peek().at(-1)?.n ?? 0;
        lines.value = merge(lines.peek(), [frame.line]);
        // The server skipped frames for a slow connection.
        if (frame.line.n > last + 1) void loadAll();
      }
      return true;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

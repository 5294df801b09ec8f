import type { ShootMove, State, TchakoEvent } from '@tablee/tchako';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../board/contract.ts';
import type { Take } from './film/take.ts';

type Entry = Shown<State, TchakoEvent>;

export type Reel = {
  /** What is drawn: while a shot slides, the position it began in. */
  readonly shown: Entry;
  readonly take: Take | null;
  /** The newest position is on the screen: its moves may be offered. */
  readonly settled: boolean;
  /** The shot has come to rest on the screen. */
  readonly rest: () => void;
  /** Whoever acts is not kept waiting: everything lies where it belongs at once. */
  readonly hurry: () => void;
};

/** What is not a shot is looked at for so long before the next entry. */
const LOOK_MS = 450;

const shotIn = ({ events }: Entry): ShootMove | null => {
  const shot = events.find(e => e.kind === 'shot');
  if (shot?.kind !== 'shot') return null;
  const { puck, direction, power, dx, dy, loaded } = shot;
  return { kind: 'shoot', puck, direction, power, dx, dy, loaded };
};

/** What is worth a look of its own. */
const isSeen = ({ events }: Entry): boolean =>
  events.some(e => e.kind === 'created' || e.kind === 'hooked' || e.kind === 'replaced');

/** Shows entries one after the other; a shot lasts until the film says that everything rests. */
export function useReel(shown: Entry, seen: ((n: number) => void) | undefined): Reel {
  const [, redraw] = useState(0);
  const drawn = useRef(shown);
  const waiting = useRef<readonly Entry[]>([]);
  const newest = waiting.current.at(-1) ?? drawn.current;

  if (newest.n !== shown.n) {
    const follows = shown.n > newest.n && shown.events.length > 0;
    waiting.current = follows ? [...waiting.current, shown] : [];
    if (!follows) drawn.current = shown;
  } else if (newest.state !== shown.state) {
    // The referee confirms what was predicted.
    waiting.current = waiting.current.map(entry => (entry === newest ? shown : entry));
    if (drawn.current === newest) drawn.current = shown;
  }

  const next = waiting.current[0];
  const move = next ? shotIn(next) : null;
  const held = useRef<Take | null>(null);
  // One take stays one object while it is seen, so that the film is begun once.
  if (!next || !move) held.current = null;
  else if (held.current?.to.n !== next.n) held.current = { before: drawn.current.state, move, to: next };

  const go = (count: number): void => {
    const to = waiting.current[count - 1];
    if (!to) return;
    drawn.current = to;
    waiting.current = waiting.current.slice(count);
    redraw(n => n + 1);
  };

  const lookedAt = useRef(0);
  useLayoutEffect(() => {
    if (!next || move) return;
    const wait = lookedAt.current - performance.now();
    const advance = (): void => {
      lookedAt.current = isSeen(next) ? performance.now() + LOOK_MS : 0;
      go(1);
    };
    if (wait <= 0) return advance();
    const timer = setTimeout(advance, wait);
    return () => clearTimeout(timer);
  });
  useLayoutEffect(() => seen?.(drawn.current.n), [drawn.current.n, seen]);

  return {
    shown: drawn.current,
    take: held.current,
    settled: waiting.current.length === 0,
    rest: () => go(1),
    hurry: () => {
      lookedAt.current = 0;
      go(waiting.current.length);
    },
  };
}

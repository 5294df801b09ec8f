import type { Seat } from '@tablee/kernel';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { prefersStill } from '../settings.ts';
import { show } from './animate.ts';
import type { BoardProps, Shown } from './contract.ts';
import {
  advance,
  extend,
  type Film,
  handsOn,
  isSettled,
  newest,
  onScreen,
  openFilm,
  settle,
} from './film.ts';
import { type Motion, planMotions } from './motion.ts';
import { compare, type Piece, type PlaceOf, type Root } from './piece.ts';

/** Pause between two entries seen one after the other, and before what follows a jump or the first look. */
const BREATH_MS = 110;
const BEFORE_MS = 350;
/** A jump that changes more than this is another position, not a motion. */
const MANY = 8;

export type Troupe<S, E> = {
  /** The pieces of a position, with the identities they had before. */
  readonly follow: (before: readonly Piece[] | null, shown: Shown<S, E>) => readonly Piece[];
  readonly moverOf: (shown: Shown<S, E>) => Seat | null;
  /** Where pieces do not simply go from one place to the next: their ways through an entry. */
  readonly travel?: (before: readonly Piece[], shown: Shown<S, E>, place: PlaceOf) => readonly Motion[];
  readonly hear: (events: readonly E[]) => void;
  /** For how long an entry is looked at before the next one, whether anything moves or not. */
  readonly hold?: (events: readonly E[]) => number;
  readonly unit: number;
};

export type Stage<S, E> = {
  readonly shown: Shown<S, E>;
  readonly pieces: readonly Piece[];
  /** The newest position is on the screen. */
  readonly settled: boolean;
  /** Seats this person moves, whose choice is on the screen: their moves may be offered. */
  readonly hands: readonly Seat[];
  /** Whoever acts is not kept waiting: everything is where it belongs at once. */
  readonly hurry: () => void;
};

/** Shows entries one after the other, each moving from where things are seen. */
export function useStage<S, E>(
  troupe: Troupe<S, E>,
  root: Root,
  { shown, hands }: Pick<BoardProps<S, E>, 'shown' | 'hands'>,
  place: PlaceOf,
): Stage<S, E> {
  const [, redraw] = useState(0);
  const film = useRef<Film<S, E> | null>(null);
  const drawn = useRef<{ pieces: readonly Piece[]; place: PlaceOf; at: number } | null>(null);
  const readyAt = useRef(performance.now() + BEFORE_MS);

  const take = (before: readonly Piece[] | null) => ({
    shown,
    pieces: troupe.follow(before, shown),
    mover: troupe.moverOf(shown),
  });
  if (film.current === null) film.current = openFilm(take(null));
  else {
    const last = newest(film.current);
    if (last.shown.n !== shown.n || last.shown.state !== shown.state)
      film.current = extend(film.current, take(last.pieces));
  }
  const frame = onScreen(film.current);

  const go = (next: Film<S, E>): void => {
    film.current = next;
    redraw(n => n + 1);
  };

  useLayoutEffect(() => {
    const before = drawn.current;
    const at = film.current!.at;
    drawn.current = { pieces: frame.pieces, place, at };
    if (!before || !root.current || before.pieces === frame.pieces || before.place !== place) return;
    const jump = frame.mover === null || at < before.at;
    const changes = compare(before.pieces, frame.pieces);
    const far = jump && changes.length > MANY;
    const still = prefersStill();
    const motions =
      troupe.travel && !jump && !still
        ? troupe.travel(before.pieces, frame.shown, place)
        : planMotions(changes, place, troupe.unit, still);
    const ms = far ? 0 : show(root.current, motions);
    const held = jump ? 0 : (troupe.hold?.(frame.shown.events) ?? 0);
    readyAt.current = performance.now() + Math.max(ms, held) + (jump ? BEFORE_MS : BREATH_MS);
    if (!jump) troupe.hear(frame.shown.events);
  }, [frame, place]);

  useLayoutEffect(() => {
    const now = film.current!;
    if (isSettled(now)) return;
    const wait = readyAt.current - performance.now();
    if (wait <= 0) return go(advance(now));
    const timer = setTimeout(() => go(advance(film.current!)), wait);
    return () => clearTimeout(timer);
  });

  return {
    shown: frame.shown,
    pieces: frame.pieces,
    settled: isSettled(film.current),
    hands: handsOn(hands, frame.shown, newest(film.current).shown),
    hurry: () => {
      readyAt.current = 0;
      if (!isSettled(film.current!)) go(settle(film.current!));
    },
  };
}

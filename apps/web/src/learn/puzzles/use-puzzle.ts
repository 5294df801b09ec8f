import type { Game, Refusal, Seat, Step } from '@tablee/kernel';
import { type Attempt, begin, type GoalTests, handsOf, hintOf, type Puzzle, play } from '@tablee/puzzles';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Past, Shown } from '../../board/contract.ts';
import { usePace, useTimer } from '../pace.ts';

/** Pauses before a reply, and before a wrong try is taken back. */
const REPLY_MS = 700;
const RESET_MS = 1_800;

export type Mark = 'on' | 'solved' | 'not-best' | 'missed';

/** What is on the board, and what is still to be shown. */
type Scene = {
  readonly attempt: Attempt;
  readonly shown: Shown;
  readonly past: readonly Past[];
  readonly lastsMs: number;
  /** The replies, each shown when the one before has been seen. */
  readonly queue: readonly Step[];
  /** Told when everything has been shown. */
  readonly mark: Mark | null;
};

/** Entry numbers keep growing, so that a board never takes a position for an earlier one. */
const opening = (attempt: Attempt, n: number): Scene => ({
  attempt,
  shown: { n, state: attempt.match.state, events: [] },
  past: [],
  lastsMs: 0,
  queue: [],
  mark: null,
});

function showStep(scene: Scene, step: Step, game: Game): Scene {
  const before = scene.shown.state;
  const n = scene.shown.n + 1;
  const { entry, events, match } = step;
  const move = 'move' in entry ? game.readMove(entry.move) : null;
  return {
    ...scene,
    shown: { n, state: match.state, events, before },
    past: scene.shown.events.length > 0 ? [...scene.past, pastOf(scene.shown)] : scene.past,
    lastsMs: move === null ? 0 : (game.lasts?.(before, move) ?? 0),
  };
}

const pastOf = ({ n, events, before }: Shown): Past => ({ n, events, before });

export type RunningPuzzle = {
  readonly attempt: Attempt;
  readonly shown: Shown;
  readonly past: readonly Past[];
  /** Null while something is still being shown. */
  readonly mark: Mark | null;
  /** The seat the solver has to move for; null while something is shown and once it is solved. */
  readonly hand: Seat | null;
  readonly replying: boolean;
  /** The next move of the solution; null when the line was left. */
  readonly hint: string | null;
  readonly play: (move: string) => Refusal | null;
  readonly restart: () => void;
  /** Called by a board with `suspense` when it has shown an entry. */
  readonly see: (n: number) => void;
};

/** Runs an attempt on a board: shows the solver's moves and the replies, and takes wrong tries back. */
export function usePuzzle(puzzle: Puzzle, game: Game, reached: GoalTests, suspense: boolean): RunningPuzzle {
  const [scene, setScene] = useState(() => opening(begin(puzzle, game, reached), 0));
  const newest = useRef(scene);
  const { attempt, shown, queue, mark } = scene;
  const { settled, see } = usePace({ n: shown.n, lastsMs: scene.lastsMs, suspense });

  const show = useCallback((next: Scene) => {
    newest.current = next;
    setScene(next);
  }, []);
  /** A number two higher and no events: boards draw the position without animation. */
  const goTo = useCallback((to: Attempt) => {
    const next = newest.current.shown.n + 2;
    see(next);
    show(opening(to, next));
  }, []);
  const restart = useCallback(() => goTo(begin(puzzle, game, reached)), [puzzle, game]);
  const first = useRef(puzzle);
  useEffect(() => {
    if (first.current === puzzle) return;
    first.current = puzzle;
    restart();
  }, [puzzle]);

  const wrong = mark === 'not-best' || mark === 'missed';
  const [reply, ...rest] = queue;
  const goOn = () => {
    if (reply) return show({ ...showStep(newest.current, reply, game), queue: rest });
    // A missed goal may have been lost earlier than by the last move.
    return mark === 'missed' ? restart() : goTo(newest.current.attempt);
  };
  const pauseMs = reply ? REPLY_MS : wrong ? RESET_MS : null;
  useTimer(settled ? pauseMs : null, goOn, [settled, scene]);

  const idle = settled && queue.length === 0 && !wrong && !attempt.solved;
  const hand = useMemo(() => {
    const actors = game.actors(attempt.match.state);
    return idle ? (handsOf(puzzle).find(seat => actors.includes(seat)) ?? null) : null;
  }, [idle, attempt]);

  const tryMove = useCallback(
    (move: string): Refusal | null => {
      const { attempt: now } = newest.current;
      const seat = handsOf(puzzle).find(s => game.actors(now.match.state).includes(s));
      const answer = play(now, move, seat);
      if (answer.verdict === 'wrong' && answer.why === 'refused') return answer.refusal;
      const [own, ...replies] = answer.steps;
      const after = answer.verdict === 'wrong' ? now : answer.attempt;
      const next: Scene = {
        ...newest.current,
        attempt: after,
        queue: replies,
        mark: answer.verdict === 'wrong' ? (answer.why === 'missed' ? 'missed' : 'not-best') : answer.verdict,
      };
      show(own ? showStep(next, own, game) : next);
      return null;
    },
    [puzzle, game],
  );

  return {
    attempt,
    shown,
    past: scene.past,
    mark: settled && queue.length === 0 ? mark : null,
    hand,
    replying: queue.length > 0,
    hint: hand === null ? null : (hintOf(attempt)?.move ?? null),
    play: tryMove,
    restart,
    see,
  };
}

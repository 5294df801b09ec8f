import { signal } from '@preact/signals';
import {
  type FigureName,
  PIECES,
  type Piece,
  type Placed,
  RIDDLES,
  type Riddle,
} from '@tablee/tchang/tangram';
import { useRef, useState } from 'preact/hooks';
import { playTone, STONES_MEET, type Tone, WOOD_STEPS, wakeSound } from '../../../board/sound.ts';
import { announce } from '../../../page/live.tsx';
import { loadJson, save } from '../../../storage/store.ts';
import type { Words } from './fr.ts';
import {
  choose,
  flip,
  follow,
  hintFor,
  hop,
  isSolved,
  laidOf,
  nudge,
  openPuzzle,
  type Puzzle,
  percentOf,
  sendHome,
  settle,
  turn,
} from './puzzle.ts';
import { namePiece, sayPiece, sayPlaced, sayTurned } from './text.ts';

const KEY = 'tangram.solved';

/** Stored names, without unknown ones. */
export function readSolved(raw: unknown): readonly FigureName[] {
  return Array.isArray(raw) ? RIDDLES.map(r => r.name).filter(name => raw.includes(name)) : [];
}

/** Figures solved on this device. */
export const solved = signal<readonly FigureName[]>(readSolved(loadJson(KEY)));

export function markSolved(name: FigureName): void {
  if (solved.peek().includes(name)) return;
  // Another tab may have stored more since this page was loaded.
  solved.value = readSolved([...readSolved(loadJson(KEY)), ...solved.peek(), name]);
  save(KEY, JSON.stringify(solved.value));
}

/** Played when the figure is solved. */
const BELLS: readonly Tone[] = [523, 659, 784].map(hz => ({
  body: { from: hz, to: hz * 0.995, gain: 0.16 },
  ms: 700,
  swell: 4,
}));

/** State of the puzzle page and its actions, shared by pointer, keys and buttons. Every action is announced. */
export type PuzzleActions = {
  readonly puzzle: Puzzle;
  readonly hint: Placed | null;
  /** Last message; empty for none. */
  readonly note: string;
  readonly solved: boolean;
  /** A piece is being dragged. */
  readonly carrying: boolean;
  readonly choose: (piece: Piece | null) => void;
  readonly turn: (by: number) => void;
  readonly flip: () => void;
  readonly nudge: (dx: number, dy: number) => void;
  readonly settle: () => void;
  readonly hop: (by: 1 | -1) => void;
  readonly putAway: () => void;
  readonly help: () => void;
  readonly again: () => void;
  /** Drags without announcements. */
  readonly carry: (change: (puzzle: Puzzle) => Puzzle) => void;
  readonly drop: (change: (puzzle: Puzzle) => Puzzle) => void;
};

type Now = {
  readonly puzzle: Puzzle;
  readonly hint: Placed | null;
  readonly note: string;
  readonly carrying: boolean;
};
const atRest = (puzzle: Puzzle, hint: Placed | null = null, note = ''): Now => ({
  puzzle,
  hint,
  note,
  carrying: false,
});

export function usePuzzleActions(riddle: Riddle, word: Words): PuzzleActions {
  const now = useRef<Now>(atRest(openPuzzle(riddle)));
  const [, redraw] = useState(0);
  const show = (next: Now): void => {
    now.current = next;
    redraw(n => n + 1);
  };
  const name = word.figures[riddle.name].name;
  const { puzzle, hint, note, carrying } = now.current;

  /** Replaces the puzzle and announces the change. */
  const become = (next: Puzzle, said: string): void => {
    const before = now.current.puzzle;
    wakeSound();
    if (isSolved(next) && !isSolved(before)) {
      show(atRest(choose(next, null)));
      markSolved(riddle.name);
      for (const [i, bell] of BELLS.entries()) playTone(bell, i * 160);
      announce(word.solvedHeard(name));
      return;
    }
    if (laidOf(next).length > laidOf(before).length) playTone(STONES_MEET);
    show(atRest(next));
    announce(`${said}. ${word.covered(percentOf(next))}`);
  };
  const tell = (said: string): void => {
    show({ ...now.current, note: said });
    announce(said);
  };
  /** Acts on the chosen piece, or says that none is chosen. */
  const withChosen = (act: (puzzle: Puzzle, piece: Piece) => void): void => {
    const { puzzle: current } = now.current;
    if (isSolved(current)) return;
    if (current.chosen === null) tell(word.noneChosen);
    else act(current, current.chosen);
  };
  const put = (next: Puzzle, piece: Piece): void => become(next, sayPiece(next, piece, word));

  return {
    puzzle,
    hint,
    note,
    solved: isSolved(puzzle),
    carrying,
    choose: piece => {
      if (isSolved(now.current.puzzle)) return;
      show({ ...now.current, puzzle: choose(now.current.puzzle, piece), note: '' });
    },
    turn: by =>
      withChosen((b, piece) => {
        playTone(WOOD_STEPS);
        put(settle(turn(b, piece, by)), piece);
      }),
    flip: () =>
      withChosen((b, piece) => {
        if (PIECES[piece] !== 'parallelogram') tell(word.onlyTurns);
        else put(settle(flip(b, piece)), piece);
      }),
    nudge: (dx, dy) => withChosen((b, piece) => put(nudge(b, piece, dx, dy), piece)),
    settle: () => withChosen((b, piece) => put(settle(b), piece)),
    hop: by =>
      withChosen((b, piece) => {
        const found = hop(b, piece, by);
        if (!found) return tell(word.noPlace(namePiece(piece, word)));
        become(found.puzzle, `${word.placeOf(found.n, found.of)} ${sayPiece(found.puzzle, piece, word)}`);
      }),
    putAway: () => withChosen((b, piece) => put(sendHome(b, piece), piece)),
    help: () => {
      const { puzzle: current, hint: shown } = now.current;
      if (shown) return put(follow(current, shown), shown.piece);
      const next = hintFor(current);
      if (!next) return tell(word.hintDone);
      const said = word.hintIs(
        namePiece(next.piece, word),
        sayTurned(next, word),
        sayPlaced(current, next, word),
      );
      show(atRest(choose(current, next.piece), next, said));
      announce(said);
    },
    again: () => {
      show(atRest(openPuzzle(riddle)));
      announce(word.startedAgain);
    },
    carry: change => show({ ...now.current, puzzle: change(now.current.puzzle), note: '', carrying: true }),
    drop: change => {
      const next = settle(change(now.current.puzzle));
      if (next.chosen === null) show(atRest(next));
      else put(next, next.chosen);
    },
  };
}

import type { Piece, Placed, Riddle } from '@tablee/tchang/tangram';
import { PIECES } from '@tablee/tchang/tangram';
import { useRef, useState } from 'preact/hooks';
import { playTone, STONES_MEET, type Tone, WOOD_STEPS, wakeSound } from '../board/sound.ts';
import { announce } from '../page/live.tsx';
import {
  type Bench,
  choose,
  flip,
  follow,
  hintFor,
  hop,
  isSolved,
  laidOf,
  nudge,
  openBench,
  percentOf,
  sendHome,
  settle,
  turn,
} from './bench.ts';
import { markSolved } from './kept.ts';
import { namePiece, sayPiece, sayPlaced, sayTurned } from './speech.ts';
import type { Words } from './words/fr.ts';

/** Three bells, one after the other: it is done. */
const BELLS: readonly Tone[] = [523, 659, 784].map(hz => ({
  body: { from: hz, to: hz * 0.995, gain: 0.16 },
  ms: 700,
  swell: 4,
}));

/** What hands, keys and buttons do at the bench; every deed is also said. */
export type Hand = {
  readonly bench: Bench;
  readonly hint: Placed | null;
  /** The last thing to read; empty for none. */
  readonly note: string;
  readonly solved: boolean;
  /** A piece follows the pointer. */
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
  /** While a piece is carried nothing is said. */
  readonly carry: (change: (bench: Bench) => Bench) => void;
  readonly drop: (change: (bench: Bench) => Bench) => void;
};

type Now = {
  readonly bench: Bench;
  readonly hint: Placed | null;
  readonly note: string;
  readonly carrying: boolean;
};
const atRest = (bench: Bench, hint: Placed | null = null, note = ''): Now => ({
  bench,
  hint,
  note,
  carrying: false,
});

export function useHand(riddle: Riddle, word: Words): Hand {
  const now = useRef<Now>(atRest(openBench(riddle)));
  const [, redraw] = useState(0);
  const show = (next: Now): void => {
    now.current = next;
    redraw(n => n + 1);
  };
  const name = word.figures[riddle.name].name;
  const { bench, hint, note, carrying } = now.current;

  /** Another bench, and what is said of it. */
  const become = (next: Bench, said: string): void => {
    const before = now.current.bench;
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
  /** Does something with the chosen piece, or says that there is none. */
  const withChosen = (act: (bench: Bench, piece: Piece) => void): void => {
    const { bench: current } = now.current;
    if (isSolved(current)) return;
    if (current.chosen === null) tell(word.noneChosen);
    else act(current, current.chosen);
  };
  const put = (next: Bench, piece: Piece): void => become(next, sayPiece(next, piece, word));

  return {
    bench,
    hint,
    note,
    solved: isSolved(bench),
    carrying,
    choose: piece => {
      if (isSolved(now.current.bench)) return;
      show({ ...now.current, bench: choose(now.current.bench, piece), note: '' });
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
        become(found.bench, `${word.placeOf(found.n, found.of)} ${sayPiece(found.bench, piece, word)}`);
      }),
    putAway: () => withChosen((b, piece) => put(sendHome(b, piece), piece)),
    help: () => {
      const { bench: current, hint: shown } = now.current;
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
      show(atRest(openBench(riddle)));
      announce(word.startedAgain);
    },
    carry: change => show({ ...now.current, bench: change(now.current.bench), note: '', carrying: true }),
    drop: change => {
      const next = settle(change(now.current.bench));
      if (next.chosen === null) show(atRest(next));
      else put(next, next.chosen);
    },
  };
}

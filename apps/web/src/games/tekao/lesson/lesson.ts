import { BLUE, readSquare, type Side, type State, sideOf, type TekaoEvent } from '@tablee/tekao';
import {
  again,
  type Guide,
  type Lesson,
  onSquares,
  type Result,
  type Spot,
  type Step,
  taps,
  type Verdict,
} from '../../../board/lesson.ts';
import { CELL, squareCentre } from '../draw/geometry.ts';

type TekaoStep = Step<State, TekaoEvent>;
type TekaoResult = Result<State, TekaoEvent>;

/** The learner plays blue, at the lower edge. */
const OWN = 0;

const spot = (square: string): Spot => squareCentre(readSquare(square), false);
const { ring, drag } = onSquares(spot);
/** Inside the square. */
const RADIUS = 30;

/** A tap on the piece shows its handles; the one to the right is at its upper corner. */
const turnRight = (square: string) => (): Guide => {
  const { x, y } = spot(square);
  return taps({ x, y }, { x: x + CELL / 2, y: y - CELL / 2 });
};

const lost = (events: readonly TekaoEvent[], side: Side): boolean =>
  events.some(e => e.kind === 'fell' && sideOf(e.cell) === side);
const took = (events: readonly TekaoEvent[]): boolean => lost(events, 1 - BLUE);

/** TEKAO-6: c2 goes three squares by its pistol. */
function judgeWeapons({ events }: TekaoResult): Verdict {
  const [moved] = events.filter(e => e.kind === 'moved');
  if (!moved) return again('turned');
  if (moved.to === readSquare('c5')) return 'done';
  if (moved.from !== readSquare('c2')) return again('other');
  return again(moved.to % 8 === moved.from % 8 && moved.to > moved.from ? 'short' : 'side');
}

/** TEKAO-3, TEKAO-8 */
function judgeBeats({ events }: TekaoResult): Verdict {
  if (took(events)) return 'done';
  return lost(events, BLUE) ? again('taken', 'TEKAO-9') : again('apart', 'TEKAO-8');
}

/** TEKAO-8: a turn attacks, too. */
function judgeTurn({ events }: TekaoResult): Verdict {
  if (took(events)) return 'done';
  if (lost(events, BLUE)) return again('taken', 'TEKAO-3');
  return again(events.some(e => e.kind === 'moved') ? 'moved' : 'other');
}

/** TEKAO-9: captures first, then a stronger neighbour takes the acting piece. */
function judgeSafe({ events }: TekaoResult): Verdict {
  const fell = lost(events, BLUE);
  if (took(events)) return fell ? again('fell') : 'done';
  return fell ? again('lost') : again('apart', 'TEKAO-8');
}

/** TEKAO-10 */
function judgeFlag({ state, events }: TekaoResult): Verdict {
  if (state.phase === 'flag' && state.winner === BLUE) return 'done';
  const own = events.some(e => e.kind === 'moved' && e.from === readSquare('e1'));
  return again(own ? 'own' : 'missed');
}

const STEPS: readonly TekaoStep[] = [
  {
    id: 'weapons',
    rule: 'TEKAO-6',
    position:
      'b:b1:PTGA,d1:FFFF,f1:PATG,h1:TPGA,a2:GTPA,c2:PTAG,d2:TAPG,e2:PGAT,g2:AGPT y:b7:PTAG,d7:ATPG,e7:PGTA,f7:AGPT,h7:PAGT,a8:GATP,c8:TGPA,e8:FFFF,g8:GAPT turn=0 streak=-/- quiet=0',
    judge: judgeWeapons,
    solution: ['c2n3'],
    goals: [ring('c5', RADIUS)],
    guide: drag('c2', 'c5'),
  },
  {
    id: 'beats',
    rule: 'TEKAO-3',
    position: 'b:d1:FFFF,f2:PGAT,d4:TAGP,b6:PATG y:d6:AGPT,g7:PAGT,e8:FFFF turn=0 streak=-/- quiet=0',
    judge: judgeBeats,
    solution: ['d4n1'],
    goals: [ring('d5', RADIUS)],
    guide: drag('d4', 'd5'),
  },
  {
    id: 'turn',
    rule: 'TEKAO-8',
    position: 'b:d1:FFFF,f2:PGAT,d4:PAGT y:d5:AGPT,b7:PTAG,e8:FFFF turn=0 streak=-/- quiet=0',
    judge: judgeTurn,
    solution: ['d4+'],
    goals: [],
    guide: turnRight('d4'),
  },
  {
    id: 'safe',
    rule: 'TEKAO-9',
    position: 'b:e1:FFFF,g2:PGAT,c4:TAPG,a6:PTAG y:d5:PAGT,c6:TGPA,g7:AGPT,e8:FFFF turn=0 streak=-/- quiet=0',
    judge: judgeSafe,
    solution: ['a6e1'],
    goals: [ring('b6', RADIUS)],
    guide: drag('a6', 'b6'),
  },
  {
    id: 'flag',
    rule: 'TEKAO-10',
    position: 'b:e1:FFFF,b2:TAPG,d5:PATG,g5:PGAT y:b7:AGPT,e7:PAGT,d8:FFFF,g8:GAPT turn=0 streak=-/- quiet=0',
    judge: judgeFlag,
    solution: ['d5n2'],
    goals: [ring('d7', RADIUS)],
    guide: drag('d5', 'd7'),
  },
];

export const lesson: Lesson<State, TekaoEvent> = {
  seat: OWN,
  seats: 2,
  steps: STEPS,
  // TEKAO-5: the first game begins with the battle, which the lesson has taught.
  ways: { quick: { setup: 'mirrored' } },
};

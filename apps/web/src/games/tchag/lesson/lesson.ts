import { RED, readSquare, type State, type TchagEvent } from '@tablee/tchag';
import {
  again,
  type Lesson,
  onSquares,
  type Result,
  type Step,
  type Verdict,
} from '../../../board/lesson.ts';
import { squareCentre } from '../draw/geometry.ts';

type TchagStep = Step<State, TchagEvent>;
type TchagResult = Result<State, TchagEvent>;

/** The learner plays red, at the lower edge. */
const OWN = RED;

const { ring, drag } = onSquares(square => squareCentre(readSquare(square), false));
/** Inside the stone, so that its edge stays visible. */
const STONE = 37;
/** Around the pawn on the stone. */
const PAWN = 34;

/** TCHAG-3: the target alone does not tell the colours apart, pawns on both reach it. */
const judgeColour =
  (grey: boolean, goal: string) =>
  ({ events }: TchagResult): Verdict => {
    const moved = events.find(e => e.kind === 'moved');
    const left = events.find(e => e.kind === 'removed');
    if (!moved || left?.grey !== grey) return again('colour');
    return moved.to === readSquare(goal) ? 'done' : again('elsewhere');
  };

/** TCHAG-5 */
const judgeStone =
  (stone: string) =>
  ({ events }: TchagResult): Verdict =>
    events.some(e => e.kind === 'removed' && e.square === readSquare(stone)) ? 'done' : again('other');

/** TCHAG-6, TCHAG-7: the other side opens a second gap. It is allowed, and longer. */
const judgeGap = ({ state }: TchagResult): Verdict =>
  state.phase === 'repair' ? again('more', 'TCHAG-7') : 'done';

/** TCHAG-8: every slide offered here joins the parts. */
const judgeIsles = ({ state }: TchagResult): Verdict => (state.phase === 'repair' ? null : 'done');

/** TCHAG-11 */
const judgeFour = ({ state }: TchagResult): Verdict =>
  state.phase === 'captured' ? 'done' : again('missed', 'TCHAG-4');

const STEPS: readonly TchagStep[] = [
  {
    id: 'black',
    rule: 'TCHAG-3',
    position: 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0',
    judge: judgeColour(false, 'd3'),
    solution: ['d2d3'],
    goals: [ring('d3', STONE)],
    guide: drag('d2', 'd3'),
  },
  {
    id: 'grey',
    rule: 'TCHAG-3',
    position: '.+x+x+/x+YyYx/y+x+x+/+x+x+x/xRrR+r/+x+x+. r 0-0',
    judge: judgeColour(true, 'd3'),
    solution: ['c2d3'],
    goals: [ring('d3', STONE)],
    guide: drag('c2', 'd3'),
  },
  {
    id: 'stone',
    rule: 'TCHAG-5',
    position: 'x+x+x+/+yYyx+/x+x+yx/+x+x++/xRrR+r/.+x+x. r 0-0',
    judge: judgeStone('f2'),
    solution: ['f2e3'],
    goals: [ring('f2', PAWN)],
    guide: drag('f2', 'e3'),
  },
  {
    id: 'gap',
    rule: 'TCHAG-6',
    position: 'y+x+y+/++Yyxx/xxx+++/+x+Rrx/+r+.R+/....xx r 0-0',
    judge: judgeGap,
    solution: ['c2>'],
    goals: [ring('d2', STONE)],
    guide: drag('c2', 'd2'),
  },
  {
    id: 'isles',
    rule: 'TCHAG-8',
    position: '.x+x../.yy+Y./.+xYx+/.xxrxr/.R++x+/R..... r 0-0',
    judge: judgeIsles,
    solution: ['=a1^'],
    goals: [ring('a2', STONE)],
    guide: drag('a1', 'a2'),
  },
  {
    id: 'four',
    rule: 'TCHAG-11',
    position: '..x.../.+Rx../xR+r../.+Y++./..+R+x/..x+.. r 3-0',
    judge: judgeFour,
    solution: ['d4c3'],
    goals: [ring('c3', PAWN)],
    guide: drag('d4', 'c3'),
  },
];

export const lesson: Lesson<State, TchagEvent> = {
  seat: OWN,
  seats: 2,
  steps: STEPS,
  ways: { rows: { start: 'rows' } },
};

import { EXITS, readSpace, type State, type TchangEvent } from '@tablee/tchang';
import {
  again,
  type Beside,
  type Goal,
  type Lesson,
  onSquares,
  type Result,
  type Spot,
  type Step,
  taps,
  type Verdict,
} from '../../../board/lesson.ts';
import { centreOf } from '../art/geometry.ts';
import { lengthOf } from '../motion/schedule.ts';
import { POSITIONS } from './positions.ts';
import './lesson.css';

type TchangStep = Step<State, TchangEvent>;
type TchangResult = Result<State, TchangEvent>;

/** The learner plays red. */
const OWN = 0;
const GREEN = 1;
const BLUE = 3;

const spot = (name: string): Spot => centreOf(readSpace(name));
const ringAt = (name: string): Goal => onSquares(spot).ring(name, 42);
/** The first button below the board is "share", or the end of the turn where nothing can be shared. */
const SHARE: Beside = { on: '.tchang-deeds .row .button' };
const END: Beside = { on: '.tchang-deeds .row .button.main' };

const has = (events: readonly TchangEvent[], ...kinds: readonly TchangEvent['kind'][]): boolean =>
  events.some(e => kinds.includes(e.kind));

/** TCHANG-5, TCHANG-8 */
function judgePay({ events }: TchangResult): Verdict {
  if (has(events, 'dragon', 'tangram')) return 'done';
  if (has(events, 'found', 'bitten')) return again('stone');
  return again(has(events, 'moved') ? 'empty' : 'stayed');
}

/** TCHANG-6 */
function judgeStone({ events }: TchangResult): Verdict {
  if (has(events, 'found')) return 'done';
  return again(has(events, 'moved') ? 'dark' : 'stayed');
}

/** TCHANG-7 */
function judgeRescue({ events }: TchangResult): Verdict {
  if (has(events, 'freed')) return 'done';
  return again(has(events, 'moved') ? 'away' : 'stayed');
}

/** TCHANG-9: green needs two fireflies for its statue. */
function judgeShare({ state, events, seat }: TchangResult): Verdict {
  if (seat === GREEN) return has(events, 'tangram') ? 'done' : null;
  if (has(events, 'moved')) return again('left');
  if (has(events, 'ended', 'passed') && state.purses[GREEN]! < 2) return again('few');
  return null;
}

/** TCHANG-10, TCHANG-12 */
function judgeOpen({ events }: TchangResult): Verdict {
  if (has(events, 'opened')) return 'done';
  return again(has(events, 'moved') ? 'elsewhere' : 'stayed');
}

/** TCHANG-12: blue cannot pay the last step, and red needs one firefly for itself. */
function judgeLeave({ state, events, seat }: TchangResult): Verdict {
  if (state.phase === 'escaped') return 'done';
  if (seat !== OWN) return null;
  if (state.purses[OWN] === 0 && !has(events, 'moved')) return again('all');
  if (state.purses[BLUE] === 0 && has(events, 'moved', 'passed', 'ended')) return again('alone', 'TCHANG-9');
  return has(events, 'moved') && state.pawns[OWN] !== EXITS[OWN] ? again('away') : null;
}

const STEPS: readonly TchangStep[] = [
  {
    id: 'pay',
    rule: 'TCHANG-5',
    position: POSITIONS.pay,
    judge: judgePay,
    // A green dragon.
    picks: [3],
    solution: ['r:d4-d6'],
    goals: [ringAt('d6')],
    guide: () => taps(spot('d6')),
  },
  {
    id: 'stone',
    rule: 'TCHANG-6',
    position: POSITIONS.stone,
    judge: judgeStone,
    // Four fireflies.
    picks: [4],
    solution: ['r:d4-f4'],
    goals: [ringAt('f4')],
    guide: () => taps(spot('f4')),
  },
  {
    id: 'rescue',
    rule: 'TCHANG-7',
    position: POSITIONS.rescue,
    judge: judgeRescue,
    // The statue under the animal is a yellow dragon.
    picks: [6],
    solution: ['r:d4-f5'],
    goals: [ringAt('f5')],
    guide: () => taps(spot('f5')),
  },
  {
    id: 'share',
    rule: 'TCHANG-9',
    position: POSITIONS.share,
    judge: judgeShare,
    replies: ['g:f5-g6'],
    picks: [12],
    solution: ['r>g:2@f5', 'end'],
    goals: [ringAt('g6')],
    guide: (_, played) => taps(played === 0 ? SHARE : END),
  },
  {
    id: 'open',
    rule: 'TCHANG-10',
    position: POSITIONS.open,
    judge: judgeOpen,
    // The third red dragon.
    picks: [0],
    solution: ['r:d6-b7'],
    goals: [ringAt('b7')],
    guide: () => taps(spot('b7')),
  },
  {
    id: 'leave',
    rule: 'TCHANG-12',
    position: POSITIONS.leave,
    judge: judgeLeave,
    // It shares nothing with those who are out already.
    replies: ['b:b7-a7', 'end'],
    solution: ['r>b:1@b7', 'end', 'r:b7-a7'],
    goals: [ringAt('a7')],
    guide: (_, played) => taps(played === 0 ? SHARE : played === 1 ? END : spot('a7')),
  },
];

export const lesson: Lesson<State, TchangEvent> = {
  seat: OWN,
  seats: 4,
  steps: STEPS,
  ways: { table: {} },
  lasts: lengthOf,
};

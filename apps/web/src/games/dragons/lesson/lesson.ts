import { ANIMAL, type DragonsEvent, isOver, readSpace, type State } from '@tablee/dragons';
import {
  again,
  type Guide,
  type Lesson,
  type Result,
  type Step,
  taps,
  type Verdict,
} from '../../../board/lesson.ts';
import { placeOf } from '../draw/pieces.ts';
import { Picture } from './pictures.tsx';
import { POSITIONS } from './positions.ts';

type DragonsStep = Step<State, DragonsEvent>;
type DragonsResult = Result<State, DragonsEvent>;

/** The learner is the red dragon. */
const OWN = 0;
/** In the step about memory there is one stone with so many fireflies. */
const SOUGHT = 4;

/** Points at a picture below the board. */
const press = (choice: string): Guide => taps({ on: `[data-choice="${choice}"]` });
const tap = (space: string): Guide => taps(placeOf(readSpace(space)));
const turnedIn = (events: readonly DragonsEvent[]) => events.find(e => e.kind === 'turned');

/** DRAGON-2, DRAGON-3: null while a gesture is still missing. */
function judgeDuel({ events }: DragonsResult): Verdict {
  if (!events.some(e => e.kind === 'shown')) return null;
  if (events.some(e => e.kind === 'again')) return again('tie', 'DRAGON-3');
  return events.some(e => e.kind === 'won' && e.seat === OWN) ? 'done' : again('lost', 'DRAGON-3');
}

/** DRAGON-5. `beast`: the rule about an animal, first or after other stones. */
function judgeCatch({ events }: DragonsResult, beast: string): Verdict {
  if (events.some(e => e.kind === 'kept')) return 'done';
  return turnedIn(events)?.face === ANIMAL ? again('beast', beast) : null;
}

/** DRAGON-5: at least one more stone before keeping. */
function judgeDare(result: DragonsResult): Verdict {
  const kept = result.events.find(e => e.kind === 'kept');
  return kept && kept.spaces.length < 2 ? again('timid') : judgeCatch(result, 'DRAGON-6');
}

/** DRAGON-6: the stones are hidden when the next duel begins. */
function judgeBeast({ events }: DragonsResult): Verdict {
  if (events.some(e => e.kind === 'hid')) return events.some(e => e.kind === 'round') ? 'done' : null;
  return turnedIn(events)?.face === ANIMAL ? null : again('other');
}

/** DRAGON-8 */
function judgeMemory(result: DragonsResult): Verdict {
  const turned = turnedIn(result.events);
  if (!turned) {
    const duel = judgeDuel(result);
    return duel === 'done' ? null : duel;
  }
  if (turned.face === SOUGHT) return 'done';
  return again(turned.face === ANIMAL ? 'beast' : 'elsewhere');
}

/** DRAGON-7 */
const judgeCount = ({ state, events }: DragonsResult): Verdict =>
  isOver(state) ? 'done' : turnedIn(events) ? again('beast', 'DRAGON-4') : null;

/** DRAGON-3: the green dragon's gesture is in the position. */
const duel = (id: 'rock' | 'paper' | 'scissors'): DragonsStep => ({
  id,
  rule: 'DRAGON-3',
  position: POSITIONS[id],
  judge: judgeDuel,
  solution: [id],
  goals: [],
  guide: inTurn(press(id)),
});

/** One guide for each move of the learner. */
const inTurn =
  (...guides: readonly Guide[]) =>
  (_way: string, played: number): Guide | null =>
    guides[played] ?? null;

const STEPS: readonly DragonsStep[] = [
  duel('rock'),
  duel('paper'),
  duel('scissors'),
  {
    id: 'catch',
    rule: 'DRAGON-5',
    position: POSITIONS.catch,
    judge: result => judgeCatch(result, 'DRAGON-4'),
    solution: ['turn d4', 'keep'],
    goals: [],
    guide: inTurn(tap('d4'), press('keep')),
  },
  {
    id: 'dare',
    rule: 'DRAGON-5',
    position: POSITIONS.dare,
    judge: judgeDare,
    solution: ['turn e4', 'keep'],
    goals: [],
    guide: inTurn(tap('e4'), press('keep')),
  },
  {
    id: 'beast',
    rule: 'DRAGON-6',
    position: POSITIONS.beast,
    judge: judgeBeast,
    solution: ['turn c4', 'hide c4>b5', 'hide d4>f5'],
    goals: [],
    guide: inTurn(tap('c4'), tap('b5'), tap('f5')),
  },
  {
    id: 'memory',
    rule: 'DRAGON-8',
    position: POSITIONS.memory,
    judge: judgeMemory,
    replies: ['rock'],
    solution: ['hide d4>b4', 'paper', 'turn b4'],
    goals: [],
    guide: inTurn(tap('b4'), press('paper'), tap('b4')),
    byHeart: 1,
  },
  {
    id: 'count',
    rule: 'DRAGON-7',
    position: POSITIONS.count,
    judge: judgeCount,
    solution: ['turn d4'],
    goals: [],
    guide: inTurn(tap('d4')),
  },
];

/** DRAGON-9 */
export const lesson: Lesson<State, DragonsEvent> = {
  seat: OWN,
  seats: 2,
  steps: STEPS,
  ways: { screen: { hands: 'screen' } },
  Picture,
};

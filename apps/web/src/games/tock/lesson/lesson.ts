import {
  ACE,
  type Colour,
  isHouse,
  JACK,
  KING,
  type Place,
  type Rank,
  readPlace,
  SEVEN,
  type State,
  type TockEvent,
} from '@tablee/tock';
import {
  again,
  type Beside,
  type Goal,
  type Guide,
  type Lesson,
  onSquares,
  type Result,
  type Spot,
  type Step,
  taps,
  type Verdict,
} from '../../../board/lesson.ts';
import { pointOf } from '../draw/geometry.ts';
import { slotId } from '../input/selection.ts';
import { lastsMs } from '../motion/schedule.ts';
import { POSITIONS } from './positions.ts';
import './lesson.css';

type TockStep = Step<State, TockEvent>;
type TockResult = Result<State, TockEvent>;

/** The learner plays red; the partner is yellow. */
const OWN = 0;
const PARTNER = 2;

const spot = (name: string): Spot => pointOf(readPlace(name), OWN);
/** Around the squares; a pawn on one stays visible. */
const rings = (...names: readonly string[]): readonly Goal[] =>
  names.map(name => onSquares(spot).ring(name, 44));
const card = (rank: Rank): Beside => ({ on: `[data-slot="${slotId({ rank, copy: 0 })}"]` });
const inTurn =
  (...way: readonly (Spot | Beside)[]) =>
  (): Guide =>
    taps(...way);

const cardIn = (events: readonly TockEvent[]): Rank | null =>
  events.find(e => e.kind === 'played')?.card ?? null;
const entered = (events: readonly TockEvent[], colour: Colour): boolean =>
  events.some(e => e.kind === 'entered' && e.colour === colour);
const takenIn = (events: readonly TockEvent[]): number => events.filter(e => e.kind === 'taken').length;
const walksIn = (events: readonly TockEvent[]): number => events.filter(e => e.kind === 'walked').length;
const stands = (state: State, colour: Colour, at: Place): boolean =>
  state.pawns.slice(4 * colour, 4 * colour + 4).includes(at);

/** TOCK-20: nothing else is legal, and the rules say why. */
const judgeEnter = ({ events }: TockResult): Verdict => (entered(events, OWN) ? 'done' : null);

/** TOCK-16 */
const judgeLeap = ({ events }: TockResult): Verdict =>
  events.some(e => e.kind === 'leapt') ? 'done' : again('short');

/** TOCK-24 */
function judgeKing({ events }: TockResult): Verdict {
  if (takenIn(events) === 3) return 'done';
  if (entered(events, OWN)) return again('entered');
  return takenIn(events) === 1 ? again('one') : again('none', 'TOCK-11');
}

/** TOCK-26 */
function judgeJack({ state, events }: TockResult): Verdict {
  if (stands(state, OWN, readPlace('r15'))) return 'done';
  return again(cardIn(events) === JACK ? 'far' : 'walked');
}

/** TOCK-21 */
const judgeBack = ({ events }: TockResult): Verdict =>
  events.some(e => e.kind === 'walked' && e.back) ? 'done' : again('walked');

/** TOCK-17, TOCK-23 */
function judgeSplit({ state, events }: TockResult): Verdict {
  const home = state.pawns.slice(0, 4).some(isHouse);
  if (cardIn(events) !== SEVEN) return again('card');
  if (home && takenIn(events) === 1) return 'done';
  if (walksIn(events) === 1) return again('whole');
  return home ? again('missed') : again('outside', 'TOCK-17');
}

/** TOCK-6: the partner, who has no pawn on the track, needs a card to enter one. */
function judgeSwap({ events, seat }: TockResult): Verdict {
  if (seat === PARTNER) return entered(events, PARTNER) ? 'done' : null;
  const given = events.find(e => e.kind === 'swapped' && e.from === OWN);
  return given?.kind === 'swapped' && given.card === ACE ? null : again('useless', 'TOCK-20');
}

/** TOCK-19, TOCK-27 */
function judgeTogether({ events }: TockResult): Verdict {
  if (events.some(e => e.kind === 'over')) return 'done';
  return again(cardIn(events) === TWO ? 'short' : 'past', 'TOCK-17');
}

const TWO: Rank = 1;
const THREE: Rank = 2;
const FOUR: Rank = 3;
const SIX: Rank = 5;

const STEPS: readonly TockStep[] = [
  {
    id: 'enter',
    rule: 'TOCK-20',
    position: POSITIONS.enter,
    judge: judgeEnter,
    solution: ['A:rR-r18'],
    goals: rings('r18'),
    guide: inTurn(card(ACE), spot('r18')),
  },
  {
    id: 'leap',
    rule: 'TOCK-16',
    position: POSITIONS.leap,
    judge: judgeLeap,
    solution: ['6:b1-g7'],
    goals: rings('b7', 'g7'),
    guide: inTurn(card(SIX), spot('g7')),
  },
  {
    id: 'king',
    rule: 'TOCK-24',
    position: POSITIONS.king,
    judge: judgeKing,
    solution: ['K:b9-y4'],
    goals: rings('b12', 'b16', 'y4'),
    guide: inTurn(card(KING), spot('b9'), spot('y4')),
  },
  {
    id: 'jack',
    rule: 'TOCK-26',
    position: POSITIONS.jack,
    judge: judgeJack,
    solution: ['J:b2~r15'],
    goals: rings('r15'),
    guide: inTurn(card(JACK), spot('b2'), spot('r15')),
  },
  {
    id: 'back',
    rule: 'TOCK-21',
    position: POSITIONS.back,
    judge: judgeBack,
    solution: ['4:r18-r14'],
    goals: rings('r14'),
    guide: inTurn(card(FOUR), spot('r14')),
  },
  {
    id: 'split',
    rule: 'TOCK-23',
    position: POSITIONS.split,
    judge: judgeSplit,
    solution: ['7:r14-rH1,b10-b14'],
    goals: rings('rH1', 'b14'),
    guide: inTurn(card(SEVEN), spot('r14'), spot('rH1'), spot('b10'), spot('b14')),
  },
  {
    id: 'swap',
    rule: 'TOCK-6',
    position: POSITIONS.swap,
    judge: judgeSwap,
    replies: ['A:yR-y18'],
    solution: ['give:A'],
    goals: rings('y18'),
    guide: inTurn(card(ACE)),
  },
  {
    id: 'together',
    rule: 'TOCK-19',
    position: POSITIONS.together,
    judge: judgeTogether,
    solution: ['3:y14-yH1'],
    goals: rings('yH1'),
    guide: inTurn(card(THREE), spot('yH1')),
  },
];

export const lesson: Lesson<State, TockEvent> = {
  seat: OWN,
  seats: 4,
  steps: STEPS,
  ways: { table: {} },
  lasts: lastsMs,
};

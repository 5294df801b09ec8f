import {
  controlOf,
  has,
  hasTchako,
  isHere,
  ownerOf,
  type Puck,
  readZone,
  type State,
  sideBit,
  type TchakoEvent,
  zonesNamed,
  zonesOf,
} from '@tablee/tchako';
import {
  again,
  type Goal,
  type Guide,
  type Lesson,
  type Result,
  type Spot,
  type Step,
  taps,
  type Verdict,
} from '../../../board/lesson.ts';
import { POSITIONS } from './positions.ts';

type TchakoStep = Step<State, TchakoEvent>;
type TchakoResult = Result<State, TchakoEvent>;

/** The learner plays South. */
const OWN = 0;
const NEUTRAL = zonesNamed('N1', 'N2', 'N3', 'N4');

/** From mm with y to the north, as in the rules, to the drawing, where y points down. */
const spot = (x: number, y: number): Spot => ({ x, y: -y });
const ring = (x: number, y: number, r: number): Goal => ({ at: spot(x, y), r });

/** TCHAKO-22: the same shot by pulling back or by flicking. */
const showShot =
  (x: number, y: number, dx: number, dy: number) =>
  (way: string): Guide => {
    const side = way === 'flick' ? 1 : -1;
    return { kind: 'drag', way: [spot(x, y), spot(x + side * dx, y + side * dy)] };
  };

const shooterIn = (events: readonly TchakoEvent[]): Puck | null =>
  events.find(e => e.kind === 'shot')?.puck ?? null;
const isGone = (events: readonly TchakoEvent[], puck: Puck): boolean =>
  events.some(e => e.kind === 'gone' && e.puck === puck);

/** The correction for a shot that missed the goal. */
function correct({ state, events }: TchakoResult, otherwise: string): Verdict {
  const shooter = shooterIn(events);
  if (shooter === null) return again('other');
  if (isGone(events, shooter)) return again('out', 'TCHAKO-3');
  return again(isHere(state, shooter) ? otherwise : 'other');
}

function judgeShoot(result: TchakoResult): Verdict {
  const shooter = shooterIn(result.events);
  if (shooter !== null && isHere(result.state, shooter) && (zonesOf(result.state, shooter) & NEUTRAL) !== 0)
    return 'done';
  return correct(result, 'missed');
}

function judgeHit(result: TchakoResult): Verdict {
  const hit = result.events.some(e => e.kind === 'hit' && e.effect === 'eliminates');
  return hit ? 'done' : correct(result, 'missed');
}

const judgeCreate = ({ events }: TchakoResult): Verdict =>
  events.some(e => e.kind === 'created') ? 'done' : again('other');

/** TCHAKO-6: a zone is captured at the start of its holder's turn. */
function judgeCapture({ state, events, seat }: TchakoResult): Verdict {
  if (seat === OWN) return events.some(e => e.kind === 'ended') ? null : again('other');
  return state.turn === OWN && has(state.captured, readZone('N3')) ? 'done' : null;
}

/** TCHAKO-14: North's shot meets the elastic, or the learner's puck. */
function judgeElastic({ events, seat }: TchakoResult): Verdict {
  if (seat === OWN) return null;
  if (events.some(e => e.kind === 'gone' && ownerOf(e.puck) === OWN)) return again('hit');
  return 'done';
}

/** TCHAKO-8. Corrections: the queen was hit too early, or the puck is not in the vital zone. */
function judgeChain(result: TchakoResult): Verdict {
  if (hasTchako(result.state, OWN)) return 'done';
  if (result.events.some(e => e.kind === 'hit' && e.effect === 'invulnerable'))
    return again('early', 'TCHAKO-12');
  const vital = controlOf(result.state)[readZone('VN')] === sideBit(OWN);
  return correct(result, vital ? 'other' : 'missed');
}

const judgeQueen = (result: TchakoResult): Verdict =>
  result.state.end?.winner === OWN ? 'done' : correct(result, 'missed');

const STEPS: readonly TchakoStep[] = [
  {
    id: 'shoot',
    rule: 'TCHAKO-5',
    position: POSITIONS.shoot,
    judge: judgeShoot,
    solution: ['shoot s2 1024 250'],
    goals: [ring(50, 0, 40)],
    guide: showShot(50, -66, 0, 46),
  },
  {
    id: 'hit',
    rule: 'TCHAKO-11',
    position: POSITIONS.hit,
    judge: judgeHit,
    solution: ['shoot s3 910 360'],
    goals: [ring(112, -20, 16)],
    guide: showShot(100, -86.6, 9, 50),
  },
  {
    id: 'create',
    rule: 'TCHAKO-13',
    position: POSITIONS.create,
    judge: judgeCreate,
    solution: ['create BSR'],
    goals: [ring(100, -86.6, 18)],
    guide: () => taps(spot(100, -86.6)),
  },
  {
    id: 'capture',
    rule: 'TCHAKO-6',
    position: POSITIONS.capture,
    judge: judgeCapture,
    replies: ['shoot n1 3000 300', 'end'],
    solution: ['end'],
    goals: [ring(50, 0, 40)],
    guide: () => null,
  },
  {
    id: 'elastic',
    rule: 'TCHAKO-14',
    position: POSITIONS.elastic,
    judge: judgeElastic,
    replies: ['shoot n3 3192 420'],
    solution: ['elastic s-short2 Sa4>Sb5'],
    goals: [{ at: spot(75, -43.3), to: spot(125, -43.3), r: 8 }],
    guide: () => ({ kind: 'drag', way: [spot(150, -86.6), spot(75, -43.3)] }),
  },
  {
    id: 'chain',
    rule: 'TCHAKO-8',
    position: POSITIONS.chain,
    judge: judgeChain,
    solution: ['shoot s4 1024 300'],
    goals: [ring(0, 186.6, 40)],
    guide: showShot(0, 86.6, 0, 52),
  },
  {
    id: 'queen',
    rule: 'TCHAKO-12',
    position: POSITIONS.queen,
    judge: judgeQueen,
    solution: ['shoot s4 2144 400'],
    goals: [ring(-86, 158, 16)],
    guide: showShot(6, 172, -50, -8),
  },
];

/** TCHAKO-47 */
export const lesson: Lesson<State, TchakoEvent> = {
  seat: OWN,
  seats: 2,
  steps: STEPS,
  // TCHAKO-22
  ways: {
    aim: { shooting: 'aim', assistance: 'contact' },
    flick: { shooting: 'flick', assistance: 'none' },
  },
};

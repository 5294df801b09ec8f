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
import type { Finger, Goal, Seen, Spot, Step, Verdict } from '../lesson.ts';
import { POSITIONS } from './positions.ts';

type TchakoStep = Step<State, TchakoEvent>;
type Look = Seen<State, TchakoEvent>;

/** Who learns, and whom. */
const OWN = 0;
const NEUTRAL = zonesNamed('N1', 'N2', 'N3', 'N4');

/** Millimetres, y to the north as in the rules; the drawing's y goes down. */
const spot = (x: number, y: number): Spot => ({ x, y: -y });
const ring = (x: number, y: number, r: number): Goal => ({ at: spot(x, y), r });

/** TCHAKO-22: pulled back to aim, or swiped on to flick: the same shot from the same place. */
const showShot =
  (x: number, y: number, dx: number, dy: number) =>
  (way: string): Finger => {
    const side = way === 'flick' ? 1 : -1;
    return { kind: 'drag', way: [spot(x, y), spot(x + side * dx, y + side * dy)] };
  };

const shooterIn = (events: readonly TchakoEvent[]): Puck | null =>
  events.find(e => e.kind === 'shot')?.puck ?? null;
const isGone = (events: readonly TchakoEvent[], puck: Puck): boolean =>
  events.some(e => e.kind === 'gone' && e.puck === puck);
const again = (key: string): Verdict => ({ again: key });

/** What is said of a shot that did not do it: how it went wrong, as far as one can tell. */
function correct({ state, events }: Look, otherwise: string): Verdict {
  const shooter = shooterIn(events);
  if (shooter === null) return again('other');
  if (isGone(events, shooter)) return again('out');
  return again(isHere(state, shooter) ? otherwise : 'other');
}

function judgeShoot(look: Look): Verdict {
  const shooter = shooterIn(look.events);
  if (shooter !== null && isHere(look.state, shooter) && (zonesOf(look.state, shooter) & NEUTRAL) !== 0)
    return 'done';
  return correct(look, 'missed');
}

function judgeHit(look: Look): Verdict {
  const hit = look.events.some(e => e.kind === 'hit' && e.effect === 'eliminates');
  return hit ? 'done' : correct(look, 'missed');
}

const judgeCreate = ({ events }: Look): Verdict =>
  events.some(e => e.kind === 'created') ? 'done' : again('other');

/** TCHAKO-6: only the start of one's own turn captures. */
function judgeCapture({ state, events, seat }: Look): Verdict {
  if (seat === OWN) return events.some(e => e.kind === 'ended') ? null : again('other');
  return state.turn === OWN && has(state.captured, readZone('N3')) ? 'done' : null;
}

/** TCHAKO-14: the other shoots, and either meets the elastic or one's puck. */
function judgeElastic({ events, seat }: Look): Verdict {
  if (seat === OWN) return null;
  if (events.some(e => e.kind === 'gone' && ownerOf(e.puck) === OWN)) return again('hit');
  return 'done';
}

/** TCHAKO-8, and why not: the queen hit too early, or the puck not in the vital zone. */
function judgeChain(look: Look): Verdict {
  if (hasTchako(look.state, OWN)) return 'done';
  if (look.events.some(e => e.kind === 'hit' && e.effect === 'invulnerable')) return again('early');
  const vital = controlOf(look.state)[readZone('VN')] === sideBit(OWN);
  return correct(look, vital ? 'other' : 'missed');
}

const judgeQueen = (look: Look): Verdict =>
  look.state.end?.winner === OWN ? 'done' : correct(look, 'missed');

export const STEPS: readonly TchakoStep[] = [
  {
    id: 'shoot',
    position: POSITIONS.shoot,
    judge: judgeShoot,
    solution: ['shoot s2 1024 250'],
    goals: [ring(50, 0, 40)],
    finger: showShot(50, -66, 0, 46),
  },
  {
    id: 'hit',
    position: POSITIONS.hit,
    judge: judgeHit,
    solution: ['shoot s3 910 360'],
    goals: [ring(112, -20, 16)],
    finger: showShot(100, -86.6, 9, 50),
  },
  {
    id: 'create',
    position: POSITIONS.create,
    judge: judgeCreate,
    solution: ['create BSR'],
    goals: [ring(100, -86.6, 18)],
    finger: () => ({ kind: 'taps', way: [spot(100, -86.6)] }),
  },
  {
    id: 'capture',
    position: POSITIONS.capture,
    judge: judgeCapture,
    replies: ['shoot n1 3000 300', 'end'],
    solution: ['end'],
    goals: [ring(50, 0, 40)],
    finger: () => null,
  },
  {
    id: 'elastic',
    position: POSITIONS.elastic,
    judge: judgeElastic,
    replies: ['shoot n3 3192 420'],
    solution: ['elastic s-short2 Sa4>Sb5'],
    goals: [{ at: spot(75, -43.3), to: spot(125, -43.3), r: 8 }],
    finger: () => ({ kind: 'drag', way: [spot(150, -86.6), spot(75, -43.3)] }),
  },
  {
    id: 'chain',
    position: POSITIONS.chain,
    judge: judgeChain,
    solution: ['shoot s4 1024 300'],
    goals: [ring(0, 186.6, 40)],
    finger: showShot(0, 86.6, 0, 52),
  },
  {
    id: 'queen',
    position: POSITIONS.queen,
    judge: judgeQueen,
    solution: ['shoot s4 2144 400'],
    goals: [ring(-86, 158, 16)],
    finger: showShot(6, 172, -50, -8),
  },
];

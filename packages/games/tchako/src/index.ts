import { type Game, type Outcome, openInformation, type Seat } from '@tablee/kernel';
import { play } from './apply.ts';
import { actorOf } from './consent.ts';
import { mustCreate } from './creation.ts';
import type { TchakoEvent } from './events.ts';
import { DECLINE, END, type Move, TIME } from './move.ts';
import { listMoves, sampleMove } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import { writeState } from './position.ts';
import { problemsOf } from './problems.ts';
import { readState } from './reading.ts';
import { refuse } from './refuse.ts';
import { MS_PER_TICK, trackShot } from './shot-physics.ts';
import { clone, isOver, type State, startState } from './state.ts';
import { beginTurn } from './turn.ts';
import { NEWEST, OPTIONS, type Rules, settleVariant, type TchakoOptions } from './variant.ts';

export type Tchako = Game<TchakoOptions, State, Move, TchakoEvent>;

const NO_SEATS: readonly Seat[] = [];
const SINGLE_SEATS: readonly (readonly Seat[])[] = [[0], [1]];

const makeGame = (rules: Rules): Tchako => ({
  id: 'tchako',
  rules,
  traits: {
    seats: [2],
    luck: false,
    secrets: false,
    together: false,
    moves: 'sampled',
    goal: 'rivals',
  },
  options: OPTIONS,
  presets: {
    standard: {},
    limited: { countdown: true, countdownTurns: 60 },
    quick: { countdown: true, countdownTurns: 20 },
    strategic: { strategic: true, points: 5 },
    carrisk: { carrisk: true, points: 5 },
    sumo: { sumo: true },
    anarchy: { anarchy: true },
  },

  botsOnlyPreset: 'limited',
  againstBots: { casual: true },

  problems: problemsOf,
  teams: () => SINGLE_SEATS,
  setup(table) {
    const state = startState(settleVariant(table, rules));
    const events: TchakoEvent[] = [];
    if (!state.variant.triangle) beginTurn(state, 0, events);
    return { state, events };
  },

  actors: s => (isOver(s) ? NO_SEATS : SINGLE_SEATS[actorOf(s)]!),
  moves: listMoves,
  sample: sampleMove,
  refuse,
  apply(s, _seat, m) {
    const events: TchakoEvent[] = [];
    play(s, m, events);
    return events;
  },
  outcome,
  binding: (_, m, table) => m.kind === 'shoot' && !table?.options.casual,
  idle: s =>
    s.offer ? DECLINE : s.number === 0 ? { kind: 'replace', elastic: null } : mustCreate(s) ? TIME : END,

  lasts: (s, m) => (m.kind === 'shoot' ? trackShot(s, m).end * MS_PER_TICK : 0),
  /** TCHAKO-30: a player without pucks has to create, but the clock may end the turn. */
  clockOnly: m => m.kind === 'time',

  // Everything lies open.
  ...openInformation<State, TchakoEvent>(clone),
  clone,

  writeMove,
  readMove,
  writeState,
  readState: (text, table) => readState(text, table, rules),
});

export const tchako: Tchako = makeGame(NEWEST);
/** For games stored before rules 2. */
export const tchakoRules1: Tchako = makeGame(1);

function outcome({ end }: State): Outcome | null {
  if (!end) return null;
  const { reason, winner } = end;
  return { payoff: winner === null ? [0.5, 0.5] : [1 - winner, winner], reason };
}

export { directionTo, powerAt } from './aiming.ts';
export { play } from './apply.ts';
export * from './board.ts';
export { actorOf } from './consent.ts';
export { chainOf, controlOf, hasTchako, heldBy, heldOrCaptured, zonesOf } from './control.ts';
export { creationCost, creationZones, makeRoom, mustCreate, nextPuck } from './creation.ts';
export * from './elastic.ts';
export { EFFECTS, type Effect, type TchakoEvent } from './events.ts';
export { hookCost, hooksAfter } from './hooking.ts';
export * from './measure.ts';
export type { Messages } from './messages/fr.ts';
export * from './move.ts';
export { listMoves, listShooters, sampleMove } from './moves.ts';
export { isFree } from './overlap.ts';
export { PROBLEMS, type Problem } from './problems.ts';
export * from './puck.ts';
export {
  BAD_POSITIONS,
  type BadPosition,
  REFUSALS,
  type RefusalKey,
  RULE_BROKEN,
} from './refusals.ts';
export {
  FIGURES,
  type Figure,
  RULE_IDS,
  type RuleId,
} from './rules/page.ts';
export { againstShift } from './shift.ts';
export { shotCost } from './shot.ts';
export { MS_PER_TICK, trackShot } from './shot-physics.ts';
export {
  type Control,
  clone,
  type End,
  GREY,
  homeOf,
  isAbsent,
  isHere,
  isOver,
  isSet,
  REASONS,
  type Reason,
  type State,
  sideBit,
} from './state.ts';
export { FREE_CREATIONS, type Threats, threatsOf } from './turn.ts';
export * from './variant.ts';
export { ADDABLE, type Addable, type Offer } from './variant.ts';
export { countOf, HILL_ZONES } from './victory.ts';
export { sayControl, sayEvent, sayMove, sayPuck, sayTask, sayZone } from './words.ts';

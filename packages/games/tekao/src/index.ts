import { type Game, type Outcome, openInformation, type Seat, type Table } from '@tablee/kernel';
import { play } from './apply.ts';
import type { TekaoEvent } from './events.ts';
import { chooseForAbsent } from './idle.ts';
import { isPlacement, type Move } from './move.ts';
import { listMoves, sampleMove } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import { draw, drawsNext, mirror } from './placing.ts';
import { readState, writeState } from './position.ts';
import { refuse } from './refuse.ts';
import { clone, emptyState, isOver, NO_SIDE, type State, seatToMove } from './state.ts';
import { OPTIONS, PIECES, problems, settleVariant, sideOfSeat, type TekaoOptions } from './variant.ts';

export type Tekao = Game<TekaoOptions, State, Move, TekaoEvent>;

const NO_SEATS: readonly Seat[] = [];
const SINGLE_SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export const tekao: Tekao = {
  id: 'tekao',
  rules: 1,
  traits: { seats: [2, 3, 4], luck: true, secrets: false, together: false, moves: 'listed', goal: 'rivals' },
  options: OPTIONS,
  presets: {
    classique: {},
    rapide: { setup: 'mirrored' },
    arrangee: { setup: 'arranged' },
    jumeaux: { armoury: 'twins' },
  },

  problems,
  teams,
  setup(table, chance) {
    const state = emptyState(settleVariant(table));
    const events: TekaoEvent[] = [];
    if (state.variant.setup === 'mirrored') mirror(state, chance, events);
    else draw(state, chance, events);
    return { state, events };
  },

  actors: s => (isOver(s) ? NO_SEATS : SINGLE_SEATS[seatToMove(s)]!),
  moves: (s, seat) => listMoves(s, seat),
  sample: sampleMove,
  refuse,
  apply(s, _seat, m, chance) {
    const events: TekaoEvent[] = [];
    play(s, m, chance, events);
    return events;
  },
  outcome,
  binding: (s, m) => isPlacement(m) && drawsNext(s),
  idle: chooseForAbsent,

  // Nothing is secret. TEKAO-4: a piece is random only when it is drawn.
  ...openInformation<State, TekaoEvent>(clone),
  clone,

  writeMove,
  readMove,
  writeState,
  readState,
};

/** TEKAO-12 */
function teams({ seats }: Table<TekaoOptions>): readonly (readonly Seat[])[] {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return [0, 1].map(side => everyone.filter(seat => sideOfSeat(seat) === side));
}

/** The score of a seat is the number of pieces its side took. */
function outcome(s: State): Outcome | null {
  if (!isOver(s)) return null;
  const everyone = Array.from({ length: s.variant.seats }, (_, seat) => seat);
  return {
    payoff: everyone.map(seat => (s.winner === NO_SIDE ? 0.5 : sideOfSeat(seat) === s.winner ? 1 : 0)),
    score: everyone.map(seat => PIECES - s.men[1 - sideOfSeat(seat)]!),
    reason: s.phase,
  };
}

export { act, play } from './apply.ts';
export * from './board.ts';
export { meet, resolve } from './contact.ts';
export { MEETINGS, type Meeting, type Standing, type TekaoEvent } from './events.ts';
export {
  actionsOf,
  deadlySquares,
  type Edge,
  type Foresight,
  foresee,
  reachOf,
  threatsTo,
} from './inspect.ts';
export { isThirdTime } from './memory.ts';
export type { Messages } from './messages/fr.ts';
export * from './move.ts';
export { isActor, isOffered, listActions, listInto, listMoves, sampleMove } from './moves.ts';
export * from './piece.ts';
export {
  BAD_POSITIONS,
  type BadPosition,
  PROBLEMS,
  type Problem,
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
export {
  clone,
  isOver,
  NO_KIND,
  NO_SIDE,
  nextTurn,
  PHASES,
  type Phase,
  REASONS,
  type Reason,
  type State,
  seatToMove,
  sideToMove,
} from './state.ts';
export { canAct, findFlag, LONGEST_RUN, restingSquare } from './streak.ts';
export { make, type Trace, unmake } from './unmake.ts';
export {
  ARMOURIES,
  type Armoury,
  HOMES,
  type Home,
  homeSquares,
  isHome,
  OPTIONS,
  PIECES,
  readPieces,
  SETUPS,
  type Seats,
  type Setup,
  STANDARD,
  type Supply,
  sideOfSeat,
  supplyOf,
  type TekaoOptions,
  type Variant,
  WEAPON_PIECES,
} from './variant.ts';
export * from './weapons.ts';
export { nameSeat, sayEvent, sayForesight, sayMove, sayTask, seenShape } from './words.ts';

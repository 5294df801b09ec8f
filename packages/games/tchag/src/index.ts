import { type Game, type Outcome, openInformation, type Seat } from '@tablee/kernel';
import { leader, play } from './apply.ts';
import { HOLE, pawnOn } from './board.ts';
import type { TchagEvent } from './events.ts';
import { isOver } from './inspect.ts';
import { isStep, type Move, STOP, toOf } from './move.ts';
import { listMoves } from './moves.ts';
import { readMove, readState, writeMove, writeState } from './notation.ts';
import { refuse } from './refuse.ts';
import { clone, STARTS, type State, startState } from './state.ts';

export const OPTIONS = {
  start: { kind: 'choice', of: STARTS, initial: 'rows' },
} as const;
export type TchagOptions = typeof OPTIONS;

export type Tchag = Game<TchagOptions, State, Move, TchagEvent>;

const SEATS: readonly (readonly Seat[])[] = [[0], [1]];
const NO_SEATS: readonly Seat[] = [];

export const tchag: Tchag = {
  id: 'tchag',
  rules: 1,
  traits: { seats: [2], luck: false, secrets: false, together: false, moves: 'listed', goal: 'rivals' },
  options: OPTIONS,
  presets: { classique: { start: 'rows' }, losange: { start: 'diamond' } },

  problems: () => [],
  teams: () => SEATS,
  setup: table => ({ state: startState(table.options.start), events: [] }),

  actors: s => (isOver(s) ? NO_SEATS : SEATS[s.side]!),
  moves: (s, seat) => (seat === s.side ? listMoves(s) : []),
  sample(s, seat, chance) {
    const moves = listFor(s, seat);
    return moves[chance.pick(moves.length)]!;
  },
  refuse,
  apply(s, _seat, m) {
    const events: TchagEvent[] = [];
    play(s, m, events);
    return events;
  },
  outcome,
  binding: () => false,
  idle: (s, seat) => chooseForAbsent(s, listFor(s, seat)),

  // Nothing is secret.
  ...openInformation<State, TchagEvent>(clone),
  clone,

  writeMove,
  readMove,
  writeState,
  readState: text => readState(text),
};

function outcome(s: State): Outcome | null {
  if (!isOver(s)) return null;
  const winner = leader(s);
  const payoff = winner === null ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1];
  return { payoff, score: s.taken.slice(), reason: s.phase };
}

function listFor(s: State, seat: Seat): Move[] {
  const moves = seat === s.side ? listMoves(s) : [];
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to choose in ${writeState(s)}`);
  return moves;
}

/** The move of an absent player: ends a won game, else captures, else the first move. */
function chooseForAbsent(s: State, moves: readonly Move[]): Move {
  if (moves.at(-1) === STOP && leader(s) === s.side) return STOP;
  return moves.find(m => isStep(m) && takes(s, m)) ?? moves[0]!;
}

const takes = (s: State, m: Move): boolean => s.cells[toOf(m)] !== HOLE && pawnOn(s.cells[toOf(m)]!) >= 0;

export { leader, play } from './apply.ts';
export * from './board.ts';
export type { StoneWay, TchagEvent } from './events.ts';
export { countParts, isBroken, isOnePart, isSound } from './field.ts';
export {
  count,
  type Gap,
  inspectSlide,
  isOver,
  onTurn,
  partOf,
  pendingRepairs,
  phase,
  type Slide,
} from './inspect.ts';
export type { Messages } from './messages/fr.ts';
export * from './move.ts';
export { canStep, listInto, listMoves, listSteps } from './moves.ts';
export { BAD_POSITIONS, type BadPosition, REFUSALS, type RefusalKey, RULE_BROKEN } from './refusals.ts';
export { FIGURES, type Figure, RULE_IDS, type RuleId } from './rules/page.ts';
export { slideDistance } from './slide.ts';
export {
  clone,
  copyInto,
  PHASES,
  type Phase,
  REASONS,
  type Reason,
  STARTS,
  type Start,
  type State,
} from './state.ts';
export { type Flipped, sayEvent, sayMove, sayTask } from './words.ts';

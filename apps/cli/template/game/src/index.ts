import { type Game, type Outcome, openInformation } from '@tablee/kernel';
import { apply, listMoves, type Move, refuse, sampleMove } from './moves.ts';
import { readMove, readState, writeMove, writeState } from './notation.ts';
import {
  clone,
  type GameidEvent,
  type GameidOptions,
  isOver,
  OPTIONS,
  type Reason,
  type State,
  startState,
  winnerOf,
} from './state.ts';

export const gameid: Game<GameidOptions, State, Move, GameidEvent> = {
  id: 'gameid',
  rules: 1,
  traits: { seats: [2], luck: false, secrets: false, together: false, moves: 'listed', goal: 'rivals' },
  options: OPTIONS,
  presets: { classic: {}, misere: { last: 'loses' } },

  problems: () => [],
  teams: () => [[0], [1]],
  setup: ({ options }) => ({ state: startState(options), events: [] }),

  actors: s => (isOver(s) ? [] : [s.turn]),
  moves: listMoves,
  sample: sampleMove,
  refuse,
  apply,
  outcome,
  binding: () => false,
  idle: (s, seat) => listMoves(s, seat)[0]!,

  // Everything lies open.
  ...openInformation<State, GameidEvent>(clone),
  clone,

  writeMove,
  readMove,
  writeState,
  readState: text => readState(text),
};

/** GAMEID-3 */
function outcome(s: State): Outcome | null {
  if (!isOver(s)) return null;
  const reason: Reason = 'last-stone';
  return { payoff: winnerOf(s) === 0 ? [1, 0] : [0, 1], reason };
}

export type { Messages } from './messages/fr.ts';
export { listMoves, type Move } from './moves.ts';
export { BAD_POSITIONS, type BadPosition, REFUSALS, type RefusalKey, RULE_BROKEN } from './refusals.ts';
export { RULE_IDS, type RuleId } from './rules/page.ts';
export { type GameidEvent, type GameidOptions, HEAPS, LARGEST, REASONS, type State } from './state.ts';
export { sayEvent, sayMove, sayTask } from './words.ts';

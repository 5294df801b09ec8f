import type { Game, Seat } from '@tablee/kernel';
import { apply, type Event } from './apply.ts';
import { clone, type State, startState } from './board.ts';
import { listMoves, type Move, refuse } from './moves.ts';
import { readMove, readState, writeMove, writeState } from './notation.ts';
import { imagine, redact, tell } from './redact.ts';

export const OPTIONS = {} as const;

export const gameid: Game<typeof OPTIONS, State, Move, Event> = {
  id: 'gameid',
  rules: 1,
  traits: { seats: [2], luck: false, secrets: false, together: false, moves: 'listed', goal: 'rivals' },
  options: OPTIONS,
  presets: {},

  problems: () => [],
  teams: () => [[0], [1]],
  setup: () => ({ state: startState(), events: [] }),

  actors: s => [s.turn],
  moves: listMoves,
  sample: (s, seat, chance) => {
    const moves = listFor(s, seat);
    return moves[chance.pick(moves.length)]!;
  },
  refuse,
  apply,
  outcome: () => null,
  binding: () => false,
  idle: (s, seat) => listFor(s, seat)[0]!,

  redact,
  tell,
  imagine,
  clone,

  writeMove,
  readMove,
  writeState,
  readState: text => readState(text),
};

function listFor(s: State, seat: Seat): readonly Move[] {
  const moves = listMoves(s, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to choose in ${writeState(s)}`);
  return moves;
}

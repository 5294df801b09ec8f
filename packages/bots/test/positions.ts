import { defaultTable, type Game, refereeOnly, searchChance } from '@tablee/kernel';
import { type State, tchag } from '@tablee/tchag';
import type { ThinkRequest } from '../src/index.ts';

export const START = tchag.writeState(tchag.setup(defaultTable(tchag), refereeOnly).state);
export const game = tchag as unknown as Game;

export const ask = (position: string, more: Partial<ThinkRequest> = {}): ThinkRequest => ({
  game: 'tchag',
  rules: 1,
  seats: 2,
  options: {},
  position,
  moves: [],
  seat: position.split(' ')[1] === 'r' ? 0 : 1,
  level: 5,
  seed: 1,
  ...more,
});

/** A position of a random game: the position at the start of the turn, the moves made in it, and the state. */
export type Met = { readonly position: string; readonly moves: readonly string[]; readonly state: State };

export function* wander(games: number, seed: number): Generator<Met> {
  for (let g = 0; g < games; g++) {
    const chance = searchChance(seed + g);
    const { state } = tchag.setup(defaultTable(tchag), chance);
    let position = tchag.writeState(state);
    let moves: string[] = [];
    while (!tchag.outcome(state)) {
      if (state.phase === 'move') {
        position = tchag.writeState(state);
        moves = [];
      }
      yield { position, moves: [...moves], state: tchag.clone(state) };
      const m = tchag.sample(state, state.side, chance);
      tchag.apply(state, state.side, m, chance);
      moves.push(tchag.writeMove(m));
    }
  }
}

/** Plays a turn; throws if a move is refused. */
export function play(state: State, turn: readonly string[]): State {
  const after = tchag.clone(state);
  for (const text of turn) {
    const move = tchag.readMove(text);
    const refusal = move === null ? 'no move' : tchag.refuse(after, after.side, move)?.key;
    if (move === null || refusal) throw new Error(`${text}: ${refusal} in ${tchag.writeState(after)}`);
    tchag.apply(after, after.side, move, refereeOnly);
  }
  return after;
}

import { type Game, refereeOnly, searchChance } from '@tablee/kernel';
import { loadGame } from '@tablee/shelf';
import { makePlayer, type Player, type PlayerCard } from './player.ts';

/** Two games from the same opening, colours swapped. */
export type Pair = {
  readonly game: string;
  readonly a: PlayerCard;
  readonly b: PlayerCard;
  readonly pair: number;
};

/** What `a` got out of both games: 1, ½ or 0 each. */
export type PairResult = readonly [number, number];

/** Moves played at random before anybody thinks, so that no two pairs are alike. */
const RANDOM_TURNS = 2;

export async function playPair({ game: id, a, b, pair }: Pair): Promise<PairResult> {
  const game = await loadGame(id);
  const players = [makePlayer(a), makePlayer(b)] as const;
  const first = await playGame(game, [players[0], players[1]], pair);
  const second = await playGame(game, [players[1], players[0]], pair);
  return [first[0]!, second[1]!];
}

async function playGame(
  game: Game,
  players: readonly [Player, Player],
  pair: number,
): Promise<readonly number[]> {
  const state = openAtRandom(game, pair);
  for (let seed = pair * 1_000; ; seed++) {
    const outcome = game.outcome(state);
    if (outcome) return outcome.payoff;
    const seat = game.actors(state)[0]!;
    for (const text of await players[seat]!({ game, state: game.clone(state), seat }, seed)) {
      const move = game.readMove(text);
      if (move === null || game.refuse(state, seat, move)) {
        throw new Error(`seat ${seat} wanted ${text} in ${game.writeState(state)}`);
      }
      game.apply(state, seat, move, refereeOnly);
    }
  }
}

function openAtRandom(game: Game, pair: number): unknown {
  const chance = searchChance(pair * 7_919 + 1);
  const table = {
    seats: 2,
    options: Object.fromEntries(Object.entries(game.options).map(([k, o]) => [k, o.initial])),
  };
  const { state } = game.setup(table, chance);
  for (let turn = 0; turn < RANDOM_TURNS; turn++) {
    const seat = game.actors(state)[0]!;
    while (game.actors(state)[0] === seat) {
      const moves = [...game.moves(state, seat)];
      game.apply(state, seat, moves[chance.pick(moves.length)], chance);
    }
  }
  return state;
}

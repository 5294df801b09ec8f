import { loadGame } from '@tablee/catalogue';
import { defaultTable, type Game, readTable, searchChance, type Table } from '@tablee/kernel';
import { makePlayer, type Past, type Player, type PlayerCard } from './player.ts';
import { PROGRAMMES } from './programme.ts';

/** Two games with the same luck from the same opening, sides swapped. */
export type Pair = {
  readonly game: string;
  readonly a: PlayerCard;
  readonly b: PlayerCard;
  readonly pair: number;
};

/** What `a` got out of both games, 1, ½ or 0 each; the turns both took; and the longest thought of `a`. */
export type PairResult = {
  readonly payoffs: readonly [number, number];
  readonly turns: number;
  readonly longestMs: number;
};

/** Turns played at random before the search starts, so that no two pairs are alike; luck does that by itself. */
const RANDOM_TURNS = 2;

export async function playPair({ game: id, a, b, pair }: Pair): Promise<PairResult> {
  const game = await loadGame(id);
  const players = [makePlayer(a), makePlayer(b)] as const;
  const first = await playGame(game, [players[0], players[1]], pair);
  const second = await playGame(game, [players[1], players[0]], pair);
  return {
    payoffs: [first.payoffs[0]!, second.payoffs[1]!],
    turns: first.turns + second.turns,
    longestMs: Math.max(first.longestMs[0]!, second.longestMs[1]!),
  };
}

/** One player a team, whatever the number of its seats. */
async function playGame(game: Game, sides: readonly [Player, Player], pair: number) {
  const preset = PROGRAMMES[game.id]?.preset;
  const table =
    preset === undefined ? defaultTable(game) : readTable(game, game.traits.seats[0]!, game.presets[preset]!);
  const teams = game.teams(table);
  const luck = searchChance(pair * 7_919 + 1);
  const state = openGame(game, table, luck);
  const longestMs = [0, 0];
  let past: Past = { start: game.clone(state), moves: [] };
  for (let turns = 0; ; turns++) {
    const outcome = game.outcome(state);
    if (outcome) return { payoffs: teams.map(([seat]) => outcome.payoff[seat!]!), turns, longestMs };
    const seat = game.actors(state)[0]!;
    const side = teams.findIndex(team => team.includes(seat));
    const seating = { game, table, state: game.clone(state), seat, past };
    const { turn, ms } = await sides[side]!(seating, pair * 1_000 + turns);
    longestMs[side] = Math.max(longestMs[side]!, ms);
    for (const text of turn) {
      const move = game.readMove(text);
      if (move === null || game.refuse(state, seat, move)) {
        throw new Error(`seat ${seat} wanted ${text} in ${game.writeState(state)}`);
      }
      const binding = game.traits.secrets || game.binding(state, move, table);
      game.apply(state, seat, move, luck);
      past = binding ? { start: game.clone(state), moves: [] } : { ...past, moves: [...past.moves, text] };
    }
  }
}

function openGame(game: Game, table: Table, chance: ReturnType<typeof searchChance>): unknown {
  const { state } = game.setup(table, chance);
  // Shots never end twice the same: no two games are alike.
  if (game.traits.luck || game.traits.moves === 'sampled') return state;
  for (let turn = 0; turn < RANDOM_TURNS; turn++) {
    const seat = game.actors(state)[0]!;
    while (game.actors(state)[0] === seat) {
      const moves = [...game.moves(state, seat)];
      game.apply(state, seat, moves[chance.pick(moves.length)], chance);
    }
  }
  return state;
}

import { loadGame } from '@tablee/catalogue';
import { defaultTable, type Game, openMatch, playMove, searchChance } from '@tablee/kernel';
import type { Shown } from '../board/contract.ts';

/** Moves after which a board is neither empty nor nearly over. Default: the start. */
const MOVES: { readonly [game: string]: number } = {
  dragons: 14,
  tchag: 16,
  tchako: 12,
  tchang: 24,
  tekao: 24,
  tock: 90,
};
const SEED = 18;

/** A position of a game for its own picture, the same each time. */
export async function samplePosition(id: string): Promise<Shown> {
  const game: Game = await loadGame(id);
  const chance = searchChance(SEED);
  let { match } = openMatch(game, defaultTable(game), chance);
  for (let i = 0; i < (MOVES[id] ?? 0); i++) {
    const [seat] = game.actors(match.state);
    if (seat === undefined) break;
    const step = playMove(match, seat, game.writeMove(game.sample(match.state, seat, chance)), chance);
    if ('refusal' in step || step.match.outcome) break;
    match = step.match;
  }
  return { n: match.n, state: game.redact(match.state, 'public'), events: [] };
}

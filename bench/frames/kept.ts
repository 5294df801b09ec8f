import { loadGame } from '@tablee/catalogue';
import {
  defaultTable,
  type GameRecord,
  isRefused,
  liveChance,
  openMatch,
  playMove,
  seedFromText,
  toHex,
} from '@tablee/kernel';

const ENTRIES = 60;

/** A game by chance as the page keeps it on a device, long enough to be watched for a while. */
export async function writeKeptGame(gameId: string, id: string): Promise<string> {
  const game = await loadGame(gameId);
  const table = defaultTable(game);
  const seed = seedFromText(`frames of ${gameId}`);
  const setup = liveChance(seed, 0);
  let { match } = openMatch(game, table, setup);
  const entries: GameRecord['entries'][number][] = [];
  // Where remembering is part of the game, only a finished one can be looked back at (DRAGON-8).
  const most = game.traits.memory ? Number.POSITIVE_INFINITY : ENTRIES;
  while (entries.length < most && !match.outcome) {
    const seat = game.actors(match.state)[0]!;
    const move = game.writeMove(game.sample(match.state, seat, liveChance(seed, `sample ${match.n}`)));
    const step = playMove(match, seat, move, liveChance(seed, match.n + 1));
    if (isRefused(step)) throw new Error(`${gameId} samples ${move} and refuses it (${step.refusal.rule})`);
    entries.push(step.entry);
    ({ match } = step);
  }
  const record: GameRecord = {
    tablee: 1,
    game: gameId,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    seals: [],
    setup: setup.picks,
    entries,
  };
  const bots = Array.from({ length: table.seats }, () => null);
  return JSON.stringify({ id, record, bots, seed: toHex(seed), touched: 0 });
}

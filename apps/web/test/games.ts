import { loadGame } from '@tablee/catalogue';
import {
  type Game,
  type GameRecord,
  isRefused,
  liveChance,
  playMove,
  replay,
  searchChance,
} from '@tablee/kernel';

/** The game of most page tests. */
export const tchag: Game = await loadGame('tchag');

const head: GameRecord = {
  tablee: 1,
  game: 'tchag',
  rules: tchag.rules,
  seats: 2,
  options: { start: 'rows' },
  seals: [],
  setup: [],
  entries: [],
};

/** A record of `steps` random moves, or of a whole game. */
export function randomRecord(seed: number, steps = 10_000): GameRecord {
  const chance = searchChance(seed);
  let match = replay(tchag, head);
  const entries: GameRecord['entries'][number][] = [];
  while (!match.outcome && entries.length < steps) {
    const seat = tchag.actors(match.state)[0]!;
    const move = tchag.writeMove(tchag.sample(match.state, seat, chance));
    const step = playMove(match, seat, move, liveChance(new Uint8Array(32), match.n + 1));
    if (isRefused(step)) throw new Error(`the rules refuse their own sample ${move}`);
    entries.push(step.entry);
    match = step.match;
  }
  return { ...head, entries };
}

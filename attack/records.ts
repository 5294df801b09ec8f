import {
  type Entry,
  type GameRecord,
  isRefused,
  openMatch,
  playMove,
  readTable,
  searchChance,
} from '@tablee/kernel';
import { tchako } from '@tablee/tchako';

const TABLE = readTable(tchako, 2, {});

/** An unfinished game of T'Chako with random shots, the most expensive entries to check. */
export function tchakoRecord(length: number): GameRecord {
  for (let seed = 1; ; seed++) {
    const entries = playRandomly(seed, length);
    if (entries) return recordOf(entries);
  }
}

/** Ends the turn at once: cheap, and legal at any length. */
export const idleEntry = (n: number): Entry => ({ seat: (n + 1) % 2, move: 'end' });

export const recordOf = (entries: readonly Entry[], seals: GameRecord['seals'] = []): GameRecord => ({
  tablee: 1,
  game: tchako.id,
  rules: tchako.rules,
  seats: 2,
  options: TABLE.options,
  seals,
  setup: [],
  entries,
});

/** Well-formed seals, one for each entry: all are part of the table head. */
export const sealsFor = (count: number): GameRecord['seals'] =>
  Array.from({ length: count }, (_, from) => ({ from, commitment: from.toString(16).padStart(64, '0') }));

/** Null when the game ends too soon. */
function playRandomly(seed: number, length: number): Entry[] | null {
  const chance = searchChance(seed);
  let { match } = openMatch(tchako, TABLE, chance);
  const entries: Entry[] = [];
  while (entries.length < length) {
    const seat = tchako.actors(match.state)[0];
    if (seat === undefined) return null;
    const step = playMove(match, seat, tchako.writeMove(tchako.sample(match.state, seat, chance)), chance);
    if (isRefused(step)) throw new Error(`a sampled move breaks ${step.refusal.rule}`);
    entries.push(step.entry);
    ({ match } = step);
  }
  return match.outcome ? null : entries;
}

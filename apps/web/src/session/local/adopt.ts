import { findCard, hasGame, loadGame } from '@tablee/catalogue';
import { commitTo, type Game, type GameRecord, parseRecord, replay, toHex } from '@tablee/kernel';
import { newGameId, type StoredGame, saveGame } from '../../storage/games.ts';

/** Stores a record from elsewhere on this device, to replay or continue it. Later picks get a seal of their own. */
export function adoptRecord(record: GameRecord): StoredGame {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const from = record.entries.length + 1;
  const ended = record.outcome !== undefined;
  const earlier = record.seals.filter(seal => seal.from < from);
  const stored = {
    id: newGameId(),
    record: ended ? record : { ...record, seals: [...earlier, { from, commitment: commitTo(seed) }] },
    bots: Array.from({ length: record.seats }, () => null),
    seed: toHex(seed),
    touched: Date.now(),
    ...(ended ? { over: true } : {}),
  };
  saveGame(stored);
  return stored;
}

/** Why a text was not adopted. `unknown`: a game that is not here; `rules`: a rules number that is not here. */
export type AdoptProblem = {
  readonly problem: 'bad' | 'unknown' | 'rules' | 'not-loaded';
  readonly game: string;
};

/** Reads a record from a file or the clipboard. The rules verify it before it is stored. */
export async function adoptText(source: string): Promise<StoredGame | AdoptProblem> {
  let record: GameRecord;
  try {
    record = parseRecord(source);
  } catch {
    return { problem: 'bad', game: '' };
  }
  const { game: id, rules } = record;
  if (!findCard(id)) return { problem: 'unknown', game: id };
  if (!hasGame(id, rules)) return { problem: 'rules', game: id };
  let game: Game;
  try {
    game = await loadGame(id, rules);
  } catch {
    // The rules did not load; the record may be valid.
    return { problem: 'not-loaded', game: id };
  }
  try {
    replay(game, record);
  } catch {
    return { problem: 'bad', game: id };
  }
  return adoptRecord(record);
}

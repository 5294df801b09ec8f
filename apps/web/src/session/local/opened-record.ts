import { type GameRecord, opensTo } from '@tablee/kernel';
import type { KeptGame } from '../../storage/games.ts';

/** The record as others may see it: the seed is opened once the game is over, or goes on elsewhere. */
export function openRecord({ record, seed }: KeptGame, outcome: GameRecord['outcome'] | null): GameRecord {
  // Seals of those who had the game before keep their own seeds.
  const seals = record.seals.map(seal =>
    seal.seed === undefined && opensTo(seed, seal.commitment) ? { ...seal, seed } : seal,
  );
  return outcome ? { ...record, seals, outcome } : { ...record, seals };
}

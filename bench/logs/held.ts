import { type Game, type GameRecord, replaySteps } from '@tablee/kernel';

const LOOKS = 20;

/** What a replay holds in memory at most, without the record and without garbage; needs --expose-gc. */
export function mostHeld(game: Game, record: GameRecord): number {
  const before = heldNow();
  const every = Math.ceil(record.entries.length / LOOKS);
  let most = 0;
  for (const { match } of replaySteps(game, record))
    if (match.n % every === 0) most = Math.max(most, heldNow() - before);
  return most;
}

function heldNow(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

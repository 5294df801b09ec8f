import { loadGame } from '@tablee/catalogue';
import { longRecord } from '@tablee/conform/long';
import { type Game, type GameRecord, replay } from '@tablee/kernel';
import { median } from '../statistics.ts';
import { mostHeld } from './held.ts';
import type { Asked, Cost } from './part.ts';

// Makes a log and replays it, alone in its process: what is in memory here is the replay's.

const ROUNDS = 3;
const WARM_ENTRIES = 1_000;
const WARM_ROUNDS = 5;

function time(game: Game, record: GameRecord): number {
  const start = performance.now();
  replay(game, record);
  return performance.now() - start;
}

const { id, idle, ...options }: Asked = JSON.parse(process.argv[2]!);
const game = await loadGame(id);
const record = longRecord(game, idle ? { ...options, choose: game.idle } : options);
// A server has replayed before.
const short = { ...record, entries: record.entries.slice(0, WARM_ENTRIES) };
for (let round = 0; round < WARM_ROUNDS; round++) time(game, short);
const ms = median(Array.from({ length: ROUNDS }, () => time(game, record)));
const cost: Cost = { entries: record.entries.length, ms, bytes: mostHeld(game, record) };
console.log(JSON.stringify(cost));

import { Brain } from '@tablee/bots/brain';
import { loadGame } from '@tablee/catalogue';
import { isRefused, readTable, seedFromText } from '@tablee/kernel';
import { makeBot } from './players.ts';
import { sitDown } from './sitting.ts';

/** Games `from` to `to` of a simulation. Plain data, for workers. */
export type Batch = {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Replaces the time budget of each level. */
  readonly ms?: number;
};

export type Played = {
  readonly i: number;
  readonly payoff: readonly number[];
  readonly reason: string;
  readonly moves: number;
  /** Runs of consecutive moves of one seat. */
  readonly turns: number;
};

/** A game with more entries is considered endless. */
const ENDLESS = 100_000;

/** Game i depends only on the seed and i, not on the worker. */
export async function* simulate(batch: Batch): AsyncGenerator<Played> {
  const game = await loadGame(batch.game);
  const table = readTable(game, batch.seats, batch.options);
  const brain = new Brain(() => performance.now());
  const { ms } = batch;
  const mind =
    ms === undefined ? brain : { think: (r: Parameters<Brain['think']>[0]) => brain.think({ ...r, ms }) };
  for (let i = batch.from; i < batch.to; i++) {
    const seed = seedFromText(`${batch.seed}-${i}`);
    const sitting = sitDown(game, table, seed);
    const bots = batch.bots.map((name, seat) => makeBot(name, mind, numberIn(seed) + seat));
    while (!sitting.match.outcome) {
      const seat = game.actors(sitting.match.state)[0]!;
      const move = await bots[seat]!.choose(sitting, seat);
      const step = sitting.play(seat, move);
      if (isRefused(step)) throw new Error(`bot ${batch.bots[seat]} played ${move}: ${step.refusal.rule}`);
      if (sitting.match.n > ENDLESS) throw new Error(`game ${i} of seed ${batch.seed} does not end`);
    }
    const { outcome, line } = sitting.match;
    const moves = line.toArray();
    const turns = moves.filter((p, at) => moves[at - 1]?.seat !== p.seat).length;
    yield { i, payoff: outcome.payoff, reason: outcome.reason, moves: moves.length, turns };
  }
}

const numberIn = (seed: Uint8Array): number => seed[0]! + 256 * seed[1]! + 65536 * seed[2]!;

import { replayChance } from './chance.ts';
import { BadText, type Game, type Outcome } from './contract.ts';
import type { GameRecord, Seal } from './log.ts';
import type { Match } from './match.ts';
import { type Luck, replaySteps } from './replay.ts';
import { fromHex, opensTo, streamPick } from './seed.ts';

export type Verdict = {
  readonly entries: number;
  readonly picks: number;
  readonly sealed: number;
  /** The match after the last entry. */
  readonly end: Match;
};

/** Checks all moves of a record, and all picks against the published seed. Throws a BadText at the first mismatch. */
export function verify(game: Game, record: GameRecord): Verdict {
  const checking = verifySteps(game, record);
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, yielding entry numbers, so that a page stays responsive. */
export function* verifySteps(game: Game, record: GameRecord): Generator<number, Verdict> {
  for (const seal of record.seals) {
    if (seal.seed !== undefined && !opensTo(seal.seed, seal.commitment)) {
      throw new BadText('seal', 'The opened seed does not fit the hash published before the game.');
    }
  }
  let picks = 0;
  let sealed = 0;
  const seedAt = seedsInOrder(record.seals);
  const checked: Luck = (n, recorded) => {
    const seed = seedAt(n);
    const back = replayChance(recorded);
    let i = 0;
    return {
      pick(k) {
        const value = back.pick(k);
        picks++;
        if (seed && streamPick(seed, n, i, k) !== value) {
          throw new BadText('pick', `Pick ${i + 1} of entry ${n} does not come from the sealed seed.`, [
            i + 1,
            n,
          ]);
        }
        if (!seed) sealed++;
        i++;
        return value;
      },
      finish: () => back.finish(),
    };
  };
  let end: Match | null = null;
  for (const step of replaySteps(game, record, checked)) {
    end = step.match;
    yield end.n;
  }
  if (!end) throw new Error('a record has a set-up at least');
  if (record.outcome && !sameOutcome(record.outcome, end.outcome)) {
    throw new BadText('outcome', 'The outcome written in the record is not the one its moves lead to.');
  }
  const lot = record.lot;
  const first = seedsInOrder(record.seals)(0);
  if (lot && first && streamPick(first, 'lot', 0, lot.of) !== lot.pick) {
    throw new BadText('pick', 'The lot that gave out the seats does not come from the sealed seed.');
  }
  return { entries: end.n, picks, sealed, end };
}

const sameFigures = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((v, i) => v === b[i]);

/** Whether an outcome stored earlier is the one reached now. A score is compared only where one was stored. */
export const sameOutcome = (said: Outcome, reached: Outcome | null): boolean =>
  reached !== null &&
  said.reason === reached.reason &&
  sameFigures(said.payoff, reached.payoff) &&
  (said.score === undefined || sameFigures(said.score, reached.score ?? []));

/** The seed that covers entry n, for ascending n. Linear: there may be as many seals as entries. */
function seedsInOrder(seals: readonly Seal[]): (n: number) => Uint8Array | null {
  let next = 0;
  let seed: Uint8Array | null = null;
  return n => {
    for (; next < seals.length && seals[next]!.from <= n; next++) {
      const opened = seals[next]!.seed;
      seed = opened === undefined ? null : fromHex(opened);
    }
    return seed;
  };
}

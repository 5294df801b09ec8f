import { searchChance } from '@tablee/kernel';

/** All randomness of a run: the same seed gives the same run. */
export class Dice {
  readonly #chance: ReturnType<typeof searchChance>;

  constructor(seed: number) {
    // Neighbouring seeds must not give similar runs.
    this.#chance = searchChance(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b));
    for (let i = 0; i < 8; i++) this.#chance.pick(2);
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return this.#chance.pick(n);
  }

  /** A number between the two. */
  between(low: number, high: number): number {
    return low + (this.#chance.pick(2 ** 31) / 2 ** 31) * (high - low);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.#chance.pick(2 ** 31) / 2 ** 31 < probability;
  }

  one<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  }
}

import { z } from 'zod';
import type { KnownRules } from '../tables/game-source.ts';

const known = z.record(z.string(), z.array(z.int()));

/** Null for what this version cannot read: a node that says nothing, or says it otherwise. */
function readKnown(text: string | null): KnownRules | null {
  if (text === null) return null;
  try {
    return known.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A game is named by a request, so `__proto__` may be asked for. */
const numbersIn = (rules: KnownRules, game: string): readonly number[] =>
  Object.hasOwn(rules, game) ? rules[game]! : [];

/**
 * Which rules numbers the nodes of a fleet know. Nodes are updated one after the other: a new number is used for new tables
 * once every node with a valid lease knows it, so that any of them can serve any table.
 */
export class SharedRules {
  readonly #own: KnownRules;
  /** What the other nodes said last. */
  #said = '';
  #others: readonly (KnownRules | null)[] = [];

  constructor(own: KnownRules) {
    this.#own = own;
  }

  /** What this node tells the others. */
  get text(): string {
    return JSON.stringify(this.#own);
  }

  /** With every beat, so the same texts are not read again. */
  note(texts: readonly (string | null)[]): void {
    const said = JSON.stringify(texts);
    if (said === this.#said) return;
    this.#said = said;
    this.#others = texts.map(readKnown);
  }

  /** The number for a new table; null when some node knows none of ours. */
  newest(game: string): number | null {
    return this.#numbers(game).findLast(rules => this.areShared(game, rules)) ?? null;
  }

  areShared(game: string, rules: number): boolean {
    return this.#others.every(other => this.#numbersOf(other, game).includes(rules));
  }

  /** Another node knows these rules. */
  areElsewhere(game: string, rules: number): boolean {
    return this.#others.some(other => other !== null && numbersIn(other, game).includes(rules));
  }

  #numbers(game: string): readonly number[] {
    return numbersIn(this.#own, game);
  }

  /** A node that does not say what it knows is older than this one: the oldest number is the safest. */
  #numbersOf(other: KnownRules | null, game: string): readonly number[] {
    return other ? numbersIn(other, game) : this.#numbers(game).slice(0, 1);
  }
}

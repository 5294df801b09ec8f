import { isFields, keysUnder, loadJson, remove, save } from '../../storage/store.ts';
import type { PositionValue, Reason, TurnReview } from './review.ts';

/** The evaluation of a whole game, stored so that it is computed once. */
export type KeptReview = {
  readonly values: readonly PositionValue[];
  readonly reviews: readonly TurnReview[];
};

const under = 'review.';
/** The oldest are dropped: they can be computed again. */
const MOST = 24;

const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;
const isChance = (x: unknown): x is number => typeof x === 'number' && x >= 0 && x <= 1;

const isValue = (x: unknown): x is PositionValue => isFields(x) && isCount(x.n) && isChance(x.value);
const isReason = (x: unknown): x is Reason =>
  isFields(x) &&
  (x.of === 'better' || x.of === 'played') &&
  typeof x.kind === 'string' &&
  isCount(x.n) &&
  isCount(x.more);
const isReview = (x: unknown): x is TurnReview =>
  isFields(x) &&
  isCount(x.n) &&
  isCount(x.from) &&
  isCount(x.seat) &&
  typeof x.fell === 'boolean' &&
  (x.better === null || typeof x.better === 'string') &&
  isChance(x.value) &&
  Array.isArray(x.reasons) &&
  x.reasons.every(isReason);

/** Null if there is none for this game, or it is damaged. */
export function findReview(key: string): KeptReview | null {
  const raw = loadJson(under + key);
  if (!isFields(raw) || !Array.isArray(raw.values) || !Array.isArray(raw.reviews)) return null;
  const { values, reviews } = raw;
  return values.every(isValue) && reviews.every(isReview) ? { values, reviews } : null;
}

const touchedAt = (key: string): number => {
  const raw = loadJson(key);
  return isFields(raw) && typeof raw.touched === 'number' ? raw.touched : 0;
};

export function keepReview(key: string, kept: KeptReview): void {
  const others = keysUnder(under).filter(known => known !== under + key);
  const old = others
    .map(known => ({ known, touched: touchedAt(known) }))
    .sort((a, b) => b.touched - a.touched);
  for (const { known } of old.slice(MOST - 1)) remove(known);
  save(under + key, JSON.stringify({ ...kept, touched: Date.now() }));
}

import { nameShape, type Side, type Variant } from '@tablee/tekao';
import { forget, keep, take } from '../../../storage/store.ts';
import { type Formation, readFormation, writeFormation } from './formation.ts';

/**
 * The draft one is at work on outlives a look at the rules and a page opened anew. A board does not know its table: what
 * tells drafts apart is the side, its pieces and its home, so an unfinished one is found again at the next such table.
 */
function keyOf({ supply, home }: Variant, side: Side): string {
  const pieces = supply.kinds.map((kind, i) => `${supply.counts[i]}${nameShape(kind)}`).join('');
  return `draft.tekao.${home}.${pieces}.${side}`;
}

/** Empty when there is none, or what is there is no formation (any more). */
export function takeDraft(variant: Variant, side: Side): Formation {
  const text = take(keyOf(variant, side));
  return (text !== null && readFormation(text)) || [];
}

export function keepDraft(variant: Variant, side: Side, draft: Formation): void {
  const key = keyOf(variant, side);
  if (draft.length === 0) forget(key);
  else keep(key, writeFormation(draft));
}

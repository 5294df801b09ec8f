import { isFlag, type Side, shapeOf, sideOf, type TekaoEvent } from '@tablee/tekao';
import type { Past } from '../../../board/contract.ts';
import { type Formation, type Post, postSeen } from './formation.ts';

/** What this side actually placed, in the order it did; the flag last, as it would be placed again. */
export function placedOf(past: readonly Pick<Past<TekaoEvent>, 'events'>[], side: Side): Formation {
  const posts: Post[] = [];
  const stand = (square: number, cell: number): void => {
    if (sideOf(cell) === side) posts.push(postSeen(side, { square, shape: shapeOf(cell) }));
  };
  for (const event of past.flatMap(({ events }) => events)) {
    if (event.kind === 'placed') stand(event.square, event.cell);
    else if (event.kind === 'mirrored') for (const { square, cell } of event.pieces) stand(square, cell);
  }
  return [...posts.filter(post => !isFlag(post.shape)), ...posts.filter(post => isFlag(post.shape))];
}

import { words } from '../../messages/index.ts';
import type * as hands from './hands.ts';
import type { Desk } from './scene.ts';

type Hands = typeof hands;
let near: Hands | null = null;

export async function fetchHands(): Promise<Hands> {
  const hands = await import('./hands.ts');
  await hands.ready;
  near = hands;
  return hands;
}

/** Null: they have not been needed yet, so nothing is in them. */
export const handsNear = (): Hands | null => near;

/** Something is to be done as soon as they come: the keys pressed meanwhile. */
let waiting: KeyboardEvent[] | null = null;

/** Does something at once where hands are near, else as soon as they come; when they do not, that is said. */
export function reach({ tell }: Pick<Desk, 'tell'>, act: (hands: Hands) => void): void {
  if (near) {
    act(near);
    return;
  }
  waiting ??= [];
  fetchHands().then(
    hands => {
      act(hands);
      pressAgain();
    },
    () => {
      waiting = null;
      tell(words().lost.chunk);
    },
  );
}

/** A key that follows a press means what it means after it. True: it is kept until then. */
export function keepKey(event: KeyboardEvent): boolean {
  waiting?.push(event);
  return waiting !== null;
}

/** One at a time: each is heard by the board as the one before it has left it. */
function pressAgain(): void {
  setTimeout(() => {
    const [event, ...rest] = waiting ?? [];
    waiting = null;
    if (!event) return;
    event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
    waiting = rest;
    pressAgain();
  });
}

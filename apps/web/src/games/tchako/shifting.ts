import { againstShift, FINGER, type Puck } from '@tablee/tchako';
import type { Desk } from './scene.ts';

const WAYS = Array.from(
  { length: 16 },
  (_, i) => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)] as const,
);

/** Whether anything gives this puck the right to be shifted (TCHAKO-15): some way is free. */
export function mayShift({ state }: Pick<Desk, 'state'>, puck: Puck): boolean {
  const shot = { kind: 'shoot', puck, direction: 0, power: 1, loaded: false } as const;
  const way = FINGER / 2;
  return WAYS.some(
    ([x, y]) => againstShift(state, { ...shot, dx: Math.round(x * way), dy: Math.round(y * way) }) === null,
  );
}

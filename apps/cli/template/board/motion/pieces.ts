import type { GameidEvent, State } from '@tablee/gameid';
import type { Shown } from '../../../board/contract.ts';
import { type Piece, rematch } from '../../../board/piece.ts';
import { playTone, STONE_SINKS } from '../../../board/sound.ts';
import { placeAt, placeOf } from '../draw/heaps.tsx';

const layout = ({ heaps }: State) =>
  heaps.flatMap((size, heap) =>
    Array.from({ length: size }, (_, level) => ({ kind: 'stone', at: placeAt(heap, level) })),
  );

/** How positions become moving pieces; `useStage` animates the difference between two of them. */
export const animator = {
  follow: (before: readonly Piece[] | null, { state }: Shown<State, GameidEvent>) =>
    rematch(before ?? [], layout(state), placeOf),
  moverOf: ({ events }: Shown<State, GameidEvent>) => events[0]?.seat ?? null,
  hear: (events: readonly GameidEvent[]) => {
    if (events.length > 0) playTone(STONE_SINKS);
  },
  unit: 70,
};

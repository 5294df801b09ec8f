import { HEAPS, type State } from '@tablee/gameid';
import type { Messages } from '@tablee/gameid/messages/fr';
import type { StatusProps } from '../../../board/contract.ts';
import { styleAt } from '../../../board/motion.ts';
import type { Piece } from '../../../board/piece.ts';
import { words } from '../text/words.ts';

/** Numbered places of the drawing: stone `level` of a heap. */
export const LEVELS = 10;
export const placeAt = (heap: number, level: number): number => heap * LEVELS + level;

const WIDE = 200;
const HIGH = 70;
export const WIDTH = WIDE * HEAPS.length;
export const HEIGHT = 440;

export const placeOf = (at: number) => ({
  x: WIDE / 2 + WIDE * Math.floor(at / LEVELS),
  y: HEIGHT - 60 - HIGH * (at % LEVELS),
  scale: 1,
});

type Props = { readonly pieces: readonly Piece[]; readonly hinted: (at: number) => boolean };

export function Stones({ pieces, hinted }: Props) {
  return (
    <g aria-hidden="true">
      <rect class="tray" y={HEIGHT - 40} width={WIDTH} height={36} rx={18} />
      {pieces.map(({ id, at, on }) => (
        <g key={id} data-piece={id} style={styleAt(placeOf(at), on)}>
          <ellipse class={hinted(at) ? 'stone hinted' : 'stone'} rx={78} ry={30} />
        </g>
      ))}
    </g>
  );
}

/** The stones left, beside the name of a seat. */
export function Status({ state }: StatusProps<State, Messages>) {
  return <span>{words().left(state.heaps.reduce((sum, size) => sum + size, 0))}</span>;
}

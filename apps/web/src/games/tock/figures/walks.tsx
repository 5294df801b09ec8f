import type { Colour } from '@tablee/tock';
import type { BoardPoint } from '../../../board/piece.ts';
import { BESIDE } from './card.tsx';
import { Arrow, Groove, layTrack, Pawn, Reserve, ROW_HEIGHT, rowsOf, Square } from './parts.tsx';

/** Space above and below a row of squares. */
const EDGE = 15;
const LEFT = BESIDE.x + 15;

export const walkHeight = (steps: number): number => 2 * EDGE + (rowsOf(steps + 1) - 1) * ROW_HEIGHT;
export const ENTER_HEIGHT = 34;

type WalkProps = {
  readonly steps: number;
  readonly y: number;
  readonly colour?: Colour;
  /** Pawns captured on the way, by step. */
  readonly met?: { readonly [step: number]: Colour };
};

/** A pawn walks forwards; squares show the number of steps. */
export function Walk({ steps, y, colour = 0, met = {} }: WalkProps) {
  const points = layTrack(steps + 1, { x: LEFT, y: y + EDGE });
  const [first, last] = [points[0]!, points.at(-1)!];
  return (
    <>
      <Groove points={points} />
      {points.map((point, step) => (
        <Square key={step} {...point} colour={colour} label={step} look={step === steps ? 'end' : 'way'} />
      ))}
      <Pawn {...first} colour={colour} />
      {Object.entries(met).map(([step, who]) => (
        <Swept key={step} at={points[Number(step)]!} colour={who} />
      ))}
      <Pawn {...last} colour={colour} ghost />
    </>
  );
}

function Swept({ at, colour }: { readonly at: BoardPoint; readonly colour: Colour }) {
  const cross = `M${at.x - 8} ${at.y - 8}l16 16m0-16l-16 16`;
  return (
    <>
      <Pawn {...at} colour={colour} />
      <path class="cross-edge" d={cross} />
      <path class="cross" d={cross} />
    </>
  );
}

/** A pawn enters from its reserve on square 18. */
export function Enter({ y }: { readonly y: number }) {
  const middle = y + ENTER_HEIGHT / 2;
  return (
    <>
      <Reserve x={LEFT - 9} y={y + 4} width={70} height={ENTER_HEIGHT - 8} colour={0} />
      <Pawn x={LEFT + 6} y={middle} colour={0} />
      <Pawn x={LEFT + 46} y={middle} colour={0} />
      <Arrow from={{ x: LEFT + 62, y: middle }} to={{ x: LEFT + 112, y: middle }} />
      <Square x={LEFT + 128} y={middle} colour={0} label={18} look="special" />
    </>
  );
}

import { isDragon, pieceOf } from '@tablee/tchang';
import { DragonHead } from './dragon-head.tsx';
import { hueOf, INK } from './hues.ts';
import { Mark } from './mark.tsx';
import { PieceShape } from './piece.tsx';

const TABLET = 'M-29-36H29L36-29V29L29 36H-29L-36 29V-29z';
const INNER = 'M-25-31H25L31-25V25L25 31H-25L-31 25V-25z';
/** A square spiral, as on old bronze. */
const KEY = 'M-20 20V-20H20V20H-11V-11H11V11H-3V-2';

type Props = {
  /** TCHANG-2: a dragon of colour 0‥3, then tangram piece 0‥6; -1: face down. */
  readonly face: number;
};

/** A statue about (0, 0), a tablet 72 units wide. Needs TombDefs. */
export function Statue({ face }: Props) {
  return (
    <g class="tchang-statue">
      <path d={TABLET} fill="#07050f" opacity={0.5} transform="translate(2 5)" />
      {face < 0 ? <Back /> : isDragon(face) ? <Dragon colour={face} /> : <Piece piece={pieceOf(face)} />}
    </g>
  );
}

const Back = () => (
  <>
    <path d={TABLET} fill="url(#tchang-bronze)" stroke="#a9cdbb" stroke-width={1.6} />
    <path d={KEY} fill="none" stroke="#0f211f" stroke-width={5} stroke-linejoin="round" />
    <path d={KEY} fill="none" stroke="#a9cdb9" stroke-width={1.6} transform="translate(0 2)" opacity={0.8} />
  </>
);

/** A dragon of a colour, the colour's shape between its teeth like a pearl. */
export function Dragon({ colour }: { readonly colour: number }) {
  const hue = hueOf(colour);
  return (
    <>
      <path d={TABLET} fill={hue.face} stroke={hue.lit} stroke-width={1.6} />
      <path d={INNER} fill={hue.dim} />
      <g transform="translate(0 -5) scale(0.640)">
        <path d="M-26 16H26C26 40 15 53 0 53S-26 40-26 16z" fill={hue.face} stroke={INK} stroke-width={2} />
        <path d="M-20 18H20C19 36 12 44 0 44S-19 36-20 18z" fill={INK} />
        <DragonHead colour={colour} awake={3} />
      </g>
      <g transform="translate(0 17)">
        <Mark colour={colour} scale={0.95} />
      </g>
    </>
  );
}

const Piece = ({ piece }: { readonly piece: number }) => (
  <>
    <path d={TABLET} fill="#ddcda8" stroke="#fff6dd" stroke-width={1.6} />
    <path d={INNER} fill="none" stroke="#8d7444" stroke-width={1.4} />
    <PieceShape piece={piece} />
  </>
);

import { isDragon, pieceOf } from '@tablee/tchang';
import { hueOf, INK } from './hues.ts';
import { Mark } from './mark.tsx';
import { PieceShape } from './piece.tsx';

const TABLET = 'M-29-36H29L36-29V29L29 36H-29L-36 29V-29z';
const INNER = 'M-25-31H25L31-25V25L25 31H-25L-31 25V-25z';
/** A square spiral, as on old bronze. */
const KEY = 'M-20 20V-20H20V20H-11V-11H11V11H-3V-2';
const BODY = 'M-24 12C-26 28 2 30 3 15S-24 3-21-10-4-25 6-18';

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

/** A dragon of a colour, curled on its tablet, with the colour's shape. */
export function Dragon({ colour }: { readonly colour: number }) {
  const hue = hueOf(colour);
  return (
    <>
      <path d={TABLET} fill={hue.face} stroke={hue.lit} stroke-width={1.6} />
      <path d={INNER} fill={hue.dim} />
      <g fill="none" stroke-linecap="round" transform="translate(1 0)">
        <path d={BODY} stroke={hue.face} stroke-width={17} stroke-dasharray="1 6" stroke-linecap="butt" />
        <path d={BODY} stroke={hue.lit} stroke-width={9} />
        <path d="M-14-6-24-14M-6 24-14 30M-20 18-28 22" stroke={hue.lit} stroke-width={3.6} />
      </g>
      <path
        d="M2-27C8-31 18-28 22-22L30-17C31-12 26-9 20-10L12-8C4-8-1-14-1-20zM6-26 0-36 12-29zM14-28 14-37 19-26z"
        fill={hue.lit}
      />
      <circle cx={13} cy={-20} r={2.6} fill={INK} />
      <g transform="translate(17 16)">
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

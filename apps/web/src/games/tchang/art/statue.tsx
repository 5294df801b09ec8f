import { isDragon, pieceOf } from '@tablee/tchang';
import { hueOf, INK, Mark } from './colours.tsx';
import { DragonHead } from './dragon.tsx';

/**
 * TCHANG-14: outlines of the seven tangram pieces, in the order of the statues' faces. Small pieces are drawn slightly
 * too large, to be readable on a phone. Written out so that a table does not load the tangram geometry.
 */
export const OUTLINES: readonly string[] = [
  'M0-15.6L-31.1 15.6H31.1z',
  'M0 15.6L31.1-15.6H-31.1z',
  'M0-13L-26 13H26z',
  'M0-10.6L-21.2 10.6H21.2z',
  'M0 10.6L21.2-10.6H-21.2z',
  'M-15 15H15V-15H-15z',
  'M-24 12H0L24-12H0z',
];

const PieceShape = ({ piece }: { readonly piece: number }) => (
  <path d={OUTLINES[piece]} fill="#3b2a6b" stroke="#1a1140" stroke-width={2} stroke-linejoin="round" />
);

const TABLET = 'M-29-36H29L36-29V29L29 36H-29L-36 29V-29z';
const INNER = 'M-25-31H25L31-25V25L25 31H-25L-31 25V-25z';
/** A square spiral. */
const KEY = 'M-20 20V-20H20V20H-11V-11H11V11H-3V-2';

type Props = {
  /** TCHANG-2: 0‥3 a dragon of that colour, 4‥10 tangram piece 0‥6, -1 face down. */
  readonly face: number;
};

/** A statue centred on (0, 0): a tablet 72 units wide. Needs TombDefs. */
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

/** A dragon with the shape of its colour between its teeth. */
function Dragon({ colour }: { readonly colour: number }) {
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

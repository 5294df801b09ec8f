import type { Colour } from '@tablee/tchang';
import type { Shape } from '../../../page/mark.tsx';

/** A colour of pawns, dragons and exits. Each colour also has a shape, for people who cannot tell colours apart. */
export type Hue = {
  readonly name: 'vermilion' | 'green' | 'gold' | 'blue';
  readonly face: string;
  readonly lit: string;
  readonly dim: string;
  /** SVG path of its shape, about 24 units wide. */
  readonly mark: string;
};

/** In the order of the rules. */
export const HUES: readonly Hue[] = [
  {
    name: 'vermilion',
    face: '#e0432b',
    lit: '#ff9c88',
    dim: '#7a1a0a',
    mark: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z',
  },
  { name: 'green', face: '#12a67c', lit: '#6ee6be', dim: '#064b38', mark: 'M0-13 12 0 0 13-12 0z' },
  { name: 'gold', face: '#e9ad12', lit: '#ffdf80', dim: '#6e4d00', mark: 'M0-12 13 10.500H-13z' },
  { name: 'blue', face: '#2a86d1', lit: '#8fccff', dim: '#0a3763', mark: 'M-10-10H10V10H-10z' },
];

/** Colours shared by all drawings. */
export const INK = '#1a1327';
export const CREAM = '#fff3d6';
export const FLAME = '#ffd98a';

export const hueOf = (colour: number): Hue => {
  const hue = HUES[colour];
  if (!hue) throw new Error(`no colour ${colour}`);
  return hue;
};

type Props = { readonly colour: number; readonly scale?: number };

/** A colour's shape, light with a dark edge. */
export const Mark = ({ colour, scale = 1 }: Props) => (
  <path
    d={hueOf(colour).mark}
    transform={`scale(${scale})`}
    fill={CREAM}
    stroke={INK}
    stroke-width={3.2}
    stroke-linejoin="round"
    paint-order="stroke"
  />
);

/** TCHANG-3: red, green, yellow, blue are shown in the marks used by all games: vermilion ●, green ◆, gold ▲, blue ■. */
export const shapeOf = (colour: Colour): Shape => hueOf(colour).name;

/** CSS variables read by the style sheets of the board. */
export const paintOf = (pawn: Colour) => {
  const { face, lit, dim } = hueOf(pawn);
  return { '--face': face, '--lit': lit, '--dim': dim };
};

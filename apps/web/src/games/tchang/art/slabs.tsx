import { GROUND, START } from '@tablee/tchang';
import { centreOf } from './geometry.ts';

/** Outline of a space. Its corners are cut off to leave room where four slabs meet. */
export const SLAB = 'M-27-40H27L40-27V27L27 40H-27L-40 27V-27z';

/** Reliefs cut into the slabs, within 26 units of their centre. */
const RELIEFS: readonly string[] = [
  // cloud
  'M-24 10H14C24 10 25-3 15-4 15-15 0-18-4-8-12-14-22-6-17 1-26 1-27 10-20 10M4 2C9 2 10-5 5-6M-8 4C-4 4-3-2-7-3',
  // waves
  'M-26-8Q-20-18-12-10-8-4-14-3M-12-8Q-4-18 4-10 8-4 2-3M4-8Q12-18 20-10 24-4 18-3M-20 12Q-14 2-6 10-2 16-8 17M-6 12Q2 2 10 10 14 16 8 17M10 12Q16 4 24 10',
  // lotus
  'M0-20C8-10 8 4 0 14-8 4-8-10 0-20zM-4 10C-16 8-22-2-20-12-12-10-8-6-6-2M4 10C16 8 22-2 20-12 12-10 8-6 6-2M-24 18Q0 8 24 18',
  // endless knot
  'M0-22 22 0 0 22-22 0zM-11-11 11 11M11-11-11 11M0-11 11 0 0 11-11 0z',
  // bamboo
  'M-8 24V6M-8 2V-22M6 24V-4M6-8V-20M-8 2Q4-2 10-12M-8-8Q-18-10-22-18M6 6Q16 4 22-4M-11 4H-5M3-6H9',
  // two fish
  'M-20 0C-20-14-4-20 6-12 2-6-8-8-12 2M6-12 16-18 14-8zM20 0C20 14 4 20-6 12-2 6 8 8 12-2M-6 12-16 18-14 8z',
  // sun
  'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM0-15V-24M0 15V24M-15 0H-24M15 0H24M-11-11-17-17M11 11 17 17M11-11 17-17M-11 11-17 17',
];

/** Compass rose on the start space. */
const ROSE =
  'M0-38 7-7 38 0 7 7 0 38-7 7-38 0-7-7zM-22-22-6-9M22-22 6-9M22 22 6 9M-22 22-6 9M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0z';

type CutProps = { readonly d: string; readonly mirrored?: boolean };

/** A line cut into stone: a dark stroke with a light lower edge. */
const Cut = ({ d, mirrored = false }: CutProps) => {
  const side = mirrored ? ' scale(-1 1)' : '';
  return (
    <g fill="none" stroke-width={2} stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke="#efe2c6" transform={`translate(.8 1.4)${side}`} opacity={0.6} />
      <path d={d} stroke="#5e5142" transform={`translate(0 0)${side}`} />
    </g>
  );
};

const Slab = ({ space }: { readonly space: number }) => {
  const { x, y } = centreOf(space);
  const relief = RELIEFS[(space * 5 + (space >> 3)) % RELIEFS.length]!;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={SLAB} fill="#150f20" transform="translate(1 5)" />
      <path d={SLAB} fill="url(#tchang-slab)" />
      <path d="M-26-38H26L38-26" fill="none" stroke="#f2e6cc" stroke-width={2} opacity={0.7} />
      <path d={SLAB} fill="none" stroke="#6f6252" stroke-width={1.6} transform="scale(0.860)" />
      <Cut d={relief} mirrored={space % 2 === 1} />
    </g>
  );
};

/** TCHANG-1: the start space d4, a round slab. */
const Hall = () => {
  const { x, y } = centreOf(START);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={46} cy={4} fill="#150f20" />
      <circle r={46} fill="url(#tchang-slab)" />
      <circle r={41} fill="none" stroke="#6f6252" stroke-width={1.6} />
      <Cut d={ROSE} />
    </g>
  );
};

export const Slabs = () => (
  <>
    {GROUND.map(space => (
      <Slab key={space} space={space} />
    ))}
    <Hall />
  </>
);

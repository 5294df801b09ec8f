import { GROUND, START } from '@tablee/tchang';
import { centreOf } from './geometry.ts';
import { RELIEFS, ROSE } from './relief.ts';
import { SLAB } from './slab.ts';

type CutProps = { readonly d: string; readonly mirrored?: boolean };

/** A line cut into stone: dark, with a lit lower edge. */
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

/** d4, larger than the others. */
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

/** The spaces themselves, each carved. */
export const Slabs = () => (
  <>
    {GROUND.map(space => (
      <Slab key={space} space={space} />
    ))}
    <Hall />
  </>
);

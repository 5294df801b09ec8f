import { DECOR } from './decor.tsx';
import { CROSSINGS, NICHES, type Stand } from './places.ts';

/** All that stands about in the tomb, each with the shadow at its foot. */
export const Goods = () => (
  <>
    {NICHES.map(stand => (
      <Good key={`${stand.x},${stand.y}`} {...stand} />
    ))}
    {CROSSINGS.map(stand => (
      <Good key={`${stand.x},${stand.y}`} {...stand} />
    ))}
  </>
);

function Good({ x, y, thing, scale }: Stand) {
  const Thing = DECOR[thing];
  if (!Thing) throw new Error(`nothing is number ${thing}`);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy={17} rx={18} ry={4} fill="#0b0714" opacity={0.6} />
      <Thing />
    </g>
  );
}

import type { ComponentChildren } from 'preact';
import { type Dress, type Pose, SERVANTS, type Servant } from './servants.ts';

type Cloth = { readonly robe: string; readonly skin: string; readonly hair: string; readonly edge: string };

/** Only colours of the tomb, so that servants blend in. */
const CLOTHS: { readonly [D in Dress]: Cloth } = {
  clay: { robe: '#b0673f', skin: '#e2b58a', hair: '#2c1d1c', edge: '#1c1420' },
  jade: { robe: '#6f9a7e', skin: '#dcb186', hair: '#26201f', edge: '#1c1420' },
  sand: { robe: '#a3937a', skin: '#c9b492', hair: '#6b5d4b', edge: '#55493c' },
  rock: { robe: '#51465f', skin: '#7d7189', hair: '#352c41', edge: '#211a2b' },
  carved: { robe: 'none', skin: 'none', hair: 'none', edge: '#5e5142' },
  shade: { robe: '#191223', skin: '#241b30', hair: '#120c1a', edge: '#0b0714' },
};

const Arms: { readonly [P in Pose]: (cloth: Cloth) => ComponentChildren } = {
  bowl: ({ skin, edge }) => (
    <>
      <path d="M-5-3Q-8 4-3 5M5-3Q8 4 3 5" fill="none" />
      <path d="M-5 3H5Q4 9 0 9T-5 3z" fill={skin} stroke={edge} />
    </>
  ),
  broom: () => (
    <>
      <path d="M-4-2 7 4" fill="none" />
      <path d="M7-9V12M4 18 7 11 10 18z" fill="none" />
    </>
  ),
  scroll: ({ skin }) => (
    <>
      <path d="M-5-2Q-8 2-6 4M5-2Q8 2 6 4" fill="none" />
      <path d="M-7 1H7V7H-7z" fill={skin} />
      <path d="M-4 3H4M-4 5H2" fill="none" />
    </>
  ),
  fan: ({ skin }) => (
    <>
      <path d="M5-2 9-6" fill="none" />
      <path d="M9-6 5-15Q11-17 14-12z" fill={skin} />
    </>
  ),
  hush: () => <path d="M5-2Q9-4 2-8" fill="none" />,
  asleep: () => <path d="M-4-2Q0 3 4-2" fill="none" />,
};

const Eyes = ({ pose, dress }: Pick<Servant, 'pose' | 'dress'>) =>
  pose === 'asleep' ? (
    <path d="M-4-12q1.500 1.500 3 0M1-12q1.500 1.500 3 0" fill="none" />
  ) : (
    <path
      d="M-2.500-12.500v1M2.500-12.500v1"
      fill="none"
      stroke-width={2}
      {...(dress === 'shade' ? { stroke: '#f0d58a' } : {})}
    />
  );

/** Centred on (x, y), within 11 units to the sides, 22 up and 18 down before scaling. */
const Figure = ({ x, y, pose, dress, scale, mirrored }: Servant) => {
  const cloth = CLOTHS[dress];
  const lie = pose === 'asleep' ? ' rotate(78)' : '';
  return (
    <g
      transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})${lie}`}
      stroke={cloth.edge}
      stroke-width={1.5}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d="M-8 18C-9 6-7-3-4-6H4C7-3 9 6 8 18z" fill={cloth.robe} />
      <path d="M-6 4H6" fill="none" />
      <circle cy={-12} r={6} fill={cloth.skin} />
      <path d="M-6-12A6 6 0 0 1 6-12Q3-16 0-16T-6-12z" fill={cloth.hair} />
      <circle cy={-19.5} r={2.5} fill={cloth.hair} />
      <Eyes pose={pose} dress={dress} />
      {Arms[pose](cloth)}
    </g>
  );
};

/** Servants drawn under the grave goods. */
export const ServantsBehind = () => (
  <>
    {SERVANTS.filter(s => s.behind).map(servant => (
      <Figure key={servant.id} {...servant} />
    ))}
  </>
);

/** Servants drawn over the ground. */
export const ServantsInFront = () => (
  <>
    {SERVANTS.filter(s => !s.behind).map(servant => (
      <Figure key={servant.id} {...servant} />
    ))}
  </>
);

/** One servant, fully visible, for the list of found servants. */
export const Portrait = ({ servant }: { readonly servant: Servant }) => (
  <svg class="servant-portrait" viewBox="-16 -26 32 48" aria-hidden="true">
    <Figure
      {...servant}
      x={0}
      y={0}
      scale={1}
      pose={servant.pose === 'asleep' ? 'hush' : servant.pose}
      dress={plain(servant.dress)}
    />
  </svg>
);

/** Replaces camouflage by a readable colour. */
const plain = (dress: Dress): Dress => (dress === 'jade' || dress === 'clay' ? dress : 'sand');

import { ANIMAL, type DragonsEvent } from '@tablee/dragons';
import { Beast } from './art/beast.tsx';
import { Firefly, SPOTS } from './art/firefly.tsx';
import { MIDDLE, placeOf } from './geometry.ts';
import { JAR } from './motion.ts';

type Props = { readonly events: readonly DragonsEvent[]; readonly n: number };

/** What comes out from under a stone: fireflies that fly to the jar, or the beast, large, for a moment (DRAGON-4). */
export function Surprise({ events, n }: Props) {
  const turned = events.find(event => event.kind === 'turned');
  if (!turned) return null;
  const { x, y } = placeOf(turned.space);
  if (turned.face === ANIMAL) {
    return (
      <g key={n} class="dragons-fright" style={{ '--dx': `${x - MIDDLE}px`, '--dy': `${y - MIDDLE}px` }}>
        <g transform={`translate(${MIDDLE} ${MIDDLE})`}>
          <path
            class="burst"
            d="M0-260 46-160 150-212 138-98 250-70 168 0 250 70 138 98 150 212 46 160 0 260-46 160-150 212-138 98-250 70-168 0-250-70-138-98-150-212-46-160z"
          />
          <g transform="scale(4.200)">
            <Beast />
          </g>
        </g>
      </g>
    );
  }
  return (
    <g key={n}>
      {SPOTS[turned.face]!.map((spot, i) => (
        <g
          key={`${spot.x} ${spot.y}`}
          class="dragons-fly"
          style={{
            '--i': i,
            '--x': `${x + spot.x}px`,
            '--y': `${y + spot.y}px`,
            '--mx': `${(x + JAR.x) / 2 + (i - 1.5) * 70}px`,
            '--my': `${y - 60}px`,
            '--tx': `${JAR.x}px`,
            '--ty': `${JAR.y}px`,
          }}
        >
          <Firefly x={0} y={0} scale={1.5} />
        </g>
      ))}
    </g>
  );
}

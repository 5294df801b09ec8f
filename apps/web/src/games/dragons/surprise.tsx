import { ANIMAL, type DragonsEvent } from '@tablee/dragons';
import { Beast } from './art/beast.tsx';
import { Firefly, SPOTS } from './art/firefly.tsx';
import { MIDDLE, placeOf, SIDE, VIEW_BOX } from './geometry.ts';
import { JAR } from './motion.ts';

type Props = { readonly events: readonly DragonsEvent[]; readonly n: number };

const turnedIn = (events: readonly DragonsEvent[]) => events.find(event => event.kind === 'turned');

const BURST =
  'M0-260 46-160 150-212 138-98 250-70 168 0 250 70 138 98 150 212 46 160 0 260-46 160-150 212-138 98-250 70-168 0-250-70-138-98-150-212-46-160z';

/** DRAGON-4: the beast jumps out, large, for a moment. A drawing of its own: nothing else is painted while it moves. */
export function Fright({ events, n }: Props) {
  const turned = turnedIn(events);
  if (turned?.face !== ANIMAL) return null;
  const { x, y } = placeOf(turned.space);
  const part = (far: number): string => `${(((far - MIDDLE) / SIDE) * 100).toFixed(1)}%`;
  return (
    <svg
      key={n}
      class="dragons-fright"
      viewBox={VIEW_BOX}
      style={{ '--dx': part(x), '--dy': part(y) }}
      aria-hidden="true"
    >
      <g transform={`translate(${MIDDLE} ${MIDDLE})`}>
        <path class="burst" d={BURST} />
        <g transform="scale(4.200)">
          <Beast />
        </g>
      </g>
    </svg>
  );
}

/** DRAGON-5: fireflies fly up from under a stone and down to the jar. */
export function Flight({ events, n }: Props) {
  const turned = turnedIn(events);
  if (!turned || turned.face === ANIMAL) return null;
  const { x, y } = placeOf(turned.space);
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

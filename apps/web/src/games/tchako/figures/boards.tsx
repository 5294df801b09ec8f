import { chainOf, HILL_ZONES, listZones, readZone, tchako } from '@tablee/tchako';
import { pictureOf } from '@tablee/tchako/pictures';
import { Chain } from '../art/chain.tsx';
import { ZONE, zoneAt } from '../art/geometry.ts';
import { lineTo, linkEnds } from '../art/lines.ts';
import { Scene } from './scene.tsx';

/** Pictures of the whole board. */

/** TCHAKO-1, TCHAKO-2 */
export const Terrain = () => <Scene state={pictureOf('terrain').state} />;

/** TCHAKO-6, TCHAKO-7: what is linked, and the link that is missing. */
export function Capture() {
  const { state } = pictureOf('capture');
  const ends = linkEnds([readZone('BSR'), readZone('N4')], false);
  const [from, to] = ends;
  return (
    <Scene state={state}>
      <g class="broken">
        <path d={lineTo(ends)} />
        <g class="cross" transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
          <path class="under" d="M-8-8 8 8M8-8-8 8" />
          <path d="M-8-8 8 8M8-8-8 8" />
        </g>
      </g>
    </Scene>
  );
}

const SOUTH = 0;

/** TCHAKO-8 */
export function Tchako() {
  const { state } = pictureOf('tchako');
  return <Scene state={state} under={<Chain path={chainOf(state, SOUTH)} seat={SOUTH} />} />;
}

/** TCHAKO-33: three hills, each on a board without pucks. */
export const Hills = () => (
  <div class="tchako-hills">
    {(['pair', 'line', 'rhombus'] as const).map(hill => (
      <Hill key={hill} zones={HILL_ZONES[hill]} />
    ))}
  </div>
);

function Hill({ zones }: { readonly zones: number }) {
  const state = tchako.clone(pictureOf('hills').state);
  return (
    <Scene state={state} bare view="-204 -136 408 272">
      {listZones(zones).map(zone => {
        const { x, y } = zoneAt(zone);
        return <circle key={zone} class="hill" cx={x} cy={y} r={ZONE - 3} />;
      })}
    </Scene>
  );
}

import {
  chainOf,
  type Figure,
  HILL_ZONES,
  listZones,
  type Move,
  play,
  readZone,
  type State,
  tchako,
} from '@tablee/tchako';
import { pictureOf } from '@tablee/tchako/pictures';
import { lineTo, linkEnds, ZONE, zoneAt } from '../draw/geometry.ts';
import { Chain } from '../draw/links.tsx';
import { Arrow, Ghost, OldBand, placeOf, Scene } from './scene.tsx';

/** TCHAKO-1, TCHAKO-2 */
export const Terrain = () => <Scene state={pictureOf('terrain').state} />;

/** TCHAKO-6, TCHAKO-7: linked zones, and a missing link. */
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

/** TCHAKO-33: the three hills. */
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

/** The position of a figure before and after its move. */
function afterOf(figure: Figure): {
  readonly before: State;
  readonly after: State;
  readonly move: Move;
} {
  const { state: before, move: text } = pictureOf(figure);
  const move = text === null ? null : tchako.readMove(text);
  if (!move) throw new Error(`figure ${figure} has no move`);
  const after = tchako.clone(before);
  play(after, move, []);
  return { before, after, move };
}

/** A puck that was moved aside. */
function Aside({ figure, puck }: { readonly figure: Figure; readonly puck: number }) {
  const { before, after } = afterOf(figure);
  return (
    <>
      <Ghost at={placeOf(before, puck)} />
      <Arrow from={placeOf(before, puck)} to={placeOf(after, puck)} />
    </>
  );
}

/** TCHAKO-13 */
export const Creation = () => (
  <Scene
    state={afterOf('creation').after}
    view="-120 -62 160 124"
    under={<Aside figure="creation" puck={0} />}
  />
);

/** An elastic at its new place, with its old one. */
function Rehooked({ figure, view }: { readonly figure: 'hook' | 'lay'; readonly view: string }) {
  const { before, after, move } = afterOf(figure);
  const elastic = move.kind === 'hook' || move.kind === 'lay' ? move.elastic : 0;
  return (
    <Scene
      state={after}
      view={view}
      under={<OldBand elastic={elastic} hooks={before.laid[elastic] ?? []} />}
    />
  );
}

/** TCHAKO-14 */
export const Hook = () => <Rehooked figure="hook" view="-205 -45 190 160" />;
export const Lay = () => <Rehooked figure="lay" view="-105 -70 210 177" />;

const TRAPPED = 12;

/** TCHAKO-42 */
export const Triangle = () => (
  <Scene
    state={afterOf('triangle').after}
    view="-80 -40 160 130"
    under={<Aside figure="triangle" puck={TRAPPED} />}
  />
);

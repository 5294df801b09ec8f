import { Rubber } from './art/elastics.tsx';
import { postAt } from './art/geometry.ts';
import { type Landing, landingsOf } from './choices.ts';
import type { Desk } from './scene.ts';

/** Where the elastic in hand may go; posts light up by themselves, whole places are drawn. */
export function LandingMarks({ desk }: { readonly desk: Desk }) {
  const { hand, state, choices, turned } = desk;
  const { elastic, held, from } = hand;
  if (elastic === null) return null;
  const stays = (state.laid[elastic] ?? []).filter(post => post !== from);
  return (
    <g class="tchako-landings" aria-hidden="true">
      {landingsOf(state, choices, elastic, from).map(landing => (
        <LandingMark key={landing.hooks.join()} landing={landing} turned={turned} />
      ))}
      {held && from !== null && (
        <Rubber elastic={elastic} points={[...stays.map(post => postAt(post, turned)), held]} chosen />
      )}
      {held && from === null && <circle class="mark" cx={held.x} cy={held.y} r={9} />}
    </g>
  );
}

function LandingMark({ landing, turned }: { readonly landing: Landing; readonly turned: boolean }) {
  const points = landing.hooks.map(post => postAt(post, turned));
  const way = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const closed = points.length > 2 ? `${way}z` : way;
  const sum = points.reduce((to, { x, y }) => ({ x: to.x + x, y: to.y + y }), { x: 0, y: 0 });
  const middle = { x: sum.x / points.length, y: sum.y / points.length };
  const at = landing.to === null ? middle : postAt(landing.to, turned);
  return (
    <g class={landing.to === null ? 'landing' : 'landing dotted'}>
      <path class="under" d={closed} />
      <path class="way" d={closed} />
      <circle class="mark" cx={at.x} cy={at.y} r={landing.to === null ? 7 : 9} />
    </g>
  );
}

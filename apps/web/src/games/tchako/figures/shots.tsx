import { type Figure, has, isHere, PUCKS, play, type TchakoEvent, tchako, trackShot } from '@tablee/tchako';
import { pictureOf } from '@tablee/tchako/pictures';
import { useMemo, useRef, useState } from 'preact/hooks';
import { wakeSound } from '../../../board/sound.ts';
import { language } from '../../../settings.ts';
import { Elastics } from '../art/elastics.tsx';
import { Ground } from '../art/ground.tsx';
import { Posts } from '../art/posts.tsx';
import { Zones } from '../art/zones.tsx';
import { useFilm } from '../film/film.ts';
import type { Take } from '../film/take.ts';
import { Cross, Way } from './marks.tsx';
import { Men, placeOf } from './scene.tsx';
import { words } from './words.ts';

/** TCHAKO-9, TCHAKO-11: a shot, its ways and what it costs; and the same shot played, as it is on a board. */

export const Duel = () => <Shot figure="duel" view="-125 -62 170 124" />;
export const Hit = () => <Shot figure="shot" view="-150 88 270 126" />;

function readTake(figure: Figure): Take {
  const { state: before, move: text } = pictureOf(figure);
  const move = text === null ? null : tchako.readMove(text);
  if (move?.kind !== 'shoot') throw new Error(`nothing is shot in ${figure}`);
  const state = tchako.clone(before);
  const events: TchakoEvent[] = [];
  play(state, move, events);
  return { before, move, to: { n: 1, state, events } };
}

function Shot({ figure, view }: { readonly figure: Figure; readonly view: string }) {
  const root = useRef<SVGSVGElement>(null);
  const take = useMemo(() => readTake(figure), [figure]);
  const [scene, go] = useState<'before' | 'during' | 'after'>('before');
  const shown = scene === 'after' ? take.to : { n: 0, state: take.before, events: [] };
  useFilm({
    root,
    shown,
    take: scene === 'during' ? take : null,
    turned: false,
    rest: () => go('after'),
  });
  const word = words[language.value];
  const press = (): void => {
    wakeSound();
    go(scene === 'before' ? 'during' : 'before');
  };
  return (
    <div class="tchako-shown">
      <svg ref={root} class="tchako-figure cut" viewBox={view} aria-hidden="true">
        <Ground />
        <Zones state={shown.state} />
        <Elastics laid={shown.state.laid} />
        <Posts />
        {scene === 'before' && <Ways take={take} />}
        {/* Anew for each look: a film leaves its marks on the nodes it moved. */}
        <g key={scene === 'before' ? 'before' : 'seen'}>
          <Men state={shown.state} />
        </g>
        {scene === 'before' && <Crosses take={take} />}
      </svg>
      <button type="button" class="button" onClick={press}>
        {scene === 'before' ? word.shoot : word.again}
      </button>
    </div>
  );
}

function Ways({ take: { before, move } }: { readonly take: Take }) {
  const track = trackShot(before, move);
  return (
    <>
      {PUCKS.map(puck => (
        <Way key={puck} track={track} puck={puck} />
      ))}
    </>
  );
}

const Crosses = ({ take: { before, to } }: { readonly take: Take }) => (
  <>
    {PUCKS.filter(puck => isHere(before, puck) && !has(to.state.here, puck)).map(puck => (
      <Cross key={puck} at={placeOf(before, puck)} />
    ))}
  </>
);

import { type Figure, has, isHere, PUCKS, play, type TchakoEvent, tchako, trackShot } from '@tablee/tchako';
import { pictureOf } from '@tablee/tchako/pictures';
import { useMemo, useRef, useState } from 'preact/hooks';
import { wakeSound } from '../../../board/sound.ts';
import { language } from '../../../storage/settings.ts';
import { Elastics, Posts } from '../draw/elastics.tsx';
import type { ShotClip } from '../draw/entry-queue.ts';
import { Ground } from '../draw/ground.tsx';
import { Zones } from '../draw/zones.tsx';
import { useBoardAnimator } from '../motion/board-animator.tsx';
import { Cross, FigurePucks, placeOf, Way } from './scene.tsx';
import { words } from './words.ts';

/** TCHAKO-9, TCHAKO-11: shots that the reader can play. */
export const Duel = () => <Shot figure="duel" view="-125 -62 170 124" />;
export const Hit = () => <Shot figure="shot" view="-150 88 270 126" />;

function readClip(figure: Figure): ShotClip {
  const { state: before, move: text } = pictureOf(figure);
  const move = text === null ? null : tchako.readMove(text);
  if (move?.kind !== 'shoot') throw new Error(`figure ${figure} has no shot`);
  const state = tchako.clone(before);
  const events: TchakoEvent[] = [];
  play(state, move, events);
  return { before, move, to: { n: 1, state, events } };
}

function Shot({ figure, view }: { readonly figure: Figure; readonly view: string }) {
  const root = useRef<SVGSVGElement>(null);
  const clip = useMemo(() => readClip(figure), [figure]);
  const [scene, go] = useState<'before' | 'during' | 'after'>('before');
  const shown = scene === 'after' ? clip.to : { n: 0, state: clip.before, events: [] };
  useBoardAnimator({
    root,
    shown,
    clip: scene === 'during' ? clip : null,
    turned: false,
    endClip: () => go('after'),
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
        {scene === 'before' && <Ways clip={clip} />}
        {/* A new key per run: the animation leaves its last frame on the nodes. */}
        <g key={scene === 'before' ? 'before' : 'seen'}>
          <FigurePucks state={shown.state} />
        </g>
        {scene === 'before' && <Crosses clip={clip} />}
      </svg>
      <button type="button" class="button" onClick={press}>
        {scene === 'before' ? word.shoot : word.again}
      </button>
    </div>
  );
}

function Ways({ clip: { before, move } }: { readonly clip: ShotClip }) {
  const track = trackShot(before, move);
  return (
    <>
      {PUCKS.map(puck => (
        <Way key={puck} track={track} puck={puck} />
      ))}
    </>
  );
}

const Crosses = ({ clip: { before, to } }: { readonly clip: ShotClip }) => (
  <>
    {PUCKS.filter(puck => isHere(before, puck) && !has(to.state.here, puck)).map(puck => (
      <Cross key={puck} at={placeOf(before, puck)} />
    ))}
  </>
);

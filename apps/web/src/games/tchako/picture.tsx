import { placeAt } from '@tablee/physics';
import { bit, MS_PER_TICK, type State, type TchakoEvent } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { Shown } from '../../board/contract.ts';
import type { Clip, GamePicture, PictureProps } from '../../picture/contract.ts';
import { Elastics, Posts } from './draw/elastics.tsx';
import { lastShotOf, shotIn } from './draw/entry-queue.ts';
import { VIEW } from './draw/geometry.ts';
import wood from './draw/ground.css?inline';
import { Underlay } from './draw/ground.tsx';
import { Chains } from './draw/links.tsx';
import pieces from './draw/pieces.css?inline';
import { Pucks } from './draw/pucks.tsx';
import zones from './draw/zones.css?inline';
import { LastShot } from './motion/last-shot.tsx';
import motion from './motion/motion.css?inline';
import { glideAt, planShot } from './motion/shot-plan.ts';

type Props = PictureProps<State, TchakoEvent, Messages>;

const NORTH = 1;
const NO_ROOT = { current: null };

function Picture({ shown, past, bottom, from }: Props) {
  const turned = bottom === NORTH;
  const { state } = shown;
  // Zones change hands when the pucks have come to rest.
  const ground = from?.state ?? state;
  const shot = from ? null : lastShotOf([...past, shown]);
  return (
    <g class="tchako">
      <Underlay state={ground} turned={turned} />
      <g class="tchako-board">
        <Chains state={ground} turned={turned} />
        <Elastics laid={state.laid} turned={turned} />
        <Posts turned={turned} />
        {shot && <LastShot shot={shot} turned={turned} />}
        <Pucks state={state} turned={turned} aim={null} root={NO_ROOT} moving={false} />
      </g>
    </g>
  );
}

/** A shot as its physics has it, drawn on the position it started from. */
function clip(before: Shown<State, TchakoEvent>, props: Props): Clip<Props> | null {
  const move = shotIn(props.shown);
  if (!move) return null;
  const plan = planShot({ before: before.state, move, to: props.shown, aimMs: 0, pace: 1 });
  const at = (ms: number): Props => {
    const { state } = before;
    const [x, y] = [[...state.x], [...state.y]];
    const put = (puck: number, place: { readonly x: number; readonly y: number } | null): void => {
      if (!place) return;
      x[puck] = place.x;
      y[puck] = place.y;
    };
    const tick = plan.warp.toShot(ms - plan.lead) / MS_PER_TICK;
    if (ms >= plan.lead) for (const puck of plan.moving) put(puck, placeAt(plan.track.courses[puck]!, tick));
    for (const glide of plan.glides)
      if (ms >= glide.at && (glide.last || ms <= glide.at + glide.ms)) put(glide.puck, glideAt(glide, ms));
    const gone = plan.leaves.filter(leave => ms >= leave.at).reduce((all, { puck }) => all | bit(puck), 0);
    return {
      ...props,
      shown: { ...before, state: { ...state, x, y, here: state.here & ~gone } },
      from: before,
    };
  };
  return { ms: plan.end, at };
}

export const picture: GamePicture<State, TchakoEvent, Messages> = {
  view: { x: VIEW.left, y: VIEW.top, width: VIEW.width, height: VIEW.height },
  styles: [wood, zones, pieces, motion],
  Picture,
  clip,
};

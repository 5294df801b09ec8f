import type { State, TockEvent } from '@tablee/tock';
import type { Shown } from '../../../board/contract.ts';
import { chainSpans, type Motion, styleAt } from '../../../board/motion.ts';
import type { Piece, PlaceOf, Place as Spot } from '../../../board/piece.ts';
import { type Travel, trace } from '../draw/pieces.ts';
import { schedule } from './schedule.ts';

type Frames = { readonly frames: Motion['frames']; readonly easing: string };

const GLIDE = 'cubic-bezier(0.3, 0.1, 0.25, 1)';

/** The motion of every pawn that moves in an entry: walk, leap, exchange, return to reserve. */
export function planTravels(
  before: readonly Piece[],
  { events }: Shown<State, TockEvent>,
  place: PlaceOf,
): readonly Motion[] {
  const times = new Map(schedule(events).map(timed => [timed.event, timed]));
  const byPawn = Map.groupBy(trace(before, events).travels, travel => travel.id);
  return [...byPawn].map(([id, travels]) =>
    chainSpans(
      id,
      travels.map(travel => {
        const { start, ms } = times.get(travel.event)!;
        return { start, ms, ...framesOf(travel, place) };
      }),
    ),
  );
}

function framesOf({ event, over }: Travel, place: PlaceOf): Frames {
  const spots = over.map(place);
  const [from, to] = [spots[0]!, spots.at(-1)!];
  switch (event.kind) {
    case 'walked':
      return { frames: steps(spots), easing: 'linear' };
    case 'leapt':
      return { frames: [at(from), at(between(from, to, 0.5), 1.55), at(to)], easing: GLIDE };
    case 'taken':
      return {
        frames: [at(from), at(between(from, to, 0.12), 1.18, 60), at(to, 1, 720)],
        easing: 'ease-out',
      };
    case 'traded': {
      // Curved, so that the two pawns do not pass through each other.
      const side = { x: (to.y - from.y) * 0.18, y: (from.x - to.x) * 0.18 };
      const half = between(from, to, 0.5);
      return {
        frames: [at(from), at({ ...half, x: half.x + side.x, y: half.y + side.y }, 1.25), at(to)],
        easing: GLIDE,
      };
    }
    default:
      return { frames: [at(from), at(between(from, to, 0.5), 1.3), at(to)], easing: GLIDE };
  }
}

/** A hop from square to square. */
function steps(spots: readonly Spot[]): Motion['frames'] {
  const frames = spots.flatMap((spot, i) => {
    const next = spots[i + 1];
    return next ? [at(spot), at(between(spot, next, 0.5), 1.09)] : [at(spot)];
  });
  const [first, second = first, ...rest] = frames;
  return [first!, second!, ...rest];
}

const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  scale: a.scale,
});

function at(spot: Spot, grown = 1, turned = 0): Keyframe {
  const { transform } = styleAt({ ...spot, scale: spot.scale * grown }, true);
  return { transform: transform.replace(' scale', ` rotate(${turned}deg) scale`), opacity: 1 };
}

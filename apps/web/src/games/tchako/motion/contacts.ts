import { BAND, type Course, FULL_SPEED, RAIL, type Track } from '@tablee/physics';
import { type Elastic, isTriangle, type Laid, MS_PER_TICK, POSTS, type Post } from '@tablee/tchako';

/** A collision during a shot. `force`: 0 ‥ 1, relative to a head-on collision at full power. `ms`: time since the shot. */
export type Contact = { readonly ms: number; readonly force: number } & (
  | { readonly kind: 'puck'; readonly a: number; readonly b: number }
  | { readonly kind: 'post' | 'rail' | 'left'; readonly puck: number }
  | {
      readonly kind: 'band';
      readonly puck: number;
      readonly elastic: Elastic;
      readonly from: Post;
      readonly to: Post;
      /** Position along the band, 0 ‥ 1, and the direction of the push in board coordinates, of length 1. */
      readonly share: number;
      readonly push: { readonly x: number; readonly y: number };
    }
);

/** The contacts of a shot, in order of time. */
export function contactsOf(track: Track, laid: Laid): readonly Contact[] {
  const bands = listBands(laid);
  return track.events.flatMap((event): Contact[] => {
    const ms = event.at * MS_PER_TICK;
    if (event.kind === 'met')
      return [{ kind: 'puck', ms, a: event.a, b: event.b, force: clamp(event.impulse / FULL_SPEED) }];
    const blow = blowOf(track.courses[event.disc]!, event.at);
    const { disc: puck } = event;
    if (event.kind === 'left') return [{ kind: 'left', ms, puck, force: blow.force }];
    if (event.what < BAND)
      return [{ kind: event.what >= RAIL ? 'rail' : 'post', ms, puck, force: blow.force }];
    const band = bands[event.what - BAND];
    if (!band) return [];
    return [{ kind: 'band', ms, puck, ...band, ...blow, share: shareOf(band, blow) }];
  });
}

type BandName = { readonly elastic: Elastic; readonly from: Post; readonly to: Post };

/** In the order in which physics numbers the bands. Must agree with `bandsOf` of the rules. */
export const listBands = (laid: Laid): readonly BandName[] =>
  laid.flatMap((hooks, elastic) =>
    !hooks || hooks.length === 0
      ? []
      : (isTriangle(elastic) ? [0, 1, 2] : [0]).map(i => ({
          elastic,
          from: hooks[i]!,
          to: hooks[(i + 1) % hooks.length]!,
        })),
  );

type Blow = {
  readonly x: number;
  readonly y: number;
  readonly force: number;
  readonly push: { readonly x: number; readonly y: number };
};

/** A collision with something fixed, from the change of the disc's velocity. */
function blowOf(courses: readonly Course[], at: number): Blow {
  const index = courses.findLastIndex(course => course.at <= at);
  const after = courses[index];
  const before = courses[index - 1];
  if (!after || !before) return { x: 0, y: 0, force: 0, push: { x: 0, y: 0 } };
  const came = Math.max(0, before.speed - (after.at - before.at));
  const dx = before.ux * came - after.ux * after.speed;
  const dy = before.uy * came - after.uy * after.speed;
  const long = Math.hypot(dx, dy);
  const push = long === 0 ? { x: 0, y: 0 } : { x: dx / long, y: dy / long };
  // A rebound changes the velocity by up to twice the speed.
  return { x: after.x, y: after.y, push, force: clamp(long / 2 / FULL_SPEED) };
}

function shareOf({ from, to }: BandName, { x, y }: Blow): number {
  const [a, b] = [POSTS[from]!, POSTS[to]!];
  const [lx, ly] = [b.x - a.x, b.y - a.y];
  return clamp(((x - a.x) * lx + (y - a.y) * ly) / (lx * lx + ly * ly));
}

const clamp = (n: number): number => Math.min(1, Math.max(0, n));

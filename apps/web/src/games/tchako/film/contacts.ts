import { BAND, type Course, FULL_SPEED, RAIL, type Track } from '@tablee/physics';
import { type Elastic, isTriangle, type Laid, MS_PER_TICK, POSTS, type Post } from '@tablee/tchako';

/** What is heard and felt of a shot, in order. `force`: 0 ‥ 1, against a full shot straight on. `ms`: since the shot. */
export type Contact = { readonly ms: number; readonly force: number } & (
  | { readonly kind: 'puck'; readonly a: number; readonly b: number }
  | { readonly kind: 'post' | 'rail' | 'left'; readonly puck: number }
  | {
      readonly kind: 'band';
      readonly puck: number;
      readonly elastic: Elastic;
      readonly from: Post;
      readonly to: Post;
      /** Where along it, 0 ‥ 1, and which way it is pushed, of length one, as on the board. */
      readonly share: number;
      readonly push: { readonly x: number; readonly y: number };
    }
);

export function contactsOf(track: Track, laid: Laid): readonly Contact[] {
  const bands = listBands(laid);
  return track.sights.flatMap((sight): Contact[] => {
    const ms = sight.at * MS_PER_TICK;
    if (sight.kind === 'met')
      return [{ kind: 'puck', ms, a: sight.a, b: sight.b, force: clamp(sight.given / FULL_SPEED) }];
    const blow = blowOf(track.courses[sight.disc]!, sight.at);
    const { disc: puck } = sight;
    if (sight.kind === 'left') return [{ kind: 'left', ms, puck, force: blow.force }];
    if (sight.what < BAND)
      return [{ kind: sight.what >= RAIL ? 'rail' : 'post', ms, puck, force: blow.force }];
    const band = bands[sight.what - BAND];
    if (!band) return [];
    return [{ kind: 'band', ms, puck, ...band, ...blow, share: shareOf(band, blow) }];
  });
}

type BandName = { readonly elastic: Elastic; readonly from: Post; readonly to: Post };

/** In the order physics numbers them: must agree with `bandsOf` of the rules. */
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

/** How hard a disc struck what does not move: the change of its velocity there. */
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
  // What springs back doubles the change.
  return { x: after.x, y: after.y, push, force: clamp(long / 2 / FULL_SPEED) };
}

function shareOf({ from, to }: BandName, { x, y }: Blow): number {
  const [a, b] = [POSTS[from]!, POSTS[to]!];
  const [lx, ly] = [b.x - a.x, b.y - a.y];
  return clamp(((x - a.x) * lx + (y - a.y) * ly) / (lx * lx + ly * ly));
}

const clamp = (n: number): number => Math.min(1, Math.max(0, n));

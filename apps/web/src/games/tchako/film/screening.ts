import { placeAt } from '@tablee/physics';
import { type Laid, MS_PER_TICK, type Puck } from '@tablee/tchako';
import { playTone } from '../../../board/sound.ts';
import { toScreen, translateTo } from '../art/geometry.ts';
import { HUM_MS, humPath } from './hum.ts';
import { FALL_MS, type Glide, type Leave, type Plan, PUFF_MS } from './plan.ts';
import { DRUM, FALL, FLICK, PUFF, toneOf } from './tones.ts';

/** The nodes a film writes on, found once before it runs. */
export type Cast = {
  readonly pucks: ReadonlyMap<Puck, SVGElement>;
  /** By elastic: what is drawn along it. */
  readonly bands: ReadonlyMap<number, readonly SVGElement[]>;
};

export function findCast(root: Element): Cast {
  const pucks = new Map<Puck, SVGElement>();
  for (const node of root.querySelectorAll<SVGElement>('[data-puck]'))
    pucks.set(Number(node.dataset.puck), node);
  const bands = new Map<number, readonly SVGElement[]>();
  for (const node of root.querySelectorAll<SVGElement>('[data-elastic]'))
    bands.set(Number(node.dataset.elastic), [...node.querySelectorAll<SVGElement>(':scope > path')]);
  return { pucks, bands };
}

/** Something that happens once, when its time has come. */
type Cue = { readonly at: number; readonly run: () => void };

/** Runs a plan on these nodes. What it returns stops it where it is. */
export function screen(plan: Plan, cast: Cast, laid: Laid, turned: boolean, over: () => void): () => void {
  const animations: Animation[] = [];
  const cues = cuesOf(plan, cast, turned, animations);
  const hums = plan.contacts.filter(contact => contact.kind === 'band');
  const began = performance.now();
  let next = 0;
  let frame = requestAnimationFrame(function step(now) {
    const at = Math.max(0, now - began);
    for (; next < cues.length && cues[next]!.at <= at; next++) cues[next]!.run();
    slide(plan, cast, turned, at);
    for (const hum of hums) {
      // The last blow on a band is the one it answers to.
      if (
        at < hum.ms ||
        at > hum.ms + HUM_MS + 40 ||
        hums.some(o => o.elastic === hum.elastic && o.ms > hum.ms && o.ms <= at)
      )
        continue;
      const path = humPath(hum, laid[hum.elastic] ?? [], turned, at - hum.ms);
      for (const node of cast.bands.get(hum.elastic) ?? []) node.setAttribute('d', path);
    }
    if (at < plan.end) frame = requestAnimationFrame(step);
    else over();
  });
  return () => {
    cancelAnimationFrame(frame);
    for (const animation of animations) animation.cancel();
  };
}

/** Everything that slides, where it is at that moment: only `transform` is written. */
function slide(
  { track, warp, lead, moving, glides }: Plan,
  { pucks }: Cast,
  turned: boolean,
  at: number,
): void {
  const tick = at < lead ? -1 : warp.toShot(at - lead) / MS_PER_TICK;
  if (tick >= 0)
    for (const puck of moving) {
      const place = placeAt(track.courses[puck]!, tick);
      const node = pucks.get(puck);
      if (place && node) node.style.transform = translateTo(toScreen(place, turned));
    }
  for (const glide of glides) {
    const node = pucks.get(glide.puck);
    if (node && at >= glide.at) node.style.transform = translateTo(toScreen(glideAt(glide, at), turned));
  }
}

/** Eased at both ends: put there by a hand. */
export function glideAt(
  { from, to, at, ms }: Glide,
  now: number,
): { readonly x: number; readonly y: number } {
  const t = Math.min(1, Math.max(0, (now - at) / ms));
  const share = t * t * (3 - 2 * t);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function cuesOf(plan: Plan, cast: Cast, turned: boolean, animations: Animation[]): readonly Cue[] {
  const cues: Cue[] = [{ at: plan.lead, run: () => playTone(FLICK) }];
  for (const contact of plan.contacts) {
    const tone = toneOf(contact);
    if (tone) cues.push({ at: contact.ms, run: () => playTone(tone) });
  }
  if (plan.decisive !== null) cues.push({ at: plan.decisive, run: () => playTone(DRUM) });
  for (const leave of plan.leaves)
    cues.push({
      at: leave.at,
      run: () => {
        const node = cast.pucks.get(leave.puck)?.firstElementChild;
        if (node) animations.push(leaveBy(leave, node, turned));
        if (leave.how === 'puff') playTone(PUFF);
        else for (const delay of [300, 420]) playTone(FALL, delay);
      },
    });
  return cues.sort((a, b) => a.at - b.at);
}

function leaveBy({ how, towards }: Leave, node: Element, turned: boolean): Animation {
  const side = turned ? -1 : 1;
  const [dx, dy] = [towards.x * side, -towards.y * side];
  const frames: Keyframe[] =
    how === 'puff'
      ? [
          { transform: 'none', opacity: 1 },
          { transform: 'scale(1.25)', opacity: 0.9, offset: 0.3 },
          { transform: 'scale(0.3)', opacity: 0 },
        ]
      : [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${dx * 22}px,${dy * 22 - 4}px) scale(1.18)`, opacity: 1, offset: 0.45 },
          { transform: `translate(${dx * 38}px,${dy * 38 + 8}px) scale(0.7) rotate(70deg)`, opacity: 0 },
        ];
  const ms = how === 'puff' ? PUFF_MS : FALL_MS;
  return node.animate(frames, { duration: ms, easing: 'ease-out', fill: 'forwards' });
}

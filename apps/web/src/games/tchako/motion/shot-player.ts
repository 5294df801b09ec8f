import { placeAt } from '@tablee/physics';
import { type Laid, MS_PER_TICK, type Puck } from '@tablee/tchako';
import { playTone } from '../../../board/sound.ts';
import { toScreen, translateTo } from '../draw/geometry.ts';
import { fadeAway, flash, leave } from './effects.ts';
import { type BandContact, clipSwing, SWING_MS, swingPath } from './elastic-motion.ts';
import { type Glide, glideAt, type ShotPlan } from './shot-plan.ts';
import { DRUM, FALL, FLICK, LONG_PULSE_MS, PUFF, pulseOf, toneOf, vibrate } from './sounds.ts';
import { openTrails, type Trails } from './trail.ts';

/** The nodes that an animation moves, looked up once. */
export type Nodes = {
  readonly pucks: ReadonlyMap<Puck, SVGElement>;
  /** By elastic, as drawn by `<Elastics/>`. */
  readonly bands: ReadonlyMap<number, Band>;
  /** Below the pucks. */
  readonly trails: Element | null;
};
type Band = { readonly strands: readonly Element[]; readonly clip: SVGElement | null };

export function findNodes(root: Element): Nodes {
  const pucks = new Map<Puck, SVGElement>();
  for (const node of root.querySelectorAll<SVGElement>('[data-puck]'))
    pucks.set(Number(node.dataset.puck), node);
  const bands = new Map<number, Band>();
  for (const node of root.querySelectorAll<SVGElement>('[data-elastic]'))
    bands.set(Number(node.dataset.elastic), {
      strands: [...node.querySelectorAll(':scope > path')],
      clip: node.querySelector<SVGElement>('.clip path'),
    });
  return { pucks, bands, trails: root.querySelector('.tchako-trails') };
}

/** An action at a time. `heard` is false if it runs too late for its sound. */
type Cue = { readonly at: number; readonly run: (heard: boolean) => void };

/** Without this limit all missed sounds would play at once after the page was paused. */
const LATE_MS = 150;

export type Playback = {
  /** Stops at the current frame and straightens the bands. */
  readonly stop: () => void;
  readonly isOver: () => boolean;
};

/** Plays a plan on these nodes; `pace` is the factor of its times. Bands swing on after `onEnd`, until they rest or `stop` is called. */
export function playShot(
  plan: ShotPlan,
  nodes: Nodes,
  laid: Laid,
  turned: boolean,
  pace: number,
  onEnd: () => void,
): Playback {
  const animations: Animation[] = [];
  const cues = cuesOf(plan, nodes, turned, animations);
  const hits = plan.contacts.filter(contact => contact.kind === 'band');
  const last = Math.max(plan.end, ...hits.map(({ ms }) => ms + SWING_MS + 40));
  const trails = openTrails(nodes.trails, plan.track, plan.moving, turned);
  const began = performance.now();
  let next = 0;
  let ended = false;
  let frame = requestAnimationFrame(function step(now) {
    const at = Math.max(0, now - began) / pace;
    for (; next < cues.length && cues[next]!.at <= at; next++) cues[next]!.run(at < cues[next]!.at + LATE_MS);
    if (!ended) slide(plan, nodes, turned, at, trails);
    swingBands(hits, nodes, laid, turned, at);
    if (at < last) frame = requestAnimationFrame(step);
    if (at >= plan.end && !ended) {
      ended = true;
      trails.remove();
      onEnd();
    }
  });
  return {
    stop: () => {
      cancelAnimationFrame(frame);
      trails.remove();
      for (const animation of animations) animation.cancel();
      swingBands(hits, nodes, laid, turned, last);
    },
    isOver: () => ended,
  };
}

/** Places all sliding pucks and their trails. Of pucks only `transform` is written, so the browser composes without layout. */
function slide(plan: ShotPlan, { pucks }: Nodes, turned: boolean, at: number, trails: Trails): void {
  const { track, warp, lead, moving, glides } = plan;
  const tick = at < lead ? -1 : warp.toShot(at - lead) / MS_PER_TICK;
  if (tick >= 0) {
    for (const puck of moving) {
      const place = placeAt(track.courses[puck]!, tick);
      const node = pucks.get(puck);
      if (place && node) node.style.transform = translateTo(toScreen(place, turned));
    }
    trails.draw(tick);
  }
  for (const glide of glides) if (isGliding(glide, at)) move(glide, pucks, turned, at);
}

const isGliding = (glide: Glide, at: number): boolean =>
  at >= glide.at && (glide.last || at <= glide.at + glide.ms);

function move(glide: Glide, pucks: Nodes['pucks'], turned: boolean, at: number): void {
  const node = pucks.get(glide.puck);
  if (node) node.style.transform = translateTo(toScreen(glideAt(glide, at), turned));
}

/** Draws struck bands. The last contact of a band counts. */
function swingBands(
  hits: readonly BandContact[],
  nodes: Nodes,
  laid: Laid,
  turned: boolean,
  at: number,
): void {
  for (const [i, hit] of hits.entries()) {
    const struckAgain = hits.slice(i + 1).some(o => o.elastic === hit.elastic && o.ms <= at);
    if (struckAgain || at < hit.ms) continue;
    const band = nodes.bands.get(hit.elastic);
    const path = swingPath(hit, laid[hit.elastic] ?? [], turned, at - hit.ms);
    for (const node of band?.strands ?? []) node.setAttribute('d', path);
    if (band?.clip) band.clip.style.transform = translateTo(clipSwing(hit, turned, at - hit.ms));
  }
}

function cuesOf(plan: ShotPlan, nodes: Nodes, turned: boolean, animations: Animation[]): readonly Cue[] {
  const cues: Cue[] = [{ at: plan.lead, run: heard => void (heard && playTone(FLICK)) }];
  for (const contact of plan.contacts) {
    const tone = toneOf(contact);
    if (tone) cues.push({ at: contact.ms, run: heard => void (heard && playTone(tone)) });
    const pulse = pulseOf(contact);
    if (pulse > 0) cues.push({ at: contact.ms, run: heard => void (heard && vibrate(pulse)) });
  }
  const on = (puck: Puck, show: (node: Element) => readonly Animation[]): void => {
    const node = nodes.pucks.get(puck);
    if (node) animations.push(...show(node));
  };
  const { hit } = plan;
  if (hit)
    cues.push({
      at: hit.at,
      run: heard => {
        on(hit.puck, node => flash(node, plan.decisive));
        if (hit.doomed !== null) on(hit.doomed, fadeAway);
        if (heard && plan.decisive) {
          playTone(DRUM);
          vibrate(LONG_PULSE_MS);
        }
      },
    });
  for (const each of plan.leaves)
    cues.push({
      at: each.at,
      run: heard => {
        on(each.puck, node => leave(each, node, turned));
        if (!heard) return;
        if (each.how === 'puff') playTone(PUFF);
        else for (const delay of [300, 420]) playTone(FALL, delay);
      },
    });
  return cues.sort((a, b) => a.at - b.at);
}

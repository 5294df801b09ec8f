import { placeAt } from '@tablee/physics';
import { type Laid, MS_PER_TICK, type Puck } from '@tablee/tchako';
import { playTone } from '../../../board/sound.ts';
import { toScreen, translateTo } from '../art/geometry.ts';
import { flash } from './burst.ts';
import { type BandContact, clipSwing, HUM_MS, humPath } from './hum.ts';
import { fadeAway, leave } from './leaving.ts';
import { type Glide, glideAt, type Plan } from './plan.ts';
import { DRUM, FALL, FLICK, PUFF, toneOf } from './tones.ts';

/** The nodes a film writes on, found once before it runs. */
export type Cast = {
  readonly pucks: ReadonlyMap<Puck, SVGElement>;
  /** By elastic: what `<Elastics/>` drew. */
  readonly bands: ReadonlyMap<number, Band>;
};
type Band = { readonly strands: readonly Element[]; readonly clip: SVGElement | null };

export function findCast(root: Element): Cast {
  const pucks = new Map<Puck, SVGElement>();
  for (const node of root.querySelectorAll<SVGElement>('[data-puck]'))
    pucks.set(Number(node.dataset.puck), node);
  const bands = new Map<number, Band>();
  for (const node of root.querySelectorAll<SVGElement>('[data-elastic]'))
    bands.set(Number(node.dataset.elastic), {
      strands: [...node.querySelectorAll(':scope > path')],
      clip: node.querySelector<SVGElement>('.clip path'),
    });
  return { pucks, bands };
}

/** Something that happens once, when its time has come; too late, it happens without a sound. */
type Cue = { readonly at: number; readonly run: (heard: boolean) => void };

/** After a pause of the page everything that was missed would sound at once. */
const LATE_MS = 150;

export type Screening = {
  /** Ends it where it is; bands lie straight again. */
  readonly stop: () => void;
  readonly isOver: () => boolean;
};

/** Runs a plan on these nodes. Rubber trembles on after `over`, until it lies still or is stopped. */
export function screen(plan: Plan, cast: Cast, laid: Laid, turned: boolean, over: () => void): Screening {
  const animations: Animation[] = [];
  const cues = cuesOf(plan, cast, turned, animations);
  const hums = plan.contacts.filter(contact => contact.kind === 'band');
  const last = Math.max(plan.end, ...hums.map(({ ms }) => ms + HUM_MS + 40));
  const began = performance.now();
  let next = 0;
  let told = false;
  let frame = requestAnimationFrame(function step(now) {
    const at = Math.max(0, now - began);
    for (; next < cues.length && cues[next]!.at <= at; next++) cues[next]!.run(at < cues[next]!.at + LATE_MS);
    if (!told) slide(plan, cast, turned, at);
    tremble(hums, cast, laid, turned, at);
    if (at < last) frame = requestAnimationFrame(step);
    if (at >= plan.end && !told) {
      told = true;
      over();
    }
  });
  return {
    stop: () => {
      cancelAnimationFrame(frame);
      for (const animation of animations) animation.cancel();
      tremble(hums, cast, laid, turned, last);
    },
    isOver: () => told,
  };
}

/** Everything that slides, where it is at that moment: only `transform` is written. */
function slide(plan: Plan, { pucks }: Cast, turned: boolean, at: number): void {
  const { track, warp, lead, moving, glides } = plan;
  const tick = at < lead ? -1 : warp.toShot(at - lead) / MS_PER_TICK;
  if (tick >= 0)
    for (const puck of moving) {
      const place = placeAt(track.courses[puck]!, tick);
      const node = pucks.get(puck);
      if (place && node) node.style.transform = translateTo(toScreen(place, turned));
    }
  for (const glide of glides) if (isGliding(glide, at)) move(glide, pucks, turned, at);
}

const isGliding = (glide: Glide, at: number): boolean =>
  at >= glide.at && (glide.last || at <= glide.at + glide.ms);

function move(glide: Glide, pucks: Cast['pucks'], turned: boolean, at: number): void {
  const node = pucks.get(glide.puck);
  if (node) node.style.transform = translateTo(toScreen(glideAt(glide, at), turned));
}

/** The last blow on a band is the one it answers to. */
function tremble(hums: readonly BandContact[], cast: Cast, laid: Laid, turned: boolean, at: number): void {
  for (const [i, hum] of hums.entries()) {
    const struckAgain = hums.slice(i + 1).some(o => o.elastic === hum.elastic && o.ms <= at);
    if (struckAgain || at < hum.ms) continue;
    const band = cast.bands.get(hum.elastic);
    const path = humPath(hum, laid[hum.elastic] ?? [], turned, at - hum.ms);
    for (const node of band?.strands ?? []) node.setAttribute('d', path);
    if (band?.clip) band.clip.style.transform = translateTo(clipSwing(hum, turned, at - hum.ms));
  }
}

function cuesOf(plan: Plan, cast: Cast, turned: boolean, animations: Animation[]): readonly Cue[] {
  const cues: Cue[] = [{ at: plan.lead, run: heard => void (heard && playTone(FLICK)) }];
  for (const contact of plan.contacts) {
    const tone = toneOf(contact);
    if (tone) cues.push({ at: contact.ms, run: heard => void (heard && playTone(tone)) });
  }
  const on = (puck: Puck, show: (node: Element) => readonly Animation[]): void => {
    const node = cast.pucks.get(puck);
    if (node) animations.push(...show(node));
  };
  const { hit } = plan;
  if (hit)
    cues.push({
      at: hit.at,
      run: heard => {
        on(hit.puck, node => flash(node, plan.decisive));
        if (hit.doomed !== null) on(hit.doomed, fadeAway);
        if (heard && plan.decisive) playTone(DRUM);
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

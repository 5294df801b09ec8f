import { placeAt } from '@tablee/physics';
import { type Laid, MS_PER_TICK, type Puck } from '@tablee/tchako';
import { playTone } from '../../../board/sound.ts';
import { toScreen, translateTo } from '../art/geometry.ts';
import { flash } from './burst.ts';
import { type BandContact, HUM_MS, humPath } from './hum.ts';
import { fadeAway, leave } from './leaving.ts';
import { type Glide, glideAt, type Plan } from './plan.ts';
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
    for (; next < cues.length && cues[next]!.at <= at; next++) cues[next]!.run();
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
    const path = humPath(hum, laid[hum.elastic] ?? [], turned, at - hum.ms);
    for (const node of cast.bands.get(hum.elastic) ?? []) node.setAttribute('d', path);
  }
}

function cuesOf(plan: Plan, cast: Cast, turned: boolean, animations: Animation[]): readonly Cue[] {
  const cues: Cue[] = [{ at: plan.lead, run: () => playTone(FLICK) }];
  for (const contact of plan.contacts) {
    const tone = toneOf(contact);
    if (tone) cues.push({ at: contact.ms, run: () => playTone(tone) });
  }
  const on = (puck: Puck, show: (node: Element) => readonly Animation[]): void => {
    const node = cast.pucks.get(puck);
    if (node) animations.push(...show(node));
  };
  const { hit } = plan;
  if (hit)
    cues.push({
      at: hit.at,
      run: () => {
        on(hit.puck, node => flash(node, plan.decisive));
        if (hit.doomed !== null) on(hit.doomed, fadeAway);
        if (plan.decisive) playTone(DRUM);
      },
    });
  for (const each of plan.leaves)
    cues.push({
      at: each.at,
      run: () => {
        on(each.puck, node => leave(each, node, turned));
        if (each.how === 'puff') playTone(PUFF);
        else for (const delay of [300, 420]) playTone(FALL, delay);
      },
    });
  return cues.sort((a, b) => a.at - b.at);
}

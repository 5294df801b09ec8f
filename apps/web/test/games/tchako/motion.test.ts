import { defaultTable } from '@tablee/kernel';
import { placeAt } from '@tablee/physics';
import {
  bandsOf,
  isHere,
  MIDDLES,
  MS_PER_TICK,
  POSTS,
  type ShootMove,
  type State,
  tchako,
} from '@tablee/tchako';
import { describe, expect, it, vi } from 'vitest';
import type { ShotClip } from '../../../src/games/tchako/draw/entry-queue.ts';
import { type Contact, contactsOf, listBands } from '../../../src/games/tchako/motion/contacts.ts';
import { hooksAt, planHooking, SWING_MS, swing } from '../../../src/games/tchako/motion/elastic-motion.ts';
import { glideAt, NO_WARP, planShot, warpAround } from '../../../src/games/tchako/motion/shot-plan.ts';
import { pulseOf, vibrate } from '../../../src/games/tchako/motion/sounds.ts';
import { sound } from '../../../src/storage/settings.ts';

const never = { pick: () => 0 };
const start = (): State => tchako.setup(defaultTable(tchako), never).state;

const put = (s: State, puck: number, x: number, y: number): void => {
  s.x[puck] = Math.round(x * 64);
  s.y[puck] = Math.round(y * 64);
  s.here |= 1 << puck;
  s.set &= ~(1 << puck);
};

function clipOf(before: State, text: string): ShotClip {
  const move = tchako.readMove(text);
  if (move?.kind !== 'shoot') throw new Error(`${text} is no shot`);
  const state = tchako.clone(before);
  return { before, move, to: { n: 1, state, events: tchako.apply(state, before.turn, move, never) } };
}

const shot = (puck: number, direction: number, power: number): ShootMove => ({
  kind: 'shoot',
  puck,
  direction,
  power,
  dx: 0,
  dy: 0,
  loaded: false,
});

/** South has a t'chako, and a puck with a free line to the queen. */
function inTchako(): State {
  const s = start();
  put(s, 3, -50, 0);
  put(s, 4, 10, 60);
  put(s, 13, 150, 60);
  put(s, 5, 0, 200);
  put(s, 23, 100, 170);
  return s;
}

describe('slow motion', () => {
  const warp = warpAround(900);

  it('is strictly monotone', () => {
    for (let ms = 0; ms < 3_000; ms++) expect(warp.toShot(ms + 1) - warp.toShot(ms)).toBeGreaterThan(0.24);
  });

  it('does not change the time before it, and ends at full speed', () => {
    expect(warp.toShot(500)).toBe(500);
    expect(warp.toShot(2_500) - warp.toShot(2_400)).toBeCloseTo(100, 9);
  });

  it('shows the moment at a quarter of the speed', () => {
    const seen = warp.toScreen(900);
    expect(warp.toShot(seen + 10) - warp.toShot(seen)).toBeCloseTo(2.5, 9);
  });

  it('toScreen inverts toShot', () => {
    for (const ms of [0, 1, 700, 820, 900, 960, 1_200, 2_200])
      expect(warp.toShot(warp.toScreen(ms))).toBeCloseTo(ms, 6);
  });

  it('starts at 0 for an early moment', () => {
    const early = warpAround(20);
    expect(early.toShot(0)).toBe(0);
    expect(early.toShot(early.toScreen(20))).toBeCloseTo(20, 6);
  });
});

describe('the animation of a shot', () => {
  it('TCHAKO-20 ends exactly at the positions of the rules', () => {
    for (const [puck, direction, power] of [
      [0, 1_100, 700],
      [1, 1_000, 900],
      [2, 900, 1_000],
      [11, 700, 450],
      [0, 3_000, 800],
    ] as const) {
      const before = start();
      const clip = clipOf(before, tchako.writeMove(shot(puck, direction, power)));
      const { state } = clip.to;
      const plan = planShot(clip);
      for (const each of plan.moving) {
        if (!isHere(state, each)) continue;
        const glide = plan.glides.find(g => g.puck === each && g.last);
        const slid = placeAt(
          plan.track.courses[each]!,
          plan.warp.toShot(plan.end - plan.lead) / MS_PER_TICK,
        )!;
        const end = glide ? glideAt(glide, plan.end) : slid;
        expect({ x: Math.round(end.x), y: Math.round(end.y) }).toEqual({
          x: state.x[each],
          y: state.y[each],
        });
      }
    }
  });

  it('TCHAKO-12 is in slow motion only when the queen is hit', () => {
    const before = inTchako();
    const plan = planShot(clipOf(before, 'shoot s6 3883 600'));
    expect(plan.decisive).toBe(true);
    expect(plan.hit?.puck).toBe(23);
    expect(plan.end).toBeGreaterThan(plan.track.end * MS_PER_TICK + 400);
    const calm = planShot(clipOf(start(), 'shoot s1 1100 700'));
    expect(calm.decisive).toBe(false);
    expect(calm.warp).toBe(NO_WARP);
  });

  it('TCHAKO-11 a puck that was hit slides on and is removed at rest', () => {
    const s = start();
    put(s, 3, -50, 20);
    put(s, 15, 20, 20);
    put(s, 16, 90, 45);
    const plan = planShot(clipOf(s, 'shoot s4 0 300'));
    expect(plan.hit).toMatchObject({ puck: 15, doomed: 15 });
    const leave = plan.leaves.find(each => each.puck === 15);
    expect(leave?.how).toBe('puff');
    expect(leave?.at).toBeGreaterThan(plan.track.end * MS_PER_TICK);
  });

  it('TCHAKO-3 a puck that jumps the rail falls off at that moment', () => {
    const s = start();
    put(s, 3, 150, -60);
    const plan = planShot(clipOf(s, 'shoot s4 0 1000'));
    const left = plan.contacts.find(contact => contact.kind === 'left');
    expect(plan.leaves).toMatchObject([{ puck: 3, how: 'fall', at: left?.ms }]);
    expect(plan.leaves[0]?.towards.x).toBeCloseTo(1, 6);
  });

  it('TCHAKO-17 a puck that is put back glides to the middle of its space', () => {
    const s = start();
    put(s, 3, -100, -110);
    const plan = planShot(clipOf(s, 'shoot s4 1024 80'));
    const glide = plan.glides.find(each => each.puck === 0);
    expect(glide?.to).toEqual(MIDDLES[1]);
    expect(glideAt(glide!, glide!.at + glide!.ms)).toEqual(MIDDLES[1]);
  });

  it('TCHAKO-15 starts with the shift', () => {
    const s = start();
    put(s, 3, 0, -110);
    const plan = planShot(clipOf(s, 'shoot s4 3072 200 +320,0'));
    expect(plan.glides[0]).toMatchObject({ puck: 3, at: 0, ms: plan.lead });
    expect(plan.contacts.every(({ ms }) => ms >= plan.lead)).toBe(true);
  });
});

describe('a shot by a bot', () => {
  it('TCHAKO-22 begins after its aim was shown, and a shift after the aim', () => {
    const s = start();
    put(s, 3, 0, -110);
    const clip = clipOf(s, 'shoot s4 3072 200 +320,0');
    const [own, bots] = [planShot(clip), planShot({ ...clip, aimMs: 500 })];
    expect(bots.lead).toBe(own.lead + 500);
    expect(bots.glides[0]).toMatchObject({ puck: 3, at: 500, ms: own.lead });
    expect(bots.end).toBe(own.end + 500);
    expect(bots.contacts.map(({ ms }) => ms)).toEqual(own.contacts.map(({ ms }) => ms + 500));
  });
});

describe('vibration', () => {
  const contact = (force: number): Contact => ({ kind: 'puck', a: 0, b: 12, ms: 0, force });

  it('is longer for harder contacts, and none for soft ones', () => {
    expect(pulseOf(contact(0.02))).toBe(0);
    expect(pulseOf(contact(0.9))).toBeGreaterThan(pulseOf(contact(0.2)));
    expect(pulseOf(contact(1))).toBeLessThan(50);
  });

  it('is asked of the device, unless sound is off, there is no motor or the page was never touched', () => {
    const motor = vi.fn();
    vi.stubGlobal('navigator', { vibrate: motor });
    vibrate(20);
    sound.value = 'off';
    vibrate(20);
    sound.value = 'on';
    expect(motor.mock.calls).toEqual([[20]]);
    vi.stubGlobal('navigator', { vibrate: motor, userActivation: { hasBeenActive: false } });
    vibrate(20);
    expect(motor.mock.calls).toEqual([[20]]);
    vi.stubGlobal('navigator', {});
    expect(() => vibrate(20)).not.toThrow();
    vi.unstubAllGlobals();
  });
});

describe('contacts', () => {
  it('bands have the order of the physics', () => {
    const { laid } = start();
    const bands = bandsOf(laid);
    expect(listBands(laid).map(({ from, to }) => [POSTS[from], POSTS[to]])).toEqual(
      bands.map(({ from, to }) => [from, to]),
    );
  });

  it('a harder shot has more force, and pushes the band in its direction', () => {
    const forceOf = (power: number) => {
      const plan = planShot(clipOf(start(), `shoot s2 1024 ${power}`));
      return contactsOf(plan.track, start().laid).find(contact => contact.kind === 'band');
    };
    const [soft, hard] = [forceOf(300), forceOf(900)];
    expect(hard!.force).toBeGreaterThan(soft!.force);
    expect(hard?.push.y).toBeCloseTo(1, 6);
    expect(hard?.share).toBeCloseTo(0.5, 2);
  });

  it('a band swings in the direction of the push and comes to rest', () => {
    const hit = { kind: 'rail', ms: 0, puck: 0, force: 0.5 } as const;
    expect(swing(hit, 150, 20)).toBeGreaterThan(0);
    expect(swing(hit, 150, 0)).toBe(0);
    expect(swing(hit, 150, SWING_MS)).toBe(0);
  });
});

describe('moving an elastic', () => {
  const at = (names: readonly number[]) => planHooking([0, 4], names, false);

  it('TCHAKO-14 a hook that keeps its post does not move', () => {
    const plan = at([4, 10]);
    expect(plan.steps).toHaveLength(1);
    for (const ms of [0, 100, plan.ms]) expect(hooksAt(plan, ms)[1]).toEqual(plan.start[1]);
  });

  it('TCHAKO-14 two hooks move one after the other and end on their posts', () => {
    const plan = at([2, 7]);
    expect(plan.steps).toHaveLength(2);
    const [one, two] = plan.steps;
    expect(hooksAt(plan, plan.ms / 2)[two!.hook]).toEqual(two!.from);
    expect(hooksAt(plan, plan.ms)).toContainEqual(one!.to);
    expect(hooksAt(plan, plan.ms)).toContainEqual(two!.to);
  });
});

import { afterAll, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../browser.ts';

stubBrowser();
vi.stubGlobal('navigator', { language: 'fr' });
const { load } = await import('../../src/storage/store.ts');
const { BOT_SPEEDS, botPace, botSpeed } = await import('../../src/storage/settings.ts');
const { paceMotions, paceOf, paceSchedule } = await import('../../src/board/pace.ts');
afterAll(() => vi.unstubAllGlobals());

describe('the speed of bots', () => {
  it('calm takes longer than normal, and fast less than half as long', () => {
    const [calm, normal, fast] = BOT_SPEEDS.map(speed => botPace(speed));
    expect(normal).toBe(1);
    expect(calm).toBeGreaterThan(1.5);
    expect(fast).toBeLessThan(0.5);
    expect(fast).toBeGreaterThan(0);
  });

  it('changes turns of bots only', () => {
    botSpeed.value = 'fast';
    expect(paceOf(2, [1, 2])).toBe(botPace('fast'));
    expect(paceOf(0, [1, 2])).toBe(1);
    expect(paceOf(null, [1, 2])).toBe(1);
    expect(paceOf(2)).toBe(1);
    botSpeed.value = 'normal';
  });

  it('is stored on the device', () => {
    botSpeed.value = 'calm';
    expect(load('bot-speed')).toBe('calm');
    botSpeed.value = 'normal';
  });

  it('scales delays and durations alike, so that motion and sound stay together', () => {
    const frames = [{}, {}] as const;
    const [motion] = paceMotions([{ id: 'a', delay: 100, ms: 300, frames }], 0.5);
    const [timed] = paceSchedule([{ start: 100, ms: 300 }], 0.5);
    expect([motion!.delay, motion!.ms]).toEqual([50, 150]);
    expect([timed!.start, timed!.ms]).toEqual([50, 150]);
    expect(motion!.frames).toBe(frames);
  });
});

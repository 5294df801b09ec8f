import { describe, expect, it } from 'vitest';
import { VIEW } from '../../../src/games/tchako/draw/geometry.ts';
import { clearanceOf, loupeRadius, placeLoupe, type Scene } from '../../../src/games/tchako/loupe/place.ts';

/** Pixels per mm on a phone 360 pixels wide. */
const PHONE = 0.79;

/** Pulls of all directions and strengths from places all over the board. */
function* scenes(): Generator<Scene> {
  for (let x = -150; x <= 150; x += 75)
    for (let y = -200; y <= 200; y += 80)
      for (let turn = 0; turn < 16; turn++)
        for (const pull of [20, 60, 140]) {
          const angle = (turn / 16) * 2 * Math.PI;
          const towards = { x: Math.cos(angle), y: Math.sin(angle) };
          const puck = { x, y };
          yield { puck, towards, finger: { x: x - towards.x * pull, y: y - towards.y * pull } };
        }
}

describe('the magnifier', () => {
  it.each([PHONE, 0.45, 1.2, 2])(
    'covers neither the finger nor the line of the shot (%d px per mm)',
    scale => {
      const radius = loupeRadius(scale);
      for (const scene of scenes()) {
        const at = placeLoupe(scene, radius, null);
        expect(clearanceOf(at, scene), JSON.stringify(scene)).toBeGreaterThan(radius * 0.9);
      }
    },
  );

  it('stays within the drawing', () => {
    const radius = loupeRadius(PHONE);
    for (const scene of scenes()) {
      const { x, y } = placeLoupe(scene, radius, null);
      expect(Math.abs(x) + radius).toBeLessThanOrEqual(VIEW.width / 2 + 1e-9);
      expect(Math.abs(y) + radius).toBeLessThanOrEqual(VIEW.height / 2 + 1e-9);
    }
  });

  it('keeps its place while it covers nothing, and leaves it otherwise', () => {
    const radius = loupeRadius(PHONE);
    const scene: Scene = { puck: { x: 0, y: 87 }, finger: { x: 0, y: 140 }, towards: { x: 0, y: -1 } };
    const corner = { x: radius - VIEW.width / 2, y: radius - VIEW.height / 2 };
    expect(placeLoupe(scene, radius, corner)).toBe(corner);
    const aimedThere = { ...scene, towards: { x: -0.6, y: -0.8 } };
    expect(placeLoupe(aimedThere, radius, corner)).not.toEqual(corner);
  });

  it('is 128 pixels wide, less on a small board', () => {
    expect(2 * loupeRadius(2) * 2).toBe(128);
    expect(loupeRadius(0.4)).toBe(70);
  });
});

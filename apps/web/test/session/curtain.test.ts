import { describe, expect, it } from 'vitest';
import { drawCurtain } from '../../src/session/local/curtain.ts';

const four = { seats: 4, isPerson: () => true, holder: null, mover: null };

describe('the curtain between people at one screen', () => {
  it('is closed until the person on turn lifts it', () => {
    expect(drawCurtain({ ...four, actors: [2] })).toEqual({ eyes: 'public', passTo: 2 });
    expect(drawCurtain({ ...four, actors: [2], holder: 2 })).toEqual({ eyes: 2, passTo: null });
  });

  it('closes when the holder has nothing more to choose', () => {
    expect(drawCurtain({ ...four, actors: [3], holder: 2, mover: 2 })).toEqual({ eyes: 'public', passTo: 3 });
  });

  it('asks one after the other in a simultaneous choice, beginning after who moved last', () => {
    expect(drawCurtain({ ...four, actors: [0, 1, 2, 3] }).passTo).toBe(0);
    expect(drawCurtain({ ...four, actors: [0, 1, 3], holder: 2, mover: 2 }).passTo).toBe(3);
    expect(drawCurtain({ ...four, actors: [0, 1], holder: 3, mover: 3 }).passTo).toBe(0);
  });

  it('asks nobody while only bots have to choose, and shows nobody’s secrets', () => {
    const isPerson = (seat: number) => seat < 2;
    expect(drawCurtain({ ...four, isPerson, actors: [2, 3], holder: 1 })).toEqual({
      eyes: 'public',
      passTo: null,
    });
    expect(drawCurtain({ ...four, isPerson, actors: [1, 2, 3], mover: 0 }).passTo).toBe(1);
    expect(drawCurtain({ ...four, actors: [], holder: 1 })).toEqual({ eyes: 'public', passTo: null });
  });
});

import { describe, expect, it } from 'vitest';
import { curtainFor } from '../../src/session/local/curtain.ts';

const four = { seats: 4, isPerson: () => true, holder: null, mover: null };

describe('the curtain on a shared screen', () => {
  it('is closed until the actor opens it', () => {
    expect(curtainFor({ ...four, actors: [2] })).toEqual({ eyes: 'public', passTo: 2 });
    expect(curtainFor({ ...four, actors: [2], holder: 2 })).toEqual({ eyes: 2, passTo: null });
  });

  it('closes when the holder has nothing left to choose', () => {
    expect(curtainFor({ ...four, actors: [3], holder: 2, mover: 2 })).toEqual({ eyes: 'public', passTo: 3 });
  });

  it('asks people one by one in a simultaneous choice, starting after the last mover', () => {
    expect(curtainFor({ ...four, actors: [0, 1, 2, 3] }).passTo).toBe(0);
    expect(curtainFor({ ...four, actors: [0, 1, 3], holder: 2, mover: 2 }).passTo).toBe(3);
    expect(curtainFor({ ...four, actors: [0, 1], holder: 3, mover: 3 }).passTo).toBe(0);
  });

  it('asks no one and shows no secrets while only bots choose', () => {
    const isPerson = (seat: number) => seat < 2;
    expect(curtainFor({ ...four, isPerson, actors: [2, 3], holder: 1 })).toEqual({
      eyes: 'public',
      passTo: null,
    });
    expect(curtainFor({ ...four, isPerson, actors: [1, 2, 3], mover: 0 }).passTo).toBe(1);
    expect(curtainFor({ ...four, actors: [], holder: 1 })).toEqual({ eyes: 'public', passTo: null });
  });
});

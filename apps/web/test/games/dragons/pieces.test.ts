import { type DragonsEvent, dragons, isUp, type State } from '@tablee/dragons';
import { type Chance, liveChance, readTable, searchChance, seedFromText } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/board/piece.ts';
import { revealIn } from '../../../src/games/dragons/draw/arena.tsx';
import { faceShown, follow, placeOf } from '../../../src/games/dragons/draw/pieces.ts';
import { planEntryMotions } from '../../../src/games/dragons/motion/motions.ts';
import { BRISK, CALM, lengthOf, paceOf, secretFor } from '../../../src/games/dragons/motion/schedule.ts';

type Seen = {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
  readonly state: State;
  readonly events: readonly DragonsEvent[];
};

/** A whole game as a spectator sees it. */
function* watch(seats: number, seed: string): Generator<Seen> {
  const luck: Chance = liveChance(seedFromText(seed), 0);
  const taste = searchChance(5);
  const { state } = dragons.setup(readTable(dragons, seats, {}), luck);
  let pieces = follow(null, { n: 0, state: dragons.redact(state, 'public'), events: [] });
  for (let n = 1; dragons.actors(state).length > 0; n++) {
    const seat = dragons.actors(state)[0]!;
    const events = dragons.apply(state, seat, dragons.sample(state, seat, taste), luck);
    const shown = { n, state: dragons.redact(state, 'public'), events };
    const before = pieces;
    pieces = follow(before, shown);
    yield { before, after: pieces, state, events };
  }
}

describe('stones on the screen', () => {
  it('DRAGON-8 a hidden stone moves alone and carries nothing of its face', () => {
    let hidden = 0;
    for (const { before, after, events } of watch(3, 'stones')) {
      const hid = events.find(event => event.kind === 'hid');
      if (!hid) continue;
      hidden++;
      const moved = after.filter(
        piece => piece.on && before.some(b => b.id === piece.id && b.at !== piece.at),
      );
      expect(moved.map(piece => piece.at)).toEqual([hid.to]);
      expect(moved.map(faceShown)).toEqual([null]);
    }
    expect(hidden).toBeGreaterThan(3);
  });

  it('only stones that lie face up show a face', () => {
    for (const { after, state } of watch(2, 'faces')) {
      const open = after.filter(piece => piece.on && faceShown(piece) !== null).map(piece => piece.at);
      expect(open.sort()).toEqual(state.cells.flatMap((cell, space) => (isUp(cell) ? [space] : [])).sort());
    }
  });

  it('DRAGON-7 the last stone is shown face up before it leaves', () => {
    const last = [...watch(2, 'end')].at(-1)!;
    const turned = last.events.find(event => event.kind === 'turned')!;
    const piece = last.after.find(p => p.at === turned.space && faceShown(p) === turned.face)!;
    expect(piece.on).toBe(false);
    const motions = planEntryMotions(last.before, { n: 1, state: last.state, events: last.events }, placeOf);
    expect(motions.find(motion => motion.id === piece.id)!.frames.at(-1)!.opacity).toBe(0);
  });

  it('every motion of a game ends before the next entry is shown', () => {
    for (const { before, state, events } of watch(4, 'motions'))
      for (const motion of planEntryMotions(before, { n: 1, state, events }, placeOf))
        expect(motion.delay + motion.ms).toBeLessThanOrEqual(lengthOf(events, CALM) + 400);
  });
});

describe('DRAGON-3 the pace of a duel', () => {
  const even: DragonsEvent[] = [
    { kind: 'shown', gestures: [0, 0] },
    { kind: 'again', seats: [0, 1] },
  ];
  const won: DragonsEvent[] = [
    { kind: 'shown', gestures: [0, 2] },
    { kind: 'won', seat: 0 },
  ];
  const chose: DragonsEvent[] = [{ kind: 'chose', seat: 1, gesture: 0 }];

  it('is calm once, and brisk after each tie', () => {
    expect(paceOf([])).toBe(CALM);
    expect(paceOf([even, chose])).toBe(BRISK);
    expect(paceOf([even, chose, even, chose])).toBe(BRISK);
    expect(paceOf([even, chose, won, chose])).toBe(CALM);
    expect(lengthOf(even, BRISK)).toBeLessThan(lengthOf(even, CALM));
  });

  it('delays announcements until the result is shown', () => {
    for (const pace of [BRISK, CALM])
      for (const events of [even, won]) {
        expect(secretFor(events, 2, pace)).toBeGreaterThan(0);
        expect(secretFor(events, 2, pace)).toBeLessThan(lengthOf(events, pace));
      }
  });
});

describe('DRAGON-3 the result of a duel', () => {
  const [R, P, S, OUT] = [0, 1, 2, -1];
  const shown = (...gestures: number[]) => revealIn([{ kind: 'shown', gestures }]);

  it.each([
    ['rock breaks scissors', [R!, S!], R, S, [0]],
    ['paper wraps rock, several go on', [P!, R!, P!], P, R, [0, 2]],
    ['all the same: again', [S!, S!, S!], OUT, OUT, [0, 1, 2]],
    ['all three: again', [R!, P!, S!], OUT, OUT, [0, 1, 2]],
    ['a seat that is out shows no gesture', [OUT!, S!, P!], S, P, [1]],
  ] as const)('%s', (_, gestures, strong, weak, goOn) => {
    expect(shown(...gestures)).toEqual({ gestures, strong, weak, goOn });
  });

  it('nothing is revealed while a seat still chooses', () => {
    expect(revealIn([{ kind: 'chose', seat: 0, gesture: -2 }])).toBeNull();
  });
});

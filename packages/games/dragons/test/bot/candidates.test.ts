import { type Seat, searchChance, type View } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { listCandidates } from '../../src/bot/candidates.ts';
import { remember } from '../../src/bot/memory.ts';
import { chanceByKeeping, chanceByTurning, isWorthIt, lookAhead } from '../../src/bot/outlook.ts';
import { bot } from '../../src/bot.ts';
import { dragons, isOver, KEEP, nameSpace, type State } from '../../src/index.ts';
import { at, type Said, tableFor } from '../draw.ts';

/** Covered stones are those that the bot remembers. */
const chosen = (mind: State, seat: Seat, seed = 1): string =>
  dragons.writeMove(listCandidates(mind, seat, 12, searchChance(seed))[0]!.move);
const kind = (text: string): string => text.split(' ')[0]!;

const spaces = (count: number): string[] =>
  Array.from({ length: 45 }, (_, i) => i + 1)
    .filter(space => ![6, 42].includes(space))
    .slice(0, count)
    .map(nameSpace);

/** Stones on the first spaces: face up, remembered, then unknown ones as counted. */
function sketch(up: string, remembered: string, unseen: readonly number[], kept: readonly number[]): State {
  const faces = [
    ...[...up].map(face => `!${face}`),
    ...[...remembered].map(face => `.${face}`),
    ...unseen.flatMap(n => Array.from({ length: n }, () => '?')),
  ];
  const places = spaces(faces.length);
  const stones = faces.map((face, i) => `${places[i]}:${face}`).join(' ');
  return at({ stones, unseen, kept, winner: 0 }, { seats: kept.length as 2 | 3 | 4 | 5 });
}

describe('the candidates of a bot', () => {
  it.each([
    ['the first stone has to be turned', '', '', [4, 5, 6, 5, 5], [0, 0], 'turn'],
    ['one firefly is little to lose', '1', '', [4, 4, 6, 5, 5], [0, 0], 'turn'],
    ['eighteen are much', '44433', '', [4, 5, 6, 3, 2], [0, 0], 'keep'],
    ['eighteen are much among five too', '44433', '', [4, 5, 6, 3, 2], [0, 0, 0, 0, 0], 'keep'],
    ['all animals are remembered: nothing can happen', '44433', 'aaaa', [0, 5, 6, 3, 2], [0, 0], 'turn'],
    ['three animals are remembered: the fourth is rare', '443', 'aaa', [1, 5, 6, 4, 3], [0, 0], 'turn'],
    [
      'DRAGON-7 what is up wins the game as soon as it is kept',
      '43',
      'aaa',
      [1, 5, 5, 2, 0],
      [20, 4],
      'keep',
    ],
    ['far behind: only all of it would be enough', '44332', 'aaa', [1, 1, 1, 0, 2], [0, 25], 'turn'],
  ] as const)('DRAGON-5 %s', (_why, up, remembered, unseen, kept, wanted) => {
    const mind = sketch(up, remembered, unseen, kept);
    for (let seed = 0; seed < 4; seed++) expect(kind(chosen(mind, 0, seed))).toBe(wanted);
  });

  it('DRAGON-5 deviate from the expected value where the score requires it', () => {
    const [ahead, behind] = [
      lookAhead(sketch('43', 'aaa', [1, 5, 5, 2, 0], [20, 4])),
      lookAhead(sketch('44332', 'aaa', [1, 1, 1, 0, 2], [0, 25])),
    ];
    expect(isWorthIt(ahead.unknown, ahead.up)).toBe(true);
    expect(chanceByKeeping(ahead, 0)).toBe(1);
    expect(isWorthIt(behind.unknown, behind.up)).toBe(false);
    expect(chanceByTurning(behind, 0)).toBeGreaterThan(chanceByKeeping(behind, 0));
  });

  it('DRAGON-5 turn remembered fireflies, the most valuable first, and no remembered animal', () => {
    const mind = at({ stones: 'b1:.2 c1:.a d1:.4 e1:? f1:? b2:? c2:?', winner: 0, unseen: [3, 1, 0, 0, 0] });
    for (let seed = 0; seed < 8; seed++) expect(chosen(mind, 0, seed)).toBe('turn d1');
    const poorer = at({
      stones: 'b1:.2 c1:.a d1:!4 e1:? f1:? b2:? c2:?',
      winner: 0,
      unseen: [3, 1, 0, 0, 0],
    });
    for (let seed = 0; seed < 8; seed++) expect(chosen(poorer, 0, seed)).toBe('turn b1');
    const animals = at({ stones: 'b1:.a c1:.a d1:.a e1:? f1:?', winner: 0, unseen: [1, 1, 0, 0, 0] });
    for (let seed = 0; seed < 8; seed++) expect(chosen(animals, 0, seed)).toMatch(/^turn [ef]1$/);
  });

  it('DRAGON-2 choose every gesture equally often', () => {
    const s = dragons.setup(tableFor(), searchChance(1)).state;
    const shown = new Map<string, number>();
    for (let seed = 0; seed < 900; seed++) {
      const gesture = chosen(s, 0, seed);
      shown.set(gesture, (shown.get(gesture) ?? 0) + 1);
    }
    expect([...shown.keys()].sort()).toEqual(['paper', 'rock', 'scissors']);
    for (const times of shown.values()) expect(Math.abs(times - 300)).toBeLessThan(60);
  });

  it('DRAGON-6 hide fireflies first, among other stones, and the animal beside them', () => {
    const stones = 'c7:!a d7:.a e7:.a f7:.a b3:? c3:? d3:? b4:!1 g2:!4 c2:?';
    const mind = at({ stones, winner: 1, phase: 'hide', unseen: [0, 1, 1, 1, 1] });
    expect(chosen(mind, 1)).toMatch(/^hide (b4|g2)>[a-e][2-4]$/);
    const last = at({
      stones: 'c7:!a d7:.a e7:.a f7:.a b3:.4 c3:.3 d3:? b4:x g2:x c2:?',
      winner: 1,
      phase: 'hide',
      unseen: [0, 1, 1, 0, 0],
    });
    const place = chosen(last, 1).split('>')[1]!;
    expect(['b2', 'a2', 'a3', 'a4', 'b4', 'c4', 'd2', 'd4']).toContain(place);
  });

  it.each([2, 3, 4, 5] as const)(
    'play whole legal games: %i players, both kinds of duel',
    seats => {
      for (const hands of ['screen', 'real'] as const) {
        const said: Said = { seats, hands };
        const luck = searchChance(seats);
        const { state, events } = dragons.setup(tableFor(said), luck);
        const told = [...events];
        for (let n = 0; n < 500 && !isOver(state); n++) {
          const seat = dragons.actors(state).at(-1)!;
          const level = (((n + seat) % 5) + 1) as 1 | 2 | 3 | 4 | 5;
          const view = remember(dragons.redact(state, seat), seat, told, { level, seed: seat });
          const listed = bot.guide.candidates(view as View<unknown>, seat, 12, luck);
          for (const { move, prior } of listed) {
            expect(dragons.refuse(state, seat, move as number)).toBeNull();
            expect(Math.abs(prior)).toBeLessThanOrEqual(400);
          }
          told.push(...dragons.apply(state, seat, listed[0]!.move as number, luck));
        }
        expect(isOver(state)).toBe(true);
      }
    },
    60_000,
  );

  it('DRAGON-5 only keep or turn once a stone lies face up', () => {
    const mind = sketch('32', 'a', [3, 5, 5, 4, 5], [0, 0]);
    const listed = listCandidates(mind, 0, 12, searchChance(1)).map(({ move }) => move);
    expect(listed).toHaveLength(2);
    expect(listed).toContain(KEEP);
  });
});

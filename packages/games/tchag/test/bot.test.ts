import {
  ALL,
  COMPLETE,
  defaultTable,
  NOISY,
  ROOT,
  refereeOnly,
  searchChance,
  type TurnTree,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { bot } from '../src/bot.ts';
import { type State, tchag } from '../src/index.ts';

const open = (): State => tchag.setup(defaultTable(tchag), refereeOnly).state;
const play = (s: State, text: string): void => {
  const move = tchag.readMove(text)!;
  expect(tchag.refuse(s, s.side, move)).toBeNull();
  tchag.apply(s, s.side, move, refereeOnly);
};

/** The states of a few random games, including those within turns. */
function* wander(games: number, seed: number): Generator<State> {
  for (let g = 0; g < games; g++) {
    const chance = searchChance(seed + g);
    const s = open();
    while (!tchag.outcome(s)) {
      yield tchag.clone(s);
      tchag.apply(s, s.side, tchag.sample(s, s.side, chance), chance);
    }
  }
}

/** The positions a turn can end in, found with the rules alone. Null: too many to list. */
function endings(from: State, most = 1_500): Set<string> | null {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const queue = [from];
  for (let s = queue.pop(); s; s = queue.pop()) {
    for (const m of tchag.moves(s, s.side)) {
      const next = tchag.clone(s);
      tchag.apply(next, s.side, m, refereeOnly);
      const text = tchag.writeState(next);
      if (next.phase !== 'repair') ends.add(text);
      else if (!seen.has(text)) {
        if (seen.size > most) return null;
        seen.add(text);
        queue.unshift(next);
      }
    }
  }
  return ends;
}

function turnsOf(tree: TurnTree): string[][] {
  tree.open(0, ROOT);
  return Array.from({ length: tree.more() }, (_, i) => [...tree.writeTurn(i)]);
}

const after = (s: State, turn: readonly string[]): State => {
  const end = tchag.clone(s);
  for (const text of turn) play(end, text);
  return end;
};

describe('tree of turns', () => {
  it('TCHAG-7 offers exactly the sound fields a turn can end in', () => {
    let compared = 0;
    for (const s of wander(6, 11)) {
      const wanted = endings(s);
      if (!wanted) continue;
      const tree = bot.tree(s);
      const turns = turnsOf(tree);
      const reached = turns.map(turn => tchag.writeState(after(s, turn)));
      expect(new Set(reached)).toEqual(wanted);
      // Two pawn moves may lead to the same field; one pawn move, only once.
      const step = s.phase === 'repair' ? () => '' : (i: number) => turns[i]![0];
      expect(new Set(reached.map((text, i) => step(i) + text)).size).toBe(reached.length);
      compared++;
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('lists the same turns in batches, and says when long repairs were cut off', () => {
    let [whole, cut] = [0, 0];
    for (const s of wander(4, 11)) {
      const tree = bot.tree(s);
      const tagsOf = (count: number): number[] => Array.from({ length: count }, (_, i) => tree.tag(i));
      tree.open(0, ROOT);
      const all = tagsOf(tree.more());
      if (!tree.complete!()) continue;
      whole++;
      const batches: number[] = [];
      let complete = true;
      tree.open(0, COMPLETE);
      for (let count = tree.more(); count > 0; count = tree.more()) {
        batches.push(...tagsOf(count));
        complete &&= tree.complete!();
      }
      expect([batches.sort(), complete]).toEqual([all.sort(), true]);
      // The limits of a search are lower: it must say so whenever turns are missing.
      tree.open(0, ALL);
      const fewer = tree.more() < all.length;
      if (fewer) expect(tree.complete!()).toBe(false);
      cut += fewer ? 1 : 0;
    }
    expect(whole).toBeGreaterThan(150);
    expect(cut).toBeGreaterThan(0);
  });

  it('TCHAG-9 does not repeat a layout of the current turn', () => {
    let repairing = 0;
    for (const s of wander(10, 40)) {
      if (s.phase !== 'repair' || s.memory.length <= 4) continue;
      repairing++;
      for (const turn of turnsOf(bot.tree(s))) expect(after(s, turn).phase).not.toBe('repair');
    }
    expect(repairing).toBeGreaterThan(50);
  });

  it('knows the seat on turn and the winner, and has one key per position', () => {
    const keys = new Map<number, string>();
    for (const s of wander(4, 77)) {
      const tree = bot.tree(s);
      for (const [i, turn] of turnsOf(tree).entries()) {
        const end = after(s, turn);
        tree.enter(i);
        const outcome = tchag.outcome(end);
        expect(tree.payoff()).toBe(outcome ? outcome.payoff[tree.seat()] : -1);
        if (!outcome) {
          expect(tree.seat()).toBe(end.side);
          expect(tree.key()).toBe(bot.tree(end).key());
          const text = tchag.writeState(end);
          expect(keys.get(tree.key()) ?? text).toBe(text);
          keys.set(tree.key(), text);
        }
        tree.leave();
      }
    }
    expect(keys.size).toBeGreaterThan(1_000);
  });

  it('judges a position and its mirror image with swapped colours alike', () => {
    for (const s of wander(2, 5)) {
      if (s.phase !== 'move' || s.extra) continue;
      const [field, side, taken] = tchag.writeState(s).split(' ');
      const swap: { readonly [c: string]: string } = { R: 'Y', r: 'y', Y: 'R', y: 'r' };
      const mirrored = [
        [...field!].map(c => swap[c] ?? c).join(''),
        side === 'r' ? 'y' : 'r',
        taken!.split('-').reverse().join('-'),
      ].join(' ');
      expect(bot.tree(tchag.readState(mirrored)).judge()).toBe(bot.tree(s).judge());
    }
  });

  it('NOISY turns are exactly the turns with a capturing pawn move', () => {
    for (const s of wander(3, 500)) {
      if (s.phase !== 'move' || s.extra) continue;
      const tree = bot.tree(s);
      const captures = tchag.moves(s, s.side);
      const wanted = [...captures].filter(m => {
        const next = tchag.clone(s);
        tchag.apply(next, s.side, m, refereeOnly);
        return next.taken[s.side] !== s.taken[s.side];
      });
      tree.open(0, NOISY);
      let batches = 0;
      for (let n = tree.more(); n > 0; n = tree.more()) {
        batches++;
        for (let i = 0; i < n; i++) expect(tree.noisy(i)).toBe(true);
      }
      expect(batches).toBe(wanted.length);
    }
  });

  it('the hinted turn comes first', () => {
    const s = open();
    const tree = bot.tree(s);
    tree.open(0, ROOT);
    const count = tree.more();
    const tag = tree.tag(count - 1);
    tree.open(tag, ROOT);
    tree.more();
    expect(tree.tag(0)).toBe(tag);
  });
});

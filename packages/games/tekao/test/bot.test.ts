import { NOISY, ROOT, type TurnTree } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { bot } from '../src/bot.ts';
import { foresee, listMoves, nextTurn, PASS, type State, tekao } from '../src/index.ts';
import { after, at, moves, type Said, start } from './draw.ts';

/** The positions of the battle in a few random games. */
function* wander(games: number, said: Said, seed = 1): Generator<State> {
  for (let g = 0; g < games; g++) {
    const { state, chance } = start(said, seed + g);
    while (!tekao.outcome(state)) {
      if (state.phase === 'battle') yield tekao.clone(state);
      const seat = tekao.actors(state)[0]!;
      tekao.apply(state, seat, tekao.sample(state, seat, chance), chance);
    }
  }
}

const treeOf = (s: State): TurnTree => {
  const tree = bot.tree(s);
  if (!tree) throw new Error('the battle has not begun');
  return tree;
};

const turnsOf = (tree: TurnTree): string[] => {
  tree.open(0, ROOT);
  return Array.from({ length: tree.more() }, (_, i) => tree.writeTurn(i)[0]!);
};

/** What a key covers: pieces, side to move, pieces played twice or more; near the draw, the quiet turns. */
function keyContent(s: State): string {
  const [blue, yellow, , streak] = tekao.writeState(s).split(' ');
  const often = streak!.slice('streak='.length).replace(/\w\d:1\b|-/g, '');
  const late = s.quiet > s.variant.drawAfter - 12 ? s.quiet : '';
  return [blue, yellow, s.turn & 1, often.replace(/:\d{2,}|:[4-9]/g, ':3'), late].join(' ');
}

const swap = (s: State): State => {
  const [blue, yellow, turn, streak, quiet] = tekao.writeState(s).split(' ');
  const turned = (side: string, pieces: string): string =>
    `${side}:${pieces
      .slice(2)
      .split(',')
      .map(item => {
        const [square, shape] = item.split(':');
        const name = `${'hgfedcba'['abcdefgh'.indexOf(square![0]!)]}${9 - Number(square![1])}`;
        return `${name}:${shape!.slice(2)}${shape!.slice(0, 2)}`;
      })
      .reverse()
      .join()}`;
  const streaks = streak!
    .slice('streak='.length)
    .split('/')
    .map(one => one.replace(/^(\w)(\d)/, (_, f, r) => `${'hgfedcba'['abcdefgh'.indexOf(f)]}${9 - Number(r)}`))
    .reverse()
    .join('/');
  return tekao.readState(
    `${turned('b', yellow!)} ${turned('y', blue!)} turn=${turn === 'turn=0' ? 1 : 0} streak=${streaks} ${quiet}`,
  );
};

describe('tree of the battle', () => {
  it('TEKAO-6 offers the moves of the rules, with resting pieces, in every armoury', () => {
    let resting = 0;
    for (const said of [{}, { armoury: 'twins' as const }, { seats: 3 as const, home: 'deep' as const }]) {
      for (const s of wander(3, said)) {
        expect(turnsOf(treeOf(s)).sort()).toEqual(moves(s).sort());
        if (s.runs[s.turn & 1]! >= 3) resting++;
      }
    }
    expect(resting).toBeGreaterThan(0);
  });

  it('TEKAO-8 TEKAO-9 TEKAO-10 every move has the result of the rules, and leaving takes it back', () => {
    let flags = 0;
    for (const [n, s] of [...wander(4, { setup: 'mirrored' }, 40)].entries()) {
      const tree = treeOf(s);
      const key = tree.key();
      for (const [i, text] of turnsOf(tree).entries()) {
        const next = after(s, text);
        const outcome = tekao.outcome(next);
        tree.enter(i);
        expect(tree.payoff(), text).toBeCloseTo(outcome ? outcome.payoff[tree.seat()]! : -1, 4);
        if (outcome) flags++;
        else if ((n + i) % 8 === 0) {
          expect(tree.seat()).toBe(next.turn & 1);
          expect(tree.key()).toBe(treeOf(next).key());
          expect(tree.judge()).toBe(treeOf(next).judge());
        }
        tree.leave();
        expect(tree.key()).toBe(key);
      }
    }
    expect(flags).toBeGreaterThan(20);
  });

  it('has one key per position', () => {
    const keys = new Map<number, string>();
    const texts = new Map<string, number>();
    for (const s of wander(30, {}, 7)) {
      const text = keyContent(s);
      const key = treeOf(s).key();
      expect(keys.get(key) ?? text).toBe(text);
      expect(texts.get(text) ?? key).toBe(key);
      keys.set(key, text);
      texts.set(text, key);
    }
    expect(keys.size).toBeGreaterThan(2_000);
  });

  it('TEKAO-11 finds a draw by repetition of positions before the search', () => {
    const s = at('b:d3:PTAG,b3:PTAG y:e7:PTAG,g6:PTAG');
    const round = ['d3+', 'e7+', 'b3+', 'g6+', 'd3-', 'e7-', 'b3-', 'g6-'];
    const before = after(s, ...round, ...round.slice(0, -1));
    expect(tekao.outcome(after(before, 'g6-'))?.reason).toBe('repetition');
    const tree = treeOf(before);
    tree.enter(turnsOf(tree).indexOf('g6-'));
    expect(tree.payoff()).toBeCloseTo(0.5, 4);
  });

  it('TEKAO-11 finds a draw by quiet turns', () => {
    const s = at('b:d4:PTAG y:e7:PTAG quiet=99');
    const tree = treeOf(s);
    const texts = turnsOf(tree);
    tree.enter(texts.indexOf('d4+'));
    expect(tree.payoff()).toBeCloseTo(0.5, 4);
  });

  it('judges a position and its half-turn image with swapped sides alike', () => {
    for (const s of wander(3, {}, 90))
      expect(treeOf(swap(s)).judge(), tekao.writeState(s)).toBe(treeOf(s).judge());
  });

  it('NOISY moves are all captures, or only one that takes the flag', () => {
    let strikes = 0;
    for (const s of wander(6, { setup: 'mirrored' }, 300)) {
      const seen = listMoves(s)
        .filter(m => m !== PASS)
        .map(m => ({ text: tekao.writeMove(m), ...foresee(s, m) }));
      const wins = seen.filter(f => f.wins).map(f => f.text);
      const takes = seen.filter(f => f.takes.length > 0).map(f => f.text);
      const tree = treeOf(s);
      tree.open(0, NOISY);
      const noisy: string[] = [];
      for (let n = tree.more(); n > 0; n = tree.more()) {
        for (let i = 0; i < n; i++) {
          expect(tree.noisy(i)).toBe(true);
          noisy.push(tekao.writeMove(tree.tag(i) - 1));
        }
      }
      if (wins.length === 0) expect(noisy.sort()).toEqual(takes.sort());
      else {
        expect(noisy).toHaveLength(1);
        expect(wins).toContain(noisy[0]);
        strikes++;
      }
    }
    expect(strikes).toBeGreaterThan(5);
  });

  it('TEKAO-10 is urgent exactly when the other side could take the flag next', () => {
    let urgent = 0;
    for (const s of wander(6, {}, 500)) {
      const other = tekao.clone(s);
      other.turn = nextTurn(other);
      const threatened = listMoves(other).some(m => m !== PASS && foresee(other, m).wins);
      expect(treeOf(s).urgent?.(), tekao.writeState(s)).toBe(threatened);
      if (threatened) urgent++;
    }
    expect(urgent).toBeGreaterThan(5);
  });

  it('a skipped turn gives the other side the move and is taken back', () => {
    const s = at('b:d4:PTAG y:e7:PTAG');
    const tree = treeOf(s);
    const key = tree.key();
    expect(tree.skip?.()).toBe(true);
    expect(tree.seat()).toBe(1);
    tree.leave();
    expect([tree.seat(), tree.key()]).toEqual([0, key]);
  });

  it('TEKAO-12 with three and four players, turns belong to sides', () => {
    for (const seats of [3, 4] as const) {
      for (const turn of [0, 1, 2, 3]) {
        const s = at(`b:d4:PTAG y:e7:PTAG turn=${turn}`, { seats });
        expect(treeOf(s).seat()).toBe(turn & 1);
      }
    }
  });

  it('the hinted move comes first', () => {
    const s = at('b:d4:PTAG,e5:PGAT y:e7:PTAG');
    const tree = treeOf(s);
    tree.open(0, ROOT);
    const tag = tree.tag(tree.more() - 1);
    tree.open(tag, 0);
    tree.more();
    expect(tree.tag(0)).toBe(tag);
  });

  it('does not exist while pieces are placed', () => {
    expect(bot.tree(start().state)).toBeNull();
    expect(bot.tree(start({ setup: 'arranged' }).state)).toBeNull();
    const over = after(at('b:d4:PTAG y:d6:FFFF'), 'd4n1');
    expect(tekao.outcome(over)?.reason).toBe('flag');
    expect(treeOf(over).payoff()).toBe(0);
    expect(tekao.refuse(over, 1, tekao.readMove('d5+')!)?.key).toBe('over-flag');
  });
});

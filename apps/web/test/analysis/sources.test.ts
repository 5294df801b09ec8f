import { CARDS, loadGame } from '@tablee/catalogue';
import {
  type Game,
  type GameRecord,
  isRefused,
  liveChance,
  openMatch,
  playMove,
  readTable,
  replay,
  searchChance,
  seedFromText,
} from '@tablee/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isSealed } from '../../src/screens/analysis/adopt.ts';
import { findAnalysis, listAnalyses, removeAnalysis } from '../../src/screens/analysis/kept.ts';
import { adoptText } from '../../src/screens/analysis/sources.ts';
import { analysisOf, checkAnalysis, openStart, Positions } from '../../src/screens/analysis/steps.ts';
import { addMove, isMain, lineThrough, nodeAt, ROOT } from '../../src/screens/analysis/tree.ts';
import { stubBrowser } from '../browser.ts';

beforeAll(stubBrowser);
afterAll(() => {
  vi.unstubAllGlobals();
});

const SEED = seedFromText('analysis');

/** A game of `most` random moves at most, with the luck of a seed. */
function played(game: Game, most: number, seats?: number, options: object = {}): GameRecord {
  const table = readTable(game, seats, options);
  const setup = liveChance(SEED, 0);
  let { match } = openMatch(game, table, setup);
  const entries: GameRecord['entries'][number][] = [];
  const chance = searchChance(5);
  while (!match.outcome && entries.length < most) {
    const seat = game.actors(match.state)[0]!;
    const text = game.writeMove(game.sample(match.state, seat, chance));
    const step = playMove(match, seat, text, liveChance(SEED, match.n + 1));
    if (isRefused(step)) throw new Error(`the rules refuse their own sample ${text}`);
    entries.push(step.entry);
    match = step.match;
  }
  const head = { tablee: 1, game: game.id, rules: game.rules, seals: [] } as const;
  return { ...head, ...table, setup: setup.picks, entries };
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

describe('lines of a record', () => {
  it.each(CARDS.map(({ id }) => id))('%s: the main line leads to the same position', async id => {
    const game = await loadGame(id);
    const record = played(game, 40);
    const { entries, ...analysis } = analysisOf(record);
    const positions = await checkAnalysis(analysis);
    const end = lineThrough(analysis.tree, ROOT).at(-1)!;
    expect(entries.at(-1)).toBe(end);
    expect(game.writeState(positions.step(analysis.tree, end).match.state)).toBe(
      game.writeState(replay(game, record).state),
    );
  });

  it('moves taken back branch off, and the moves that counted are the main line', async () => {
    const game = await loadGame('tchag');
    const whole = played(game, 2);
    const [first] = whole.entries;
    const other = [...game.moves(replay(game, { ...whole, entries: [] }).state, 0)]
      .map(move => game.writeMove(move))
      .find(text => first && 'move' in first && text !== first.move)!;
    const entries = [first!, { act: 'back', seat: 0, to: 0 }, { seat: 0, move: other }] as const;
    const { tree, entries: nodes } = analysisOf({ ...whole, entries });
    expect(nodeAt(tree, ROOT).children).toHaveLength(2);
    expect(nodeAt(tree, lineThrough(tree, ROOT)[1]!).move).toBe(other);
    expect(isMain(tree, nodes[3]!)).toBe(true);
    expect(isMain(tree, nodes[1]!)).toBe(false);
    expect(nodes[2]).toBe(ROOT);
  });

  it('luck is recorded in the branch, and wrong luck is refused', async () => {
    const game = await loadGame('tchang');
    const { tree, start } = analysisOf(played(game, 60));
    const drew = [...tree.nodes.values()].find(node => node.picks.length > 0)!;
    const positions = new Positions(openStart(game, start));
    const again = positions.play(
      tree,
      drew.parent,
      drew.move,
      liveChance(seedFromText('b'), 'x'),
      drew.seat,
    )!;
    expect(again.picks.length).toBeGreaterThan(0);
    const other = addMove(tree, drew.parent, again)!;
    expect(positions.step(other.tree, other.at).match.n).toBe(positions.step(tree, drew.id).match.n);
    const spoilt = addMove(tree, drew.parent, { ...drew, picks: [999] })!.tree;
    await expect(checkAnalysis({ start, tree: spoilt })).rejects.toMatchObject({ key: 'analysis-luck' });
    const wrong = addMove(tree, ROOT, { seat: 0, move: 'nonsense', picks: [] })!.tree;
    await expect(checkAnalysis({ start, tree: wrong })).rejects.toMatchObject({ key: 'analysis-move' });
  });
});

describe('pasted texts', () => {
  it.each([
    ['tchag', 2, {}],
    ['tock', 4, {}],
    ['tock', 3, { teams: false }],
    ['tekao', 2, {}],
    ['tekao', 2, { setup: 'mirrored' }],
    ['tchang', 4, {}],
    ['tchang', 4, { labyrinth: 'walls' }],
    ['dragons', 5, {}],
    ['tchako', 2, {}],
    ['tchako', 2, { sumo: true }],
  ] as const)('a position of %s for %i with %o is recognised and kept', async (id, seats, options) => {
    const game = await loadGame(id);
    const { state } = replay(game, played(game, 25, seats, options));
    const text = game.writeState(state);
    const kept = findAnalysis(idOf(await adoptText(` ${text}\n`)))!;
    expect(kept.start).toMatchObject({ game: id, seats, position: text });
    await checkAnalysis(kept);
  });

  it('hidden cards of a copied view are drawn', async () => {
    const game = await loadGame('tock');
    const { state } = replay(game, played(game, 25));
    const [seat] = game.actors(state);
    const view = game.writeState(game.redact(state, seat!));
    expect(view).toContain('?');
    const { start } = findAnalysis(idOf(await adoptText(view)))!;
    expect(start).toMatchObject({ game: 'tock' });
    expect('position' in start && start.position).not.toContain('?');
  });

  it('what is none of these is refused with a reason', async () => {
    await expect(adoptText('hello')).rejects.toMatchObject({ key: 'analysis-text' });
    const taken = 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 1-0';
    await expect(adoptText(taken)).rejects.toMatchObject({ game: 'tchag', key: 'position-pawns' });
    await expect(adoptText('{"tablee":1}')).rejects.toMatchObject({ key: 'record' });
    await expect(adoptText('{"analysis":1}')).rejects.toMatchObject({ key: 'analysis-head' });
  });

  it('a record whose luck is still sealed belongs to a running game', async () => {
    const game = await loadGame('tchag');
    const running = { ...played(game, 5), seals: [{ from: 0, commitment: 'a'.repeat(64) }] };
    expect(isSealed(running)).toBe(true);
    await expect(adoptText(JSON.stringify(running))).rejects.toMatchObject({ key: 'analysis-running' });
    const over = { ...played(game, 10_000), seals: running.seals };
    const kept = findAnalysis(idOf(await adoptText(JSON.stringify(over))))!;
    // The same game again is the same analysis.
    expect(idOf(await adoptText(JSON.stringify(over)))).toBe(kept.id);
    const before = listAnalyses().length;
    removeAnalysis(kept.id);
    expect(listAnalyses()).toHaveLength(before - 1);
    expect(findAnalysis(kept.id)).toBeNull();
  });
});

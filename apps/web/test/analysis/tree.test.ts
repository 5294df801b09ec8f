import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Analysis, readAnalysis, writeAnalysis } from '../../src/screens/analysis/file.ts';
import {
  addMove,
  branchBeside,
  EMPTY_TREE,
  isMain,
  lineThrough,
  MAX_NODES,
  nodeAt,
  nodesFrom,
  pathTo,
  promote,
  ROOT,
  removeLine,
  setComment,
  type Tree,
} from '../../src/screens/analysis/tree.ts';

/** What one can do to a tree. `where` chooses a node among those there are. */
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      where: fc.nat(),
      seat: fc.nat({ max: 3 }),
      move: fc.constantFrom('a', 'b', 'c'),
      picks: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('promote' as const), where: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), where: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('comment' as const),
      where: fc.nat(),
      text: fc.string({ maxLength: 20 }),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

function act(tree: Tree, done: Action): Tree {
  const ids = [...tree.nodes.keys()];
  const at = ids[done.where % ids.length]!;
  switch (done.kind) {
    case 'add':
      return addMove(tree, at, done)!.tree;
    case 'promote':
      return promote(tree, at);
    case 'remove':
      return removeLine(tree, at);
    case 'comment':
      return setComment(tree, at, done.text);
  }
}

const trees = fc.array(action, { maxLength: 40 }).map(actions => actions.reduce(act, EMPTY_TREE));

const start: Analysis['start'] = { game: 'tchag', rules: 1, seats: 2, options: { start: 'rows' }, setup: [] };

/** The tree as nested values: without ids, which a file does not keep. */
const drawn = (tree: Tree, id = ROOT): unknown => {
  const { seat, move, picks, comment, children } = nodeAt(tree, id);
  return { seat, move, picks, comment, children: children.map(child => drawn(tree, child)) };
};

describe('the tree of lines', () => {
  it('stays a tree, whatever is done to it', () => {
    fc.assert(
      fc.property(trees, tree => {
        const reached = nodesFrom(tree, ROOT);
        expect([...reached].sort((a, b) => a - b)).toEqual([...tree.nodes.keys()].sort((a, b) => a - b));
        for (const [id, node] of tree.nodes) {
          expect(node.id).toBe(id);
          expect(id).toBeLessThan(tree.nextId);
          for (const child of node.children) expect(nodeAt(tree, child).parent).toBe(id);
          expect(new Set(node.children).size).toBe(node.children.length);
          expect(pathTo(tree, id)[0]).toBe(ROOT);
        }
      }),
    );
  });

  it('a promoted line is the main line, and nothing is lost', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, where) => {
        const ids = [...tree.nodes.keys()];
        const id = ids[where % ids.length]!;
        const after = promote(tree, id);
        expect(isMain(after, id)).toBe(true);
        expect(lineThrough(after, ROOT)).toEqual(lineThrough(tree, id));
        expect(after.nodes.size).toBe(tree.nodes.size);
      }),
    );
  });

  it('a move played again is the same node; other luck is another one', () => {
    const first = addMove(EMPTY_TREE, ROOT, { seat: 0, move: 'a', picks: [1] })!;
    expect(addMove(first.tree, ROOT, { seat: 0, move: 'a', picks: [1] })).toEqual(first);
    expect(addMove(first.tree, ROOT, { seat: 0, move: 'a', picks: [2] })!.at).not.toBe(first.at);
  });

  it('goes from branch to branch at the nearest fork', () => {
    let tree = EMPTY_TREE;
    const play = (at: number, move: string): number => {
      const grown = addMove(tree, at, { seat: 0, move, picks: [] })!;
      tree = grown.tree;
      return grown.at;
    };
    const a = play(ROOT, 'a');
    const deep = play(play(a, 'x'), 'y');
    const b = play(ROOT, 'b');
    expect(branchBeside(tree, deep, 1)).toBe(b);
    expect(branchBeside(tree, b, -1)).toBe(a);
    expect(branchBeside(tree, b, 1)).toBeNull();
    const c = play(a, 'z');
    expect(branchBeside(tree, deep, 1)).toBe(c);
    // Past the last branch of a fork, the fork before it counts.
    expect(branchBeside(tree, c, 1)).toBe(b);
    expect(branchBeside(tree, ROOT, 1)).toBeNull();
  });

  it('is full at its limit', () => {
    let tree = EMPTY_TREE;
    const nodes = new Map(tree.nodes);
    for (let id = 1; id <= MAX_NODES; id++) nodes.set(id, { ...nodeAt(tree, ROOT), id });
    tree = { nodes, nextId: MAX_NODES + 1 };
    expect(addMove(tree, ROOT, { seat: 0, move: 'a', picks: [] })).toBeNull();
  });
});

describe('the file of an analysis', () => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(trees, tree => {
        const text = writeAnalysis({ start, tree });
        const read = readAnalysis(text);
        expect(read.start).toEqual(start);
        expect(drawn(read.tree)).toEqual(drawn(tree));
        expect(writeAnalysis(read)).toBe(text);
      }),
    );
  });

  it('any other text is refused as a BadText, never read in part', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(() => readAnalysis(text)).toThrow(expect.objectContaining({ name: 'BadText' }));
      }),
    );
  });

  const head = { analysis: 1, ...start };
  it.each([
    ['analysis-shape', '{"analysis":1'],
    ['analysis-shape', { tablee: 1 }],
    ['analysis-shape', head],
    ['analysis-newer', { ...head, analysis: 2, lines: [] }],
    ['analysis-head', { ...head, rules: -1, lines: [] }],
    ['analysis-head', { ...head, position: 'both', lines: [] }],
    ['analysis-head', { ...head, options: { start: {} }, lines: [] }],
    ['analysis-head', { ...head, comment: 7, lines: [] }],
    ['analysis-line', { ...head, lines: [{ seat: 0 }] }],
    ['analysis-line', { ...head, lines: [{ seat: 0, move: 'a', after: 1 }] }],
    ['analysis-line', { ...head, lines: [{ seat: 0, move: 'a', picks: [-1] }] }],
    ['analysis-line', { ...head, lines: [{ seat: 0, move: 'a', comment: 'x'.repeat(301) }] }],
    [
      'analysis-twice',
      {
        ...head,
        lines: [
          { seat: 0, move: 'a' },
          { seat: 0, move: 'a', after: 0 },
        ],
      },
    ],
    ['analysis-long', { ...head, lines: new Array(MAX_NODES + 1).fill({}) }],
    ['analysis-long', ' '.repeat(1_000_001)],
  ])('says what is wrong: %s', (key, raw) => {
    const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
    expect(() => readAnalysis(text)).toThrow(expect.objectContaining({ key }));
  });
});

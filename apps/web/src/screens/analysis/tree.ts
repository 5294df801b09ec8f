import type { Seat } from '@tablee/kernel';

/** A move as it is written in a line, with the luck it drew. */
export type LineMove = {
  readonly seat: Seat;
  readonly move: string;
  readonly picks: readonly number[];
};

/** A position of the tree, named by the move that leads to it. The root has no move. */
export type TreeNode = LineMove & {
  readonly id: number;
  /** The root is its own parent. */
  readonly parent: number;
  /** The main continuation first. */
  readonly children: readonly number[];
  readonly comment: string;
};

/** All lines of an analysis, as an immutable value. An id is never used twice. */
export type Tree = {
  readonly nodes: ReadonlyMap<number, TreeNode>;
  readonly nextId: number;
};

export const ROOT = 0;
/** Limits that keep an analysis small enough for the storage of a browser. */
export const MAX_NODES = 4_000;
export const MAX_COMMENT = 300;

const root: TreeNode = { id: ROOT, parent: ROOT, seat: -1, move: '', picks: [], children: [], comment: '' };

export const EMPTY_TREE: Tree = { nodes: new Map([[ROOT, root]]), nextId: ROOT + 1 };

export function nodeAt(tree: Tree, id: number): TreeNode {
  const node = tree.nodes.get(id);
  if (!node) throw new Error(`the tree has no node ${id}`);
  return node;
}

const samePicks = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((pick, i) => pick === b[i]);

/** The existing continuation with this move and this luck. */
export const findMove = (tree: Tree, at: number, { seat, move, picks }: LineMove): TreeNode | undefined =>
  nodeAt(tree, at)
    .children.map(id => nodeAt(tree, id))
    .find(node => node.seat === seat && node.move === move && samePicks(node.picks, picks));

const replaced = (tree: Tree, changed: readonly TreeNode[]): Tree => {
  const nodes = new Map(tree.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...tree, nodes };
};

/** Continues at a node: an existing continuation is used again. Null: the tree is full. */
export function addMove(
  tree: Tree,
  at: number,
  move: LineMove,
): { readonly tree: Tree; readonly at: number } | null {
  const known = findMove(tree, at, move);
  if (known) return { tree, at: known.id };
  if (tree.nodes.size > MAX_NODES) return null;
  const id = tree.nextId;
  const parent = nodeAt(tree, at);
  const grown = replaced(tree, [
    { ...parent, children: [...parent.children, id] },
    { ...move, id, parent: at, children: [], comment: '' },
  ]);
  return { tree: { ...grown, nextId: id + 1 }, at: id };
}

export function setComment(tree: Tree, id: number, comment: string): Tree {
  return replaced(tree, [{ ...nodeAt(tree, id), comment: comment.slice(0, MAX_COMMENT) }]);
}

/** The nodes from the root to this one, both included. */
export function pathTo(tree: Tree, id: number): readonly number[] {
  const path = [id];
  for (let at = id; at !== ROOT; ) {
    at = nodeAt(tree, at).parent;
    path.push(at);
  }
  return path.reverse();
}

/** The path to a node and its main continuations to the end. */
export function lineThrough(tree: Tree, id: number): readonly number[] {
  const line = [...pathTo(tree, id)];
  for (let next = nodeAt(tree, id).children[0]; next !== undefined; ) {
    line.push(next);
    next = nodeAt(tree, next).children[0];
  }
  return line;
}

export const isMain = (tree: Tree, id: number): boolean =>
  pathTo(tree, id).every((at, i, path) => i === 0 || nodeAt(tree, path[i - 1]!).children[0] === at);

/** Makes the line through a node the main line. */
export function promote(tree: Tree, id: number): Tree {
  const path = pathTo(tree, id);
  return replaced(
    tree,
    path.slice(0, -1).map((at, i) => {
      const node = nodeAt(tree, at);
      const first = path[i + 1]!;
      return { ...node, children: [first, ...node.children.filter(child => child !== first)] };
    }),
  );
}

/** A node and everything after it, a line before the lines that branch from it. */
export function nodesFrom(tree: Tree, id: number): readonly number[] {
  const found: number[] = [];
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    found.push(at);
    waiting.push(...nodeAt(tree, at).children.toReversed());
  }
  return found;
}

/** Removes a node and everything after it; the root stays, but loses all its lines. */
export function removeLine(tree: Tree, id: number): Tree {
  const { parent } = nodeAt(tree, id);
  const nodes = new Map(tree.nodes);
  for (const gone of nodesFrom(tree, id)) if (gone !== ROOT) nodes.delete(gone);
  const left = nodes.get(parent)!;
  nodes.set(parent, {
    ...left,
    children: id === ROOT ? [] : left.children.filter(child => child !== id),
  });
  return { ...tree, nodes };
}

/** The other branch before or after this one, at the nearest fork on the way here. Null: there is none. */
export function branchBeside(tree: Tree, at: number, by: -1 | 1): number | null {
  for (const id of pathTo(tree, at).toReversed()) {
    const { children } = nodeAt(tree, nodeAt(tree, id).parent);
    if (id === ROOT || children.length < 2) continue;
    const next = children[children.indexOf(id) + by];
    if (next !== undefined) return next;
  }
  return null;
}

import { liveChance, type RecordedChance, SEED_BYTES } from '@tablee/kernel';
import { useRef, useState } from 'preact/hooks';
import { type KeptAnalysis, keepAnalysis, keepHead } from './kept.ts';
import type { Positions } from './steps.ts';
import {
  addMove,
  branchBeside,
  findMove,
  type LineMove,
  lineThrough,
  nodeAt,
  pathTo,
  promote,
  ROOT,
  removeLine,
  setComment,
  type Tree,
} from './tree.ts';

/** Luck of a line. It is no game: nothing has to be sealed. */
export const freshChance = (): RecordedChance =>
  liveChance(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), 'analysis');

/** How often a draw is repeated before it counts as the same again. */
const DRAWS = 20;

type Place = { readonly tree: Tree; readonly at: number };
type Now = Place & {
  /** The end of the line that is being walked through. */
  readonly tip: number;
  /** Changes when the board jumps to another line, which it must not animate. */
  readonly jumps: number;
};

export type Played = 'played' | 'refused' | 'full' | 'same';

/** The tree, the node on the board, and everything that changes them. */
export function useLines(first: Place, positions: Positions, changed?: (place: Place) => void) {
  const [now, setNow] = useState<Now>({ tree: first.tree, at: first.at, tip: first.at, jumps: 0 });
  const { tree, at, tip } = now;
  const line = lineThrough(tree, tip);
  const place = line.indexOf(at);

  const show = (nextTree: Tree, node: number): void => {
    changed?.({ tree: nextTree, at: node });
    // Compared with the new tree, in which the old node may be gone.
    const related =
      nextTree.nodes.has(at) && (pathTo(nextTree, node).includes(at) || pathTo(nextTree, at).includes(node));
    const along = nextTree.nodes.has(tip) && lineThrough(nextTree, tip).includes(node);
    setNow({
      tree: nextTree,
      at: node,
      tip: along ? tip : node,
      jumps: now.jumps + (related ? 0 : 1),
    });
  };
  const go = (node: number | null | undefined): boolean => {
    if (node == null || node === at) return false;
    show(tree, node);
    return true;
  };
  const add = (from: number, move: LineMove): Played => {
    const grown = addMove(tree, from, move);
    if (!grown) return 'full';
    show(grown.tree, grown.at);
    return 'played';
  };

  return {
    tree,
    at,
    jumps: now.jumps,
    node: nodeAt(tree, at),
    steps: positions.timeline(tree, at),
    canGoBack: at !== ROOT,
    canGoOn: place < line.length - 1,
    hasBranch: branchBeside(tree, at, 1) !== null || branchBeside(tree, at, -1) !== null,
    go,
    back: () => go(line[place - 1]),
    on: () => go(line[place + 1]),
    first: () => go(ROOT),
    last: () => go(line.at(-1)),
    /** The next branch, or the one before. */
    branch: (by: -1 | 1) => go(branchBeside(tree, at, by)),
    /** The next branch; after the last one the first again. */
    otherBranch(): boolean {
      if (go(branchBeside(tree, at, 1))) return true;
      let first = branchBeside(tree, at, -1);
      for (let before = first; before !== null; before = branchBeside(tree, before, -1)) first = before;
      return go(first);
    },
    play(text: string): Played {
      const move = positions.play(tree, at, text, freshChance());
      return move ? add(at, move) : 'refused';
    },
    /** The only continuation here: another one is removed. */
    playInstead(text: string): Played {
      const move = positions.play(tree, at, text, freshChance());
      if (!move) return 'refused';
      if (findMove(tree, at, move)) return add(at, move);
      const cleared = nodeAt(tree, at).children.reduce(removeLine, tree);
      const grown = addMove(cleared, at, move);
      if (!grown) return 'full';
      show(grown.tree, grown.at);
      return 'played';
    },
    /** The same move with other luck, as a new line. */
    redraw(): Played {
      const { parent, picks, move, seat } = nodeAt(tree, at);
      for (let draw = 0; draw < DRAWS; draw++) {
        const again = positions.play(tree, parent, move, freshChance(), seat);
        if (again && again.picks.join() !== picks.join()) return add(parent, again);
      }
      return 'same';
    },
    promote: () => show(promote(tree, at), at),
    remove: () => show(removeLine(tree, at), nodeAt(tree, at).parent),
    comment: (text: string) => show(setComment(tree, at, text), at),
  };
}

/** The same for an analysis: every change is stored on the device. */
export function useAnalysis(first: KeptAnalysis, positions: Positions) {
  const kept = useRef(first);
  const lines = useLines(first, positions, ({ tree, at }) => {
    const grown = tree !== kept.current.tree;
    kept.current = { ...kept.current, tree, at, touched: Date.now() };
    if (grown) keepAnalysis(kept.current);
    else keepHead(kept.current);
  });
  return { ...lines, kept: kept.current };
}

import type { Seat } from '@tablee/kernel';
import type { Positions } from '../../analysis/steps.ts';
import { addMove, EMPTY_TREE, nodeAt, pathTo, ROOT, type Tree } from '../../analysis/tree.ts';
import { freshChance } from '../../analysis/use-analysis.ts';

/** The lines of a tree as the server stores them: each ends with a move of the seat, and none is part of another. */
export function linesOf(tree: Tree, seat: Seat): readonly (readonly string[])[] {
  const ends = [...tree.nodes.values()].filter(({ children }) => children.length === 0);
  const lines = ends.map(({ id }) => {
    const nodes = pathTo(tree, id)
      .filter(at => at !== ROOT)
      .map(at => nodeAt(tree, at));
    return nodes.slice(0, nodes.findLastIndex(node => node.seat === seat) + 1).map(({ move }) => move);
  });
  const texts = lines.map(line => line.join('\n'));
  return lines.filter((line, i) => {
    const longer = (other: string, j: number) =>
      other === texts[i] ? j < i : other.startsWith(`${texts[i]}\n`);
    return line.length > 0 && !texts.some(longer);
  });
}

/** The tree of stored lines. A line that does not fit the position is left out from there on. */
export function treeOf(positions: Positions, lines: readonly (readonly string[])[]): Tree {
  let tree = EMPTY_TREE;
  for (const line of lines) {
    let at = ROOT;
    for (const text of line) {
      const move = positions.play(tree, at, text, freshChance());
      const grown = move && addMove(tree, at, move);
      if (!grown) break;
      tree = grown.tree;
      at = grown.at;
    }
  }
  return tree;
}

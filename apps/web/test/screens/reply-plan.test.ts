import { defaultTable, isRefused, openMatch, playMove, refereeOnly, type TimelineStep } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { Positions } from '../../src/screens/analysis/steps.ts';
import { ROOT, removeLine } from '../../src/screens/analysis/tree.ts';
import { linesOf, treeOf } from '../../src/screens/table/replies/plan-tree.ts';
import { tchag } from '../games.ts';

const start = openMatch(tchag, defaultTable(tchag), refereeOnly);

/** Turns of one seat from a position: the first legal move until the other is to move. */
function turnAfter(step: TimelineStep, first?: string): { moves: string[]; end: TimelineStep } {
  const [seat] = tchag.actors(step.match.state);
  const moves: string[] = [];
  let now = step;
  while (tchag.actors(now.match.state)[0] === seat) {
    const wanted = moves.length === 0 ? first : undefined;
    const move = wanted ?? tchag.writeMove([...tchag.moves(now.match.state, seat!)][0]!);
    const next = playMove(now.match, seat!, move, refereeOnly);
    if (isRefused(next)) throw new Error(`${move} is refused`);
    moves.push(move);
    now = next;
  }
  return { moves, end: now };
}

const texts = [...tchag.moves(start.match.state, 0)].map(m => tchag.writeMove(m));
const [one, two] = [turnAfter(start, texts[0]), turnAfter(start, texts.at(-1))];
const [afterOne, afterTwo] = [turnAfter(one.end), turnAfter(two.end)];

describe('lines of planned replies', () => {
  it('become a tree and the same lines again', () => {
    const positions = new Positions(start);
    const lines = [
      [...one.moves, ...afterOne.moves],
      [...two.moves, ...afterTwo.moves],
    ];
    const tree = treeOf(positions, lines);
    expect(linesOf(tree, 1)).toEqual(lines);
    expect(linesOf(treeOf(positions, []), 1)).toEqual([]);
  });

  it('end with an own move: what follows it is no plan yet', () => {
    const positions = new Positions(start);
    const answered = [...one.moves, ...afterOne.moves];
    const further = turnAfter(afterOne.end).moves;
    expect(linesOf(treeOf(positions, [[...answered, ...further]]), 1)).toEqual([answered]);
    expect(linesOf(treeOf(positions, [one.moves]), 1)).toEqual([]);
    // Two continuations of one reply are one plan.
    const others = turnAfter(
      afterOne.end,
      tchag.writeMove([...tchag.moves(afterOne.end.match.state, 0)].at(-1)!),
    );
    const both = treeOf(positions, [
      [...answered, ...further],
      [...answered, ...others.moves],
    ]);
    expect(linesOf(both, 1)).toEqual([answered]);
  });

  it('are cut where they do not fit the position, and removed from any move on', () => {
    const positions = new Positions(start);
    expect(linesOf(treeOf(positions, [['z9z9', 'a1a2']]), 1)).toEqual([]);
    const tree = treeOf(positions, [
      [...one.moves, ...afterOne.moves],
      [...two.moves, ...afterTwo.moves],
    ]);
    const [first] = tree.nodes.get(ROOT)!.children;
    expect(linesOf(removeLine(tree, first!), 1)).toEqual([[...two.moves, ...afterTwo.moves]]);
  });
});

import type { Chance, Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { clone, type State } from '../state.ts';
import { aimOf, type Breadth, type Idea, listIdeas } from './ideas.ts';
import { judge, promiseOf } from './judge.ts';
import type { Purse } from './purse.ts';
import type { Repertoire } from './repertoire.ts';

/** A way to go on with the turn, and how it stands where it ends if everything succeeds. */
export type Line = { readonly ideas: readonly Idea[]; readonly value: number };

/** `promise`: what it is thought on for. A line is worth only what it reaches. */
type Node = Line & { readonly state: State; readonly promise: number };

export type Reach = {
  readonly depth: number;
  readonly beam: number;
  /** What is thought of first, and what after that. */
  readonly breadth: Breadth;
  readonly deeper: Breadth;
  readonly attention: number;
};

const FINE = 1_000;
/** So many ideas are tried even where no time is left. */
const ATFIRST = 12;

/**
 * The turn as a sequence: every idea is tried on the table, the best positions are thought on from, until the turn is over
 * or the sight ends. Returns lines in order of their worth, at most `beam` for each first idea.
 */
export function searchTurn(
  root: State,
  seat: Seat,
  reach: Reach,
  share: number,
  purse: Purse,
  repertoire: Repertoire,
  chance: Chance,
): Line[] {
  const lines: Line[] = [];
  let frontier: Node[] = [{ state: root, ideas: [], value: 0, promise: 0 }];
  const from = purse.spent();
  for (let depth = 1; depth <= reach.depth && frontier.length > 0; depth++) {
    const children: Node[] = [];
    for (const node of frontier) {
      // The first look is always had: whoever has no time at all still has to do something.
      if (
        lines.length + children.length > 0 &&
        purse.spent() >= from + (share - from) * (depth / reach.depth)
      )
        break;
      expand(
        node,
        seat,
        depth === 1 ? reach.breadth : reach.deeper,
        reach.attention,
        purse,
        repertoire,
        chance,
        children,
        lines,
      );
    }
    children.sort((a, b) => b.promise - a.promise);
    frontier = thin(children, reach.beam);
    lines.push(...children);
  }
  return lines.sort((a, b) => b.value - a.value);
}

function expand(
  node: Node,
  seat: Seat,
  breadth: Breadth,
  attention: number,
  purse: Purse,
  repertoire: Repertoire,
  chance: Chance,
  children: Node[],
  lines: Line[],
): void {
  const found = listIdeas(node.state, breadth, repertoire);
  for (const [i, idea] of found.entries()) {
    // The end of the turn always comes to mind.
    if (attention < 1 && i < found.length - 1 && chance.pick(FINE) >= attention * FINE) continue;
    if (purse.spent() >= 1 && i >= ATFIRST && i < found.length - 1) continue;
    const state = tryIdea(node.state, idea);
    if (!state) continue;
    purse.pay();
    const value = judge(state, seat);
    const ideas = [...node.ideas, idea];
    if (state.end || state.turn !== seat) lines.push({ ideas, value });
    else children.push({ state, ideas, value, promise: promiseOf(state, seat, value) });
  }
}

function tryIdea(s: State, idea: Idea): State | null {
  const move = aimOf(s, idea);
  if (!move) return null;
  const state = clone(s);
  play(state, move, []);
  return state;
}

/** The best, but few that do nearly the same: other things are to be thought on from, too. */
function thin(children: readonly Node[], most: number): Node[] {
  const kept: Node[] = [];
  const seen = new Map<string, number>();
  for (const node of children) {
    if (kept.length >= most) break;
    const name = nameOf(node.ideas.at(-1)!);
    const times = seen.get(name) ?? 0;
    if (times >= 2) continue;
    seen.set(name, times + 1);
    kept.push(node);
  }
  return kept;
}

/** Ideas of the same name differ in strength and angle only. */
export function nameOf(idea: Idea): string {
  switch (idea.kind) {
    case 'sure':
      return idea.move.kind === 'create' ? `create ${idea.move.zone}` : JSON.stringify(idea.move);
    case 'shot':
      return `${idea.puck} at ${idea.target} ${idea.loaded}`;
  }
}

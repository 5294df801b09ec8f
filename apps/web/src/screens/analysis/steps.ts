import { loadGame } from '@tablee/catalogue';
import {
  BadPicks,
  BadText,
  type Game,
  type GameRecord,
  isMove,
  isRefused,
  Line,
  nextDecisions,
  openMatch,
  playMove,
  type RecordedChance,
  readTable,
  replayChance,
  type Seat,
  type Table,
  type TimelineStep,
} from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import type { Analysis, Start } from './file.ts';
import {
  addMove,
  EMPTY_TREE,
  type LineMove,
  MAX_NODES,
  nodeAt,
  pathTo,
  promote,
  ROOT,
  type Tree,
} from './tree.ts';

/** The position the lines begin with, as entry 0. Throws a BadText. */
export function openStart(game: Game, start: Start): TimelineStep {
  const table = readTable(game, start.seats, start.options);
  if ('position' in start) return openPosition(game, table, start.position);
  const chance = replayChance(start.setup);
  try {
    const opened = openMatch(game, table, chance);
    chance.finish();
    return opened;
  } catch (error) {
    throw error instanceof BadPicks ? new BadText('analysis-luck', error.message, [0]) : error;
  }
}

export function openPosition(game: Game, table: Table, text: string): TimelineStep {
  const state = game.readState(text, table);
  const decisions = nextDecisions(game, state, [], null, 0, table.seats);
  const match = { game, table, state, n: 0, line: Line.EMPTY, decisions, outcome: game.outcome(state) };
  return { match, entry: null, events: [] };
}

/** Plays a move of a line. Throws a BadText; `n` names the move in it. */
function follow(before: TimelineStep, { seat, move, picks }: LineMove, n: number): TimelineStep {
  const chance = replayChance(picks);
  try {
    const step = playMove(before.match, seat, move, { pick: k => chance.pick(k), picks });
    if (isRefused(step))
      throw new BadText('analysis-move', `Move ${n} (${move}) breaks rule ${step.refusal.rule}.`, [n, move]);
    chance.finish();
    return step;
  } catch (error) {
    throw error instanceof BadPicks
      ? new BadText('analysis-luck', `Move ${n}: ${error.message}.`, [n])
      : error;
  }
}

/** Positions of a tree, computed once. Ids are never used twice, so nothing has to be forgotten. */
export class Positions {
  readonly game: Game;
  private readonly known: Map<number, TimelineStep>;

  constructor(first: TimelineStep) {
    this.game = first.match.game;
    this.known = new Map([[ROOT, first]]);
  }

  /** The steps from the start to a node: `steps[n]` is the n-th move. Throws a BadText. */
  timeline(tree: Tree, id: number): Timeline {
    const steps: TimelineStep[] = [];
    for (const at of pathTo(tree, id)) {
      const known = this.known.get(at);
      const step = known ?? follow(steps.at(-1)!, nodeAt(tree, at), at);
      if (!known) this.known.set(at, step);
      steps.push(step);
    }
    return steps;
  }

  step(tree: Tree, id: number): TimelineStep {
    return this.known.get(id) ?? this.timeline(tree, id).at(-1)!;
  }

  /** A move with luck from `chance`, by default of the seat that acts first; null if it is refused. */
  play(tree: Tree, at: number, text: string, chance: RecordedChance, by?: Seat): LineMove | null {
    const { match } = this.step(tree, at);
    const seat = by ?? match.game.actors(match.state)[0];
    if (seat === undefined || isRefused(playMove(match, seat, text, chance))) return null;
    return { seat, move: text, picks: [...chance.picks] };
  }
}

/** Plays every line of an analysis. Throws a BadText naming the first move that does not fit the rules. */
export async function checkAnalysis({ start, tree }: Analysis): Promise<Positions> {
  const positions = new Positions(openStart(await loadGame(start.game, start.rules), start));
  for (const id of tree.nodes.keys()) positions.timeline(tree, id);
  return positions;
}

/** The lines of a record. Moves that were taken back branch off; the moves that counted are the main line. */
export function analysisOf(record: GameRecord): Analysis & {
  /** The node of each entry. */
  readonly entries: readonly number[];
} {
  let tree = EMPTY_TREE;
  let at = ROOT;
  const entries = [ROOT];
  for (const entry of record.entries) {
    if (isMove(entry)) {
      const { seat, move, picks = [] } = entry;
      const grown = addMove(tree, at, { seat, move, picks });
      if (!grown) throw new BadText('analysis-long', `An analysis holds ${MAX_NODES} moves.`, [MAX_NODES]);
      tree = grown.tree;
      at = grown.at;
    } else if (entry.act === 'back') at = entries[entry.to] ?? ROOT;
    entries.push(at);
  }
  const { game, rules, seats, options, setup, names } = record;
  const start = { game, rules, seats, options, setup, ...(names ? { names } : {}) };
  return { start, tree: promote(tree, at), entries };
}

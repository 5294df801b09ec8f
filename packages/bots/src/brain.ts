import { loadBot, loadGame } from '@tablee/catalogue';
import {
  BadText,
  type BotSupport,
  type ByLevel,
  type Game,
  type Guide,
  type Handicap,
  type PlannerBudget,
  type PlannerLimits,
  type PlannerSupport,
  type PlayoutHandicap,
  readTable,
  refereeOnly,
  searchChance,
  type TurnTree,
  type View,
} from '@tablee/kernel';
import { type Found, type Limits, TurnSearch } from './alphabeta.ts';
import { contractGuide, contractTree, hashText } from './contract-support.ts';
import {
  COUNTED,
  HANDICAPS,
  type Level,
  movePerceptionOf,
  PLAYOUT_HANDICAPS,
  perceptionOf,
} from './levels.ts';
import type { EvaluateRequest, ThinkRequest, Thought } from './request.ts';
import { TranspositionTable } from './transposition-table.ts';
import { playOut } from './uct.ts';
import { toLogOdds, toWinProbability } from './values.ts';
import { type WorldLimits, WorldSearch } from './world-search.ts';

/** log2 of the slots of the transposition table: about 11 MB. */
const TABLE_BITS = 19;
/** The level of evaluations. */
const TOP: Level = 5;

/** A loaded position with the way to search it. */
type Task = Loaded & (TreeTask | WorldTask | PlannerTask);
type Loaded = {
  readonly game: Game;
  readonly state: unknown;
  readonly handicaps: ByLevel<Handicap>;
  readonly playoutHandicaps: ByLevel<PlayoutHandicap>;
  /** Whether the asking seat and the actor are on the same side. */
  readonly together: boolean;
};
/** Without a tree (the game has no judge), UCT is used. */
type TreeTask = { readonly kind: 'tree'; readonly tree: TurnTree | null };
type WorldTask = { readonly kind: 'worlds'; readonly view: View<unknown>; readonly guide: Guide };
/** Moves cannot be listed: the game searches by itself. */
type PlannerTask = {
  readonly kind: 'planner';
  readonly view: View<unknown>;
  readonly support: PlannerSupport;
};

/** Answers questions, one at a time. `now` is a clock in ms; the budget of a question begins at `start`. */
export class Brain {
  private readonly now: () => number;
  private table: TranspositionTable | null = null;

  constructor(now: () => number) {
    this.now = now;
  }

  async think(request: ThinkRequest, start = this.now()): Promise<Thought> {
    const task = await loadTask(request, request.level);
    if (!task.game.actors(task.state).includes(request.seat)) {
      throw new BadText('bot-not-on-turn', `Seat ${request.seat} is not on turn in this position.`);
    }
    const seed = request.seed ?? Math.floor(Math.random() * 2 ** 31);
    const found = this.search(task, request, start, seed);
    return {
      move: found.turn[0]!,
      turn: found.turn,
      value: toWinProbability(found.value),
      depth: found.depth,
      nodes: found.nodes,
      ms: this.now() - start,
    };
  }

  private search(task: Task, request: ThinkRequest, start: number, seed: number): Found {
    switch (task.kind) {
      case 'tree':
        return this.searchTree(task, request, start, seed);
      case 'worlds':
        return this.searchWorlds(task, request, start, seed);
      case 'planner':
        return this.plan(task, request, start, seed);
    }
  }

  /** The win probability of the seat and its partners, at full strength. */
  async evaluate(request: EvaluateRequest, start = this.now()): Promise<number> {
    const task = await loadTask(request, TOP);
    const { game, state } = task;
    const { seat, seed = 1 } = request;
    const outcome = game.outcome(state);
    if (outcome) return outcome.payoff[seat] ?? 0.5;
    if (task.kind === 'planner') {
      const { support, view } = task;
      const skill = support.levels[TOP];
      const budget = this.plannerBudget(skill, request, start);
      return support.planner.assess(view, { seat, skill, steady: true }, budget, searchChance(seed));
    }
    if (task.kind === 'worlds') {
      const { guide, view } = task;
      const limits = this.worldLimits(task.playoutHandicaps[TOP], request, start);
      return new WorldSearch(game, guide, limits, searchChance(seed)).assess(view, seat);
    }
    const handicap = task.handicaps[TOP];
    const limits = this.treeLimits(handicap, request, start, handicap.depth);
    const probability = toWinProbability(this.decide(task, limits, handicap, seed).value);
    return task.together ? probability : 1 - probability;
  }

  /** Keeps some time back for delivering the answer: the caller waits no longer than `ms`. */
  private deadline(start: number, ms: number): number {
    return start + ms - Math.max(ms / 25, Math.min(3, ms / 5));
  }

  private treeLimits(handicap: Handicap, request: EvaluateRequest, start: number, single: number): Limits {
    const { depth, quiescence, nodes } = handicap;
    if (request.counted)
      return { depth, quiescence, nodes: Math.min(nodes, COUNTED.nodes), single, stop: () => false };
    const until = this.deadline(start, timeOf(request, handicap));
    return { depth, quiescence, nodes, single, stop: () => this.now() >= until };
  }

  private worldLimits(handicap: PlayoutHandicap, request: EvaluateRequest, start: number): WorldLimits {
    const { most, playouts } = handicap;
    const { effort = 1 } = request;
    return { most, playouts: playouts * effort, spent: this.clockFor(start, request, handicap) };
  }

  private plannerBudget(limits: PlannerLimits, request: EvaluateRequest, start: number): PlannerBudget {
    const most = request.counted ? Math.min(limits.thoughts, COUNTED.thoughts) : limits.thoughts;
    const thoughts = Math.max(1, most * (request.effort ?? 1));
    return { thoughts, spent: this.clockFor(start, request, limits) };
  }

  /** The elapsed share of the time left after reading the position. */
  private clockFor(start: number, request: EvaluateRequest, level: { readonly ms: number }): () => number {
    if (request.counted) return () => 0;
    const until = this.deadline(start, timeOf(request, level));
    const from = this.now();
    const whole = Math.max(1e-9, until - from);
    return () => (until <= from ? 1 : (this.now() - from) / whole);
  }

  private plan(
    { game, support, view }: Loaded & PlannerTask,
    request: ThinkRequest,
    start: number,
    seed: number,
  ): Found {
    const { level, seat, steady = false } = request;
    const skill = support.levels[level];
    const budget = this.plannerBudget(skill, request, start);
    const plan = support.planner.plan(view, { seat, skill, steady }, budget, searchChance(seed));
    return {
      turn: plan.moves.map(m => game.writeMove(m)),
      value: toLogOdds(plan.value),
      depth: plan.depth,
      nodes: plan.thoughts,
    };
  }

  private searchTree(task: Loaded & TreeTask, request: ThinkRequest, start: number, seed: number): Found {
    const handicap = task.handicaps[request.level];
    const limits = this.treeLimits(handicap, request, start, 1);
    return this.decide(task, limits, handicap, seed);
  }

  private searchWorlds(task: Loaded & WorldTask, request: ThinkRequest, start: number, seed: number): Found {
    const { level, seat } = request;
    const { game, guide, view } = task;
    const handicap = task.playoutHandicaps[level];
    const limits = this.worldLimits(handicap, request, start);
    const chance = searchChance(seed);
    const search = new WorldSearch(game, guide, limits, chance, movePerceptionOf(handicap, seed));
    const found = search.choose(view, seat);
    if (found) return found;
    return { turn: [game.writeMove(game.idle(view, seat, chance))], value: 0, depth: 0, nodes: 0 };
  }

  private decide(
    { game, state, tree }: Loaded & TreeTask,
    limits: Limits,
    handicap: Handicap,
    seed: number,
  ): Found {
    const chance = searchChance(seed);
    const found = tree
      ? new TurnSearch(tree, limits, this.loadTable(), perceptionOf(handicap, seed)).run(n => chance.pick(n))
      : playOut(game, state, limits, chance);
    if (found) return found;
    const idle = game.idle(state, game.actors(state)[0]!, chance);
    return { turn: [game.writeMove(idle)], value: 0, depth: 0, nodes: 0 };
  }

  /** Allocated on demand: games with luck do not use it. */
  private loadTable(): TranspositionTable {
    this.table ??= new TranspositionTable(TABLE_BITS);
    return this.table;
  }
}

/** The time of a search in ms: as requested, else as the level has it, at most `mostMs`. */
const timeOf = (
  { ms, mostMs = Number.POSITIVE_INFINITY }: EvaluateRequest,
  level: { readonly ms: number },
): number => Math.min(ms ?? level.ms, mostMs);

/** Reads the position, plays the moves since, and chooses the kind of search. */
async function loadTask(request: EvaluateRequest, level: Level): Promise<Task> {
  const game = await loadGame(request.game, request.rules);
  const table = readTable(game, request.seats, request.options);
  const state = game.readState(request.position, table);
  playOn(game, state, request.moves);
  const support = await loadBot(game.id, game.rules);
  const actor = game.actors(state)[0];
  const loaded = {
    game,
    handicaps: (support && 'handicaps' in support && support.handicaps) || HANDICAPS,
    playoutHandicaps:
      (support && 'playoutHandicaps' in support && support.playoutHandicaps) || PLAYOUT_HANDICAPS,
    together: game.teams(table).some(team => team.includes(request.seat) && team.includes(actor ?? -1)),
  };
  const { luck, secrets, together, moves } = game.traits;
  if (luck || secrets || together || moves !== 'listed') {
    // Extra input cannot leak: the bot redacts it again.
    const seen = game.redact(state, request.seat);
    const view = addMemory(game, seen, support, request, level);
    if (support && 'planner' in support) return { ...loaded, state: view, kind: 'planner', view, support };
    const { tree, guide } = supportFor(game, view, support);
    if (tree) return { ...loaded, state: view, kind: 'tree', tree };
    return { ...loaded, state: view, kind: 'worlds', view, guide };
  }
  if (support && 'tree' in support) return { ...loaded, state, kind: 'tree', tree: support.tree(state) };
  const judged = game.judge !== undefined && request.seats === 2;
  return { ...loaded, state, kind: 'tree', tree: judged ? contractTree(game, state) : null };
}

/** Adds to the view what the seat remembers. The events are told again, so that extra input cannot leak. */
function addMemory(
  game: Game,
  view: View<unknown>,
  support: BotSupport | null,
  { seat, told }: EvaluateRequest,
  level: Level,
): View<unknown> {
  if (!told || !support || !('remember' in support) || !support.remember) return view;
  const events = told.map(event => game.tell(event, seat)).filter(event => event !== null);
  // The first event identifies the game: the same seat of the same game always gets the same seed.
  const seed = hashText(`${seat} ${JSON.stringify(events[0])}`);
  return support.remember(view, seat, events, { level, seed });
}

/** A tree if the game has one and no luck lies ahead (such games hide nothing), else a guide. */
function supportFor(game: Game, view: View<unknown>, support: BotSupport | null) {
  const guide = support && 'guide' in support ? support.guide : contractGuide(game);
  const open = support && 'guide' in support && 'tree' in support && !game.traits.secrets;
  return { guide, tree: open ? support.tree(view) : null };
}

function playOn(game: Game, state: unknown, moves: readonly string[]): void {
  for (const text of moves) {
    const move = game.readMove(text);
    const seat = game.actors(state)[0];
    if (move === null || seat === undefined || game.refuse(state, seat, move)) {
      throw new BadText('bot-moves', `The move ${text} does not fit the position.`);
    }
    game.apply(state, seat, move, refereeOnly);
  }
}

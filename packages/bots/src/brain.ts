import { loadBot, loadGame } from '@tablee/catalogue';
import {
  BadText,
  type BotSupport,
  type Five,
  type Game,
  type Guide,
  type Handicap,
  type Musing,
  type PlannerSupport,
  readTable,
  refereeOnly,
  type Spending,
  type Stamina,
  searchChance,
  type TurnTree,
  type View,
} from '@tablee/kernel';
import { type Found, type Limits, TurnSearch } from './alphabeta.ts';
import { contractGuide } from './contract-guide.ts';
import { contractTree, hashText } from './contract-tree.ts';
import { eyesightOf, HANDICAPS, insightOf, type Level, MUSINGS } from './levels.ts';
import { Memory } from './memory.ts';
import { toChance, toLogOdds } from './odds.ts';
import type { EvaluateRequest, ThinkRequest, Thought } from './request.ts';
import { playOut } from './uct.ts';
import { type WorldLimits, WorldSearch } from './worlds.ts';

/** Slots of the transposition table, as a power of two: about 11 MB. */
const MEMORY_BITS = 19;
/** How a position is judged for a graph: the whole strength there is. */
const TOP: Level = 5;

type Sitting = Seated & (Open | Veiled | Planned);
type Seated = {
  readonly game: Game;
  readonly state: unknown;
  /** What the levels of this game are. */
  readonly handicaps: Five<Handicap>;
  readonly musings: Five<Musing>;
  /** Do the one who asks and whoever is on turn win together? */
  readonly together: boolean;
};
/** A null tree: nothing to judge by, so it is played out. */
type Open = { readonly kind: 'open'; readonly tree: TurnTree | null };
type Veiled = { readonly kind: 'veiled'; readonly view: View<unknown>; readonly guide: Guide };
/** Moves beyond counting: the game plans its turns itself. */
type Planned = { readonly kind: 'planned'; readonly view: View<unknown>; readonly support: PlannerSupport };

/** Answers questions one after the other. `now` is a clock in milliseconds; a question's budget begins at `start`. */
export class Brain {
  private readonly now: () => number;
  private memory: Memory | null = null;

  constructor(now: () => number) {
    this.now = now;
  }

  async think(request: ThinkRequest, start = this.now()): Promise<Thought> {
    const sitting = await sitDown(request, request.level);
    if (!sitting.game.actors(sitting.state).includes(request.seat)) {
      throw new BadText('bot-not-on-turn', `Seat ${request.seat} is not on turn in this position.`);
    }
    const seed = request.seed ?? Math.floor(Math.random() * 2 ** 31);
    const found = this.find(sitting, request, start, seed);
    return {
      move: found.turn[0]!,
      turn: found.turn,
      value: toChance(found.value),
      depth: found.depth,
      nodes: found.nodes,
      ms: this.now() - start,
    };
  }

  private find(sitting: Sitting, request: ThinkRequest, start: number, seed: number): Found {
    switch (sitting.kind) {
      case 'open':
        return this.search(sitting, request, start, seed);
      case 'veiled':
        return this.imagine(sitting, request, start, seed);
      case 'planned':
        return this.plan(sitting, request, start, seed);
    }
  }

  /** How the position stands for the seat and its partners, whoever is on turn, at full strength. */
  async evaluate(request: EvaluateRequest, start = this.now()): Promise<number> {
    const sitting = await sitDown(request, TOP);
    const { game, state } = sitting;
    const { seat, seed = 1 } = request;
    const outcome = game.outcome(state);
    if (outcome) return outcome.payoff[seat] ?? 0.5;
    if (sitting.kind === 'planned') {
      const { support, view } = sitting;
      const skill = support.levels[TOP];
      const spending = this.allow(skill, request, start);
      return support.planner.assess(view, { seat, skill, steady: true }, spending, searchChance(seed));
    }
    if (sitting.kind === 'veiled') {
      const { guide, view } = sitting;
      const limits = this.ponder(sitting.musings[TOP], request, start);
      return new WorldSearch(game, guide, limits, searchChance(seed)).assess(view, seat);
    }
    const handicap = sitting.handicaps[TOP];
    const limits = this.limit(handicap, budgetOf(request, handicap), start, handicap.depth);
    const chance = toChance(this.decide(sitting, limits, handicap, seed).value);
    return sitting.together ? chance : 1 - chance;
  }

  /** What is kept back pays for the way to the caller: the budget is what he waits. */
  private deadline(start: number, ms: number): number {
    return start + ms - Math.max(ms / 25, Math.min(3, ms / 5));
  }

  private limit({ depth, calm, nodes }: Handicap, ms: number, start: number, single: number): Limits {
    const until = this.deadline(start, ms);
    return { depth, calm, nodes, single, stop: () => this.now() >= until };
  }

  private ponder(musing: Musing, request: EvaluateRequest, start: number): WorldLimits {
    const { most, playouts } = musing;
    const { effort = 1 } = request;
    return { most, playouts: playouts * effort, spent: this.clockFor(start, budgetOf(request, musing)) };
  }

  private allow(stamina: Stamina, request: EvaluateRequest, start: number): Spending {
    const thoughts = Math.max(1, stamina.thoughts * (request.effort ?? 1));
    return { thoughts, spent: this.clockFor(start, budgetOf(request, stamina)) };
  }

  /** The share of the time that is gone. What reading the position took is gone before: what is left is shared. */
  private clockFor(start: number, ms: number): () => number {
    const until = this.deadline(start, ms);
    const from = this.now();
    const whole = Math.max(1e-9, until - from);
    return () => (until <= from ? 1 : (this.now() - from) / whole);
  }

  private plan(
    { game, support, view }: Seated & Planned,
    request: ThinkRequest,
    start: number,
    seed: number,
  ): Found {
    const { level, seat, steady = false } = request;
    const skill = support.levels[level];
    const spending = this.allow(skill, request, start);
    const plan = support.planner.plan(view, { seat, skill, steady }, spending, searchChance(seed));
    return {
      turn: plan.moves.map(m => game.writeMove(m)),
      value: toLogOdds(plan.value),
      depth: plan.depth,
      nodes: plan.thoughts,
    };
  }

  private search(sitting: Seated & Open, request: ThinkRequest, start: number, seed: number): Found {
    const handicap = sitting.handicaps[request.level];
    return this.decide(sitting, this.limit(handicap, budgetOf(request, handicap), start, 1), handicap, seed);
  }

  private imagine(sitting: Seated & Veiled, request: ThinkRequest, start: number, seed: number): Found {
    const { level, seat } = request;
    const { game, guide, view } = sitting;
    const musing = sitting.musings[level];
    const limits = this.ponder(musing, request, start);
    const chance = searchChance(seed);
    const search = new WorldSearch(game, guide, limits, chance, insightOf(musing, seed));
    const found = search.choose(view, seat);
    if (found) return found;
    return { turn: [game.writeMove(game.idle(view, seat, chance))], value: 0, depth: 0, nodes: 0 };
  }

  private decide(
    { game, state, tree }: Seated & Open,
    limits: Limits,
    handicap: Handicap,
    seed: number,
  ): Found {
    const chance = searchChance(seed);
    const found = tree
      ? new TurnSearch(tree, limits, this.remember(), eyesightOf(handicap, seed)).run(n => chance.pick(n))
      : playOut(game, state, limits, chance);
    if (found) return found;
    const idle = game.idle(state, game.actors(state)[0]!, chance);
    return { turn: [game.writeMove(idle)], value: 0, depth: 0, nodes: 0 };
  }

  /** Games with luck need none of it. */
  private remember(): Memory {
    this.memory ??= new Memory(MEMORY_BITS);
    return this.memory;
  }
}

/** Milliseconds: as asked, else as the level has them, and never more than there is time for. */
const budgetOf = (
  { ms, mostMs = Number.POSITIVE_INFINITY }: EvaluateRequest,
  level: { readonly ms: number },
): number => Math.min(ms ?? level.ms, mostMs);

/** The position as it is now, with what the rules remember of the running turn. */
async function sitDown(request: EvaluateRequest, level: Level): Promise<Sitting> {
  const game = await loadGame(request.game, request.rules);
  const table = readTable(game, request.seats, request.options);
  const state = game.readState(request.position, table);
  playOn(game, state, request.moves);
  const support = await loadBot(game.id, game.rules);
  const actor = game.actors(state)[0];
  const seated = {
    game,
    handicaps: (support && 'handicaps' in support && support.handicaps) || HANDICAPS,
    musings: (support && 'musings' in support && support.musings) || MUSINGS,
    together: game.teams(table).some(team => team.includes(request.seat) && team.includes(actor ?? -1)),
  };
  const { luck, secrets, together, moves } = game.traits;
  if (luck || secrets || together || moves !== 'listed') {
    // Whatever the asker knew and wrote down: a bot sees what its seat sees.
    const seen = game.redact(state, request.seat);
    const view = rememberNews(game, seen, support, request, level);
    if (support && 'planner' in support) return { ...seated, state: view, kind: 'planned', view, support };
    const { tree, guide } = supportFor(game, view, support);
    if (tree) return { ...seated, state: view, kind: 'open', tree };
    return { ...seated, state: view, kind: 'veiled', view, guide };
  }
  if (support && 'tree' in support) return { ...seated, state, kind: 'open', tree: support.tree(state) };
  const judged = game.judge !== undefined && request.seats === 2;
  return { ...seated, state, kind: 'open', tree: judged ? contractTree(game, state) : null };
}

/** The view, and what the seat still knows of what it was told; of the truth it would learn no more than `tell` says. */
function rememberNews(
  game: Game,
  view: View<unknown>,
  support: BotSupport | null,
  { seat, told }: EvaluateRequest,
  level: Level,
): View<unknown> {
  if (!told || !support || !('remember' in support) || !support.remember) return view;
  const heard = told.map(event => game.tell(event, seat)).filter(event => event !== null);
  // How a game began names it: the same seat of the same game has the same head at every question.
  const seed = hashText(`${seat} ${JSON.stringify(heard[0])}`);
  return support.remember(view, seat, heard, { level, seed });
}

/** A tree where the game has one and all luck is behind (nothing is hidden in such games), else a guide. */
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

import { isMove, isRefused, playMove, type Seat } from '@tablee/kernel';
import { CLOCK_ONLY, type ClockState, freezeClock, isClockOnly, RESPITE } from '@tablee/table';
import type { Act, Problem } from '@tablee/wire';
import { isAwaited, lastsOf, sandAfter } from '../clocks/glass.ts';
import { type ProblemKey, problemOf, problemOfRefusal } from '../problems.ts';
import { bytesOf } from '../store/maintenance.ts';
import { StoreError, type Write } from '../store/store.ts';
import { ACT_RULES } from './acts.ts';
import { newsOf } from './frames.ts';
import { sealedChance } from './luck.ts';
import type { Registry } from './registry.ts';
import { type Answer, type Change, isProblem, type Ruling } from './ruling.ts';
import { adopt, type LiveTable, summarize } from './table.ts';
import { afterMove } from './wishes.ts';

export { type Answer, isProblem } from './ruling.ts';

/** Between a decision and its answer at most so many entries are looked through. */
const SIMULTANEOUS_REACH = 64;

export type RefereeNews = {
  readonly played: (table: LiveTable) => void;
  /** Anything about the table changed: an entry, a wish, who sits where. */
  readonly changed: (table: LiveTable) => void;
  readonly refused: (problem: Problem) => void;
  readonly trouble: (table: LiveTable, error: unknown) => void;
};

type Rule = () => Promise<Ruling> | Ruling;

/** The move's way: one queue per table; refuse, apply, commit, and only then tell. */
export class Referee {
  readonly #registry: Registry;
  readonly #news: RefereeNews;
  #stopping = false;

  constructor(registry: Registry, news: RefereeNews) {
    this.#registry = registry;
    this.#news = news;
  }

  /** From now on nothing new is begun; resolves when everything begun is on disk and told. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#registry.drained();
  }

  /** `lagMs`: how long the move was on its way, as far as that is given back against a clock. */
  play(table: LiveTable, seat: Seat, decision: number, move: string, lagMs = 0): Promise<Answer> {
    // Asked here, not in the queue: waiting there is not the player's fault either.
    const since = table.standing.sand ? table.ticker.now() - lagMs : 0;
    return this.#inTurn(table, () => this.#rulePlay(table, seat, decision, move, since));
  }

  act(table: LiveTable, seat: Seat, act: Act): Promise<Answer> {
    const { replays, seeds, rights } = this.#registry;
    return this.#inTurn(table, () => ACT_RULES[act]({ table, seat, replays, seeds, rights }));
  }

  /**
   * For whatever else changes a table, such as sitting down or a clock: in the same queue, with the same care. `unsaved`
   * is what is said when it cannot be saved, where that is no move.
   */
  change(table: LiveTable, rule: Rule, unsaved?: ProblemKey): Promise<Answer> {
    return this.#inTurn(table, rule, unsaved);
  }

  #inTurn(table: LiveTable, rule: Rule, unsaved: ProblemKey = 'not-saved'): Promise<Answer> {
    return table.queue.run(() => this.#carefully(table, rule, unsaved));
  }

  async #carefully(table: LiveTable, rule: Rule, unsaved: ProblemKey): Promise<Answer> {
    let answer: Answer;
    try {
      if (table.doubtful && !this.#stopping) await this.#registry.reload(table);
      const found = this.#stopping ? problemOf('stopping') : table.gone ? problemOf('no-table') : rule();
      // Most rulings are there at once, and waiting for nothing costs a move more than its rules do.
      const ruling = found instanceof Promise ? await found : found;
      if ('wishes' in ruling) {
        const glass = table.standing.sand;
        const sand = glass && sandAfter(table, glass, ruling);
        await this.#save(table, ruling, sand);
        answer = this.#enact(table, ruling, sand);
      } else answer = ruling;
    } catch (error) {
      answer = await this.#explain(table, error, unsaved);
    }
    if (isProblem(answer)) this.#news.refused(answer);
    else {
      table.uncounted ??= 0;
      this.#news.changed(table);
    }
    return answer;
  }

  async #explain(table: LiveTable, error: unknown, unsaved: ProblemKey): Promise<Problem> {
    this.#news.trouble(table, error);
    if (error instanceof StoreError) return this.#unsaved(table, error, unsaved);
    return problemOf(table.doubtful ? unsaved : 'bug');
  }

  /** The match stays as it is on disk: read again where that may differ from what is in memory. */
  async #unsaved(table: LiveTable, { kind }: StoreError, unsaved: ProblemKey): Promise<Problem> {
    if (kind === 'conflict' || kind === 'uncertain') {
      try {
        await this.#registry.reload(table);
      } catch (again) {
        this.#news.trouble(table, again);
      }
    }
    return problemOf(kind === 'conflict' && unsaved === 'not-saved' ? 'stale-decision' : unsaved);
  }

  #rulePlay(
    table: LiveTable,
    seat: Seat,
    decision: number,
    move: string,
    since: number,
  ): Promise<Ruling> | Ruling {
    const { match, wishes, sand } = table.standing;
    if (match.decisions[seat] !== decision) return this.#ruleLate(table, seat, decision, move);
    if (table.full) return problemOf('log-full');
    if (isClockOnly(match.game, move)) return problemOfRefusal(CLOCK_ONLY);
    if (sand && table.ticker.now() < sand.respiteUntil) return problemOfRefusal(RESPITE);
    const step = playMove(match, seat, move, sealedChance(table.head.seals, match.n + 1));
    if (isRefused(step)) return problemOfRefusal(step.refusal);
    const after = afterMove(wishes, seat);
    if (!isAwaited(table)) return { step, wishes: after };
    return { step, wishes: after, turning: { since, lasts: lastsOf(match, move) } };
  }

  /** An answer to another decision than the one that is open. */
  async #ruleLate(table: LiveTable, seat: Seat, decision: number, move: string): Promise<Ruling> {
    const n = await this.#earlierAnswer(table, seat, decision, move);
    if (n !== null) return { n, again: true };
    const { outcome, decisions } = table.match;
    if (outcome) return problemOf('over');
    return problemOf(decisions[seat] === -1 ? 'not-your-turn' : 'stale-decision');
  }

  /** Sent twice, played once: the same answer to the same decision is acknowledged with the entry it became. */
  async #earlierAnswer(table: LiveTable, seat: Seat, decision: number, move: string): Promise<number | null> {
    const { line, n } = table.match;
    if (decision >= n) return null;
    const played = line.since(decision).find(p => p.seat === seat);
    if (played?.n === decision + 1) return played.move === move ? played.n : null;
    // Taken back since, or a simultaneous choice: the log still knows. Where seats choose together, others may have
    // answered in between.
    const { together } = table.game.traits;
    const since = await this.#registry.store.entriesSince(
      table.key,
      decision,
      together ? SIMULTANEOUS_REACH : 1,
    );
    const i = since.findIndex(e => isMove(e) && e.seat === seat);
    const entry = since[i];
    return entry && isMove(entry) && entry.move === move ? decision + i + 1 : null;
  }

  #save(table: LiveTable, change: Change, sand: ClockState | null): Promise<void> {
    const { match } = table;
    const step = 'step' in change ? change.step : null;
    const summary = summarize(step ? step.match : match, change.wishes);
    const append: Write = {
      kind: 'append',
      key: table.key,
      after: match.n,
      entry: step ? step.entry : null,
      summary: sand ? { ...summary, sand: freezeClock(sand, table.ticker.now()) } : summary,
    };
    const { store } = this.#registry;
    return change.also ? store.write(append, change.also) : store.write(append);
  }

  /** What is on disk holds from now on, and everybody is told. */
  #enact(table: LiveTable, change: Change, sand: ClockState | null): Answer {
    const before = table.standing;
    table.standing =
      'step' in change
        ? adopt(before, change.step, change.wishes, sand)
        : { ...before, wishes: change.wishes, sand };
    if ('step' in change) table.uncounted = (table.uncounted ?? 0) + bytesOf(change.step.entry);
    if ('step' in change) table.checkpoints.note(table.match);
    if ('step' in change && change.turning)
      table.slidesUntil = table.ticker.now() + (change.turning.lasts ?? 0);
    this.#tell(table);
    if ('step' in change) this.#news.played(table);
    return { n: table.match.n };
  }

  /** What is on disk stands, even if telling it fails. */
  #tell(table: LiveTable): void {
    try {
      table.audience.tell(table.match.n, newsOf(table));
    } catch (error) {
      this.#news.trouble(table, error);
    }
  }
}

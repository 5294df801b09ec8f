import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { NO_LIMITS, type Settings } from '../../apps/server/test/server-child.ts';
import type { Finding } from '../../attack/report.ts';
import type { Sandbox } from '../../attack/sandbox.ts';
import { quantile } from '../../bench/statistics.ts';
import { Fleet } from '../fleet.ts';
import type { Postgres } from '../postgres.ts';
import { BREACHES, type Breach, type BreachKind, compareTable } from './compare.ts';
import { Crowd } from './crowd.ts';
import { DatabaseProxy } from './database-proxy.ts';
import { NodeLogs } from './node-logs.ts';
import type { PlayedTable } from './played-table.ts';
import { readStoredLogs } from './stored-logs.ts';

export type StageOptions = {
  readonly postgres: Postgres;
  readonly nodes: number;
  readonly tables: number;
  readonly rate: number;
  readonly seed: number;
  /** A proxy between each node and the database. */
  readonly proxied?: boolean;
  /** The date of node i is i times this ahead. */
  readonly apartMs?: number;
};

const SHIFTED_CLOCK = fileURLToPath(new URL('../../attack/shifted-clock.mjs', import.meta.url));
export const BOT_PAUSE_MS = 200;
const SETTLE_MS = 20_000;

/** What a proof is judged by besides the moves. */
export type Judgement = {
  /** For the report. */
  readonly sent: string;
  /** Longest time a table may stand still after a fault; null: for information. */
  readonly stallMs: number | null;
  /** Longest time until a connected client sees an entry; null: for information. */
  readonly seenMs?: number;
  /** Requests may fail while the fault lasts. */
  readonly requestsMayFail: boolean;
};

/** A fleet on its own database, with tables that play. */
export class Stage {
  readonly fleet: Fleet;
  readonly crowd: Crowd;
  readonly proxies: readonly DatabaseProxy[];
  readonly postgres: Postgres;
  readonly #url: string;
  readonly #apart: boolean;
  readonly #logs: NodeLogs;
  readonly #pauses = monitorEventLoopDelay({ resolution: 10 });
  /** Sentences about what was found, for the lines below the report. */
  readonly details: string[] = [];
  /** What else went wrong, as sentences. */
  readonly problems: string[] = [];

  private constructor(
    parts: Pick<Stage, 'fleet' | 'crowd' | 'proxies' | 'postgres'> & {
      readonly url: string;
      readonly apart: boolean;
      readonly logs: NodeLogs;
    },
  ) {
    this.#logs = parts.logs;
    this.fleet = parts.fleet;
    this.crowd = parts.crowd;
    this.proxies = parts.proxies;
    this.postgres = parts.postgres;
    this.#url = parts.url;
    this.#apart = parts.apart;
    this.#pauses.enable();
  }

  static async open(sandbox: Sandbox, options: StageOptions): Promise<Stage> {
    const { postgres, nodes, tables, rate, seed, apartMs = 0 } = options;
    const url = await postgres.createDatabase();
    const proxies: DatabaseProxy[] = [];
    if (options.proxied)
      for (let i = 0; i < nodes; i++) {
        const proxy = await DatabaseProxy.listen(url);
        sandbox.onEnd(() => proxy.close());
        proxies.push(proxy);
      }
    const logs = new NodeLogs();
    const fleet = await Fleet.start({
      count: nodes,
      onOutput: logs.add,
      folder: sandbox.folder(),
      settings: i => ({
        ...SETTINGS,
        DATABASE_URL: proxies[i]?.urlOf(url) ?? url,
        ...(apartMs === 0 ? {} : shifted(i * apartMs)),
      }),
    });
    sandbox.onEnd(() => fleet.kill());
    const addresses = { balancer: fleet.url, nodes: fleet.nodes.map(node => node.url) };
    const crowd = await Crowd.open({ addresses, tables, rate, seed });
    sandbox.onEnd(() => crowd.close());
    return new Stage({ fleet, crowd, proxies, postgres, url, apart: apartMs !== 0, logs });
  }

  /** Ends play, stops the nodes, reads every log and compares it with what clients saw. */
  async finish(judgement: Judgement): Promise<readonly Finding[]> {
    const { crowd, fleet } = this;
    await crowd.settle(SETTLE_MS);
    this.#pauses.disable();
    const behind = crowd.tables.flatMap(table =>
      table.behind.map(who => `${table.game.id} ${table.id}: ${who} of ${table.ledger.n}`),
    );
    crowd.close();
    await fleet.stop();
    const logs = await readStoredLogs(
      this.#url,
      crowd.tables.map(table => table.id),
    );
    const breaches = crowd.tables.flatMap(({ id, game, ledger }) =>
      compareTable(id, game, ledger, logs.get(id), { botPauseMs: this.#apart ? null : BOT_PAUSE_MS }),
    );
    const named = (sentencesOf: (table: PlayedTable) => readonly string[]): readonly string[] =>
      crowd.tables.flatMap(table => sentencesOf(table).map(s => `${table.game.id} ${table.id}: ${s}`));
    const refusals = named(table => table.refusals);
    const wentBack = named(table => table.wentBack);
    if (crowd.error !== null) this.problems.push(crowd.error);
    this.#describe(breaches, { behind, refusals, wentBack });
    const stalls = crowd.faults.flatMap(fault => fault.stalls);
    const count = (kind: BreachKind): number => breaches.filter(b => b.kind === kind).length;
    const { sent } = judgement;
    const none = (name: string, value: number): Finding => ({
      sent,
      name,
      value,
      unit: '',
      target: { atMost: 0 },
    });
    return [
      { sent, name: 'acknowledged moves', value: crowd.acknowledged, unit: '', target: { atLeast: 1 } },
      { sent, name: 'entries, with those of bots and clocks', value: crowd.entries, unit: '' },
      ...(Object.keys(BREACHES) as BreachKind[]).map(kind => none(BREACHES[kind], count(kind))),
      none('refusals shown to a person', refusals.length),
      none('clients that never saw the last entry', behind.length),
      none(
        'tables that did not go on',
        new Set(stalls.filter(s => s.ms === Infinity).map(s => s.table)).size,
      ),
      none('times a client was shown an older position', wentBack.length),
      ...(judgement.requestsMayFail ? [] : [none('requests that failed', crowd.failedRequests.length)]),
      none('other problems', this.problems.length),
      ...this.#measure(judgement),
    ];
  }

  #measure({ sent, stallMs, seenMs }: Judgement): Finding[] {
    const longest = this.crowd.faults.map(fault => Math.max(0, ...fault.stalls.map(stall => stall.ms)));
    const delays = this.crowd.tables.flatMap(table => table.delays);
    const measured: Finding[] = [
      // A machine with other work delays the fleet as much.
      {
        sent,
        name: 'longest pause of the measuring program itself',
        value: this.#pauses.max / 1e6,
        unit: 'ms',
      },
    ];
    if (longest.length > 0)
      measured.push(
        {
          sent,
          name: 'longest standstill of a table, median of faults',
          value: quantile(longest, 0.5),
          unit: 'ms',
        },
        {
          sent,
          name: 'longest standstill of a table',
          value: Math.max(...longest),
          unit: 'ms',
          ...(stallMs === null ? {} : { target: { atMost: stallMs } }),
        },
      );
    if (delays.length > 0)
      measured.push(
        { sent, name: 'until another client sees an entry, p50', value: quantile(delays, 0.5), unit: 'ms' },
        { sent, name: 'p99', value: quantile(delays, 0.99), unit: 'ms' },
        {
          sent,
          name: 'longest',
          value: delays.reduce((a, b) => Math.max(a, b)),
          unit: 'ms',
          ...(seenMs === undefined ? {} : { target: { atMost: seenMs } }),
        },
      );
    return measured;
  }

  #describe(
    breaches: readonly Breach[],
    seen: { readonly [what in 'behind' | 'refusals' | 'wentBack']: readonly string[] },
  ): void {
    for (const kind of Object.keys(BREACHES) as BreachKind[])
      this.#list(
        BREACHES[kind],
        breaches.filter(b => b.kind === kind).map(b => b.sentence),
      );
    this.#list('clients that never saw the last entry', seen.behind);
    this.#list('refusals', seen.refusals);
    this.#list('older positions', seen.wentBack);
    this.#list('other problems', this.problems);
    const stalls = this.crowd.faults.flatMap((fault, i) =>
      fault.stalls.filter(({ ms }) => ms > NAMED_STALL_MS).map(stall => ({ ...stall, fault: i + 1 })),
    );
    const faults = new Set(stalls.map(({ fault }) => fault)).size;
    this.#list(
      `standstills of more than ${NAMED_STALL_MS} ms, after ${faults} of ${this.crowd.faults.length} faults`,
      stalls
        .toSorted((a, b) => b.ms - a.ms)
        .map(({ ms, table, fault }) => `fault ${fault}, ${nameOf(table)}: ${Math.round(ms)} ms`),
    );
    const failed = Object.entries(Object.groupBy(this.crowd.failedRequests, reason => reason));
    this.#list(
      'failed requests',
      failed.map(([reason, all]) => `${all?.length} × ${reason}`),
    );
    this.#list('logged by nodes', this.#logs.summary(SHOWN));
  }

  #list(title: string, sentences: readonly string[]): void {
    const shown = sentences.slice(0, SHOWN).map(sentence => `  ${sentence}`);
    if (shown.length > 0) this.details.push(`${title}: ${sentences.length}`, ...shown);
  }
}

const SHOWN = 12;
/** Longer ones are named below the report. */
const NAMED_STALL_MS = 1_000;
const nameOf = ({ id, game, kind }: PlayedTable): string =>
  `${game.id} ${id}${kind.bots ? ` with ${kind.bots} of ${kind.seats} seats held by bots` : ''}`;

const SETTINGS: Settings = {
  ...NO_LIMITS,
  TABLEE_THINKERS: '1',
  TABLEE_BOT_PAUSE: String(BOT_PAUSE_MS),
  TABLEE_BOT_MS: '20',
};

const shifted = (ms: number): Settings => ({
  NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`,
  CLOCK_SHIFT_MS: String(ms),
});

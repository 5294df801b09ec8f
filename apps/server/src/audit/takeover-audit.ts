import { fileURLToPath } from 'node:url';
import { CARDS, rulesOf } from '@tablee/catalogue';
import server from '../../package.json' with { type: 'json' };
import { ChildReport } from '../store/child-report.ts';
import type { StoredAudit } from '../store/maintenance.ts';
import type { Store } from '../store/store.ts';
import type { AuditReport } from './audit.ts';

const MAIN = fileURLToPath(new URL('./audit-process.ts', import.meta.url));
/** Findings written to the log. All of them are printed by `tablee audit`. */
const LOGGED = 20;
/** How often a node looks whether another one has finished the audit, or has left it to this one. */
const LOOK_MS = 60_000;

/** Two programs with the same text replay every log alike. */
export const PROGRAM = [
  server.version,
  ...CARDS.map(({ id }) => `${id} ${rulesOf(id).join(',')}`).sort(),
].join('; ');

export type AuditLog = {
  readonly info: (details: object, sentence: string) => void;
  readonly warn: (details: object, sentence: string) => void;
  readonly error: (details: object, sentence: string) => void;
};

export type TakeoverAuditParts = {
  readonly data: string;
  /** The URL of a PostgreSQL database; null: SQLite in the data folder. */
  readonly database?: string | null;
  readonly store: Store;
  readonly log: AuditLog;
  readonly delayMs: number;
  readonly program?: string;
  /** Whether this process audits: one of several nodes does. Default: yes. */
  readonly isOurs?: () => boolean;
};

/**
 * Replays all tables once after the database was taken over from another program: another version, or other rules
 * numbers. Runs in a process of low priority while the server already answers. Interrupted, it runs at the next start.
 */
export class TakeoverAudit {
  readonly #parts: TakeoverAuditParts;
  readonly #child: ChildReport<AuditReport>;
  #timer: NodeJS.Timeout | null = null;
  #result: StoredAudit | null = null;
  #running = false;
  #stopped = false;

  constructor(parts: TakeoverAuditParts) {
    this.#parts = parts;
    this.#child = new ChildReport(MAIN, parts.database ? { DATABASE_URL: parts.database } : {});
  }

  get #program(): string {
    return this.#parts.program ?? PROGRAM;
  }

  /** Whether games are still to be replayed. */
  get isRunning(): boolean {
    return this.#running;
  }

  get differing(): number {
    return this.#result?.differing ?? 0;
  }

  /** A public sentence; null when nothing differs. */
  get note(): string | null {
    if (this.#result === null || this.#result.differing === 0) return null;
    const { differing, games } = this.#result;
    return `${differing} of ${games} games do not replay as they are stored. "tablee audit" lists them.`;
  }

  /** Never rejects: a damaged database is found by other checks, and its whole tables can be played. */
  async start(): Promise<void> {
    try {
      await this.#start();
    } catch (err) {
      this.#parts.log.error({ err }, 'the stored games could not be audited');
    }
  }

  async #start(): Promise<void> {
    const { store, delayMs } = this.#parts;
    const last = await store.maintenance.lastAudit();
    if (last?.program === this.#program) {
      this.#result = last;
      return;
    }
    if (await store.maintenance.isEmpty()) return this.#keep({ games: 0, findings: [] });
    this.#running = true;
    this.#schedule(delayMs);
  }

  #schedule(ms: number): void {
    this.#timer = setTimeout(() => void this.#look(), ms).unref();
  }

  /** Another node may have finished while this one waited. */
  async #look(): Promise<void> {
    const { store, log, isOurs = () => true } = this.#parts;
    const last = await store.maintenance.lastAudit().catch(err => {
      log.error({ err }, 'the stored games could not be audited');
      return null;
    });
    if (this.#stopped) return;
    if (last?.program === this.#program) {
      this.#result = last;
      this.#running = false;
    } else if (isOurs()) this.#run();
    else this.#schedule(LOOK_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#child.stop();
  }

  #run(): void {
    const { data, log } = this.#parts;
    this.#child.run(data, (err, report) => {
      this.#running = false;
      if (!report) return log.error({ err }, 'the stored games could not be audited');
      this.#report(report);
      this.#keep(report).catch(error => log.error({ err: error }, 'the result of the audit is not stored'));
    });
  }

  #report({ games, findings }: AuditReport): void {
    const { log } = this.#parts;
    if (findings.length === 0) log.info({ games }, 'all stored games replay as they are stored');
    else {
      // Moves may be secret: the log gets neither them nor positions.
      const first = findings
        .slice(0, LOGGED)
        .map(({ table, game, rules, kind }) => ({ table, game, rules, kind }));
      log.warn({ games, differing: findings.length, first }, 'stored games do not replay as they are stored');
    }
  }

  async #keep({ games, findings }: AuditReport): Promise<void> {
    const audit = { program: this.#program, games, differing: findings.length };
    this.#result = audit;
    await this.#parts.store.write({ kind: 'audited', audit });
  }
}

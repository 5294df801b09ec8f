import type { Config } from '../common/config.ts';
import type { Metrics } from '../common/metrics.ts';
import type { OutboxSize, Way } from '../store/reach-store.ts';
import { type Store, StoreError } from '../store/store.ts';
import type { Referee } from '../tables/referee.ts';
import { GuardedRequests, type GuardOptions } from './guarded-request.ts';
import { MailSender } from './mail.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { PushSender } from './push.ts';
import { ReachCounts } from './reach-counts.ts';
import { Signatures, vapidKeys } from './signatures.ts';
import { Subscriptions } from './subscriptions.ts';
import { TargetLimits } from './target-limits.ts';
import { WebhookSender } from './webhook.ts';

export type ReachParts = {
  readonly config: Config['reach'];
  readonly store: Store;
  readonly referee: Referee;
  readonly metrics: Metrics;
  /** Whether a seat looks at its table, on any device and at any node. */
  readonly isLooking: (table: string, seat: number) => Promise<boolean>;
  readonly log: {
    readonly error: (details: object, sentence: string) => void;
    readonly warn: (details: object, sentence: string) => void;
  };
  readonly guard?: Partial<GuardOptions> | undefined;
};

const POLL_MS = 1_000;
const FORGET_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** The link in the first mail was not opened yet. */
const UNCONFIRMED_MS = 7 * DAY_MS;
/** After the end of a game a rematch may still be offered. */
const FINISHED_MS = 30 * DAY_MS;
/** An address that no game needs any more. */
const UNUSED_MS = 365 * DAY_MS;
const SIZE_EVERY_MS = 15_000;
const MIN_LOOK_AGAIN_MS = 500;
const MAX_LOOK_AGAIN_MS = 60_000;

/** Tells people that it is their turn. */
export class ReachService {
  readonly subscriptions: Subscriptions;
  readonly ways: readonly Way[];
  /** Null when push is off. */
  readonly pushKey: string | null;
  readonly counts = new ReachCounts();
  readonly #worker: OutboxWorker;
  readonly #mail: MailSender | null;
  readonly #parts: ReachParts;
  readonly #requests: GuardedRequests;
  readonly #timers: NodeJS.Timeout[] = [];
  #working: Promise<void> | null = null;
  #stopped = false;
  #size: OutboxSize = { waiting: 0, oldestMs: 0 };

  private constructor(parts: ReachParts, secret: Uint8Array, vapid: Uint8Array) {
    const { config, store, referee, isLooking, log } = parts;
    this.#parts = parts;
    const requests = new GuardedRequests({ loopback: config.loopback, ...parts.guard });
    this.#requests = requests;
    const signatures = new Signatures(secret);
    const has = (way: Way): boolean => config.ways.includes(way);
    const keys = vapidKeys(vapid);
    this.#mail = has('mail') && config.mail ? new MailSender(config.mail) : null;
    this.ways = config.ways.filter(way => way !== 'mail' || this.#mail !== null);
    this.pushKey = has('push') ? keys.publicKey : null;
    this.subscriptions = new Subscriptions({ store, referee, requests, signatures, ways: this.ways });
    this.#worker = new OutboxWorker({
      store,
      signatures,
      push: has('push') ? new PushSender(requests, keys) : null,
      webhook: has('webhook') ? new WebhookSender(requests, id => signatures.webhookKey(id)) : null,
      mail: this.#mail,
      limits: new TargetLimits(),
      counts: this.counts,
      isLooking,
      mailPauseMs: config.mailMs,
      lookAgainMs: Math.min(MAX_LOOK_AGAIN_MS, Math.max(MIN_LOOK_AGAIN_MS, 2 * config.soonMs)),
      log,
    });
    this.counts.addTo(parts.metrics);
    const { metrics } = parts;
    metrics.gauge('tablee_outbox', 'Notices that wait to be sent', () => this.#size.waiting);
    metrics.gauge(
      'tablee_outbox_late_seconds',
      'How long the oldest notice is due',
      () => this.#size.oldestMs / 1_000,
    );
  }

  /** Keys are made by the first start and stay with the data. */
  static async open(parts: ReachParts): Promise<ReachService> {
    const { maintenance } = parts.store;
    const [secret, vapid] = await Promise.all([maintenance.secret('reach'), maintenance.secret('vapid')]);
    return new ReachService(parts, secret, vapid);
  }

  start(): void {
    const every = (ms: number, job: () => Promise<unknown>): void => {
      this.#timers.push(setInterval(() => void this.#guarded(job), ms).unref());
    };
    every(POLL_MS, () => this.work());
    every(SIZE_EVERY_MS, async () => {
      this.#size = await this.#parts.store.reach.size();
    });
    every(FORGET_EVERY_MS, () =>
      this.#parts.store.write(
        { kind: 'outbox', change: { do: 'forget-unconfirmed', ms: UNCONFIRMED_MS } },
        { kind: 'outbox', change: { do: 'forget-finished', ms: FINISHED_MS, unusedMs: UNUSED_MS } },
      ),
    );
  }

  /** Sends everything that is due. */
  work(): Promise<void> {
    this.#working ??= this.#worker.work().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }

  /** What is not sent stays in the database. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#worker.stop();
    this.#requests.close();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#working?.catch(() => undefined);
    this.#mail?.close();
  }

  async #guarded(job: () => Promise<unknown>): Promise<void> {
    try {
      await job();
    } catch (err) {
      // The store tells once that it is away.
      if (err instanceof StoreError && err.kind === 'busy') return;
      if (!this.#stopped) this.#parts.log.error({ err }, 'notices could not be sent');
    }
  }
}

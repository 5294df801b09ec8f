import { awaitedOffer, hasUnderstudy, isBot } from '@tablee/table';
import { type DueNotice, type Mailbox, type OutboxChange, WAYS, type Way } from '../store/reach-store.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { type Delivery, nextPauseMs, type Written } from './delivery.ts';
import type { MailSender } from './mail.ts';
import { writeNotice } from './notice-text.ts';
import type { PushSender } from './push.ts';
import type { ReachCounts } from './reach-counts.ts';
import type { Signatures } from './signatures.ts';
import type { TargetLimits } from './target-limits.ts';
import type { WebhookSender } from './webhook.ts';

export type OutboxParts = {
  readonly store: Store;
  readonly signatures: Signatures;
  readonly push: PushSender | null;
  readonly webhook: WebhookSender | null;
  readonly mail: MailSender | null;
  readonly limits: TargetLimits;
  readonly counts: ReachCounts;
  /** Whether a seat looks at its table, on any device and at any node. */
  readonly isLooking: (table: string, seat: number) => Promise<boolean>;
  readonly mailPauseMs: number;
  /** After this long it is checked again whether somebody still looks. */
  readonly lookAgainMs: number;
  readonly log: {
    readonly error: (details: object, sentence: string) => void;
    readonly warn: (details: object, sentence: string) => void;
  };
};

/** Messages under way at once. Each way has its own: slow targets of one delay no other. */
const AT_ONCE: { readonly [W in Way]: number } = { push: 40, mail: 4, webhook: 20 };
/** Longer than any attempt to send takes. */
const LEASE_MS = 60_000;
/** While messages are under way, others may become due. */
const LOOK_MS = 1_000;
/** Mails to one address that its server refused, after which nothing is sent there. */
export const MAX_REFUSALS = 3;
/** Games in one mail; the others follow in the next. */
const MAX_IN_MAIL = 50;

/** Sends what is due. At least once: a notice is deleted after it was sent. */
export class OutboxWorker {
  readonly #parts: OutboxParts;
  #stopped = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Sends everything that is due. */
  async work(): Promise<void> {
    await Promise.all(WAYS.map(way => this.#workOff(way)));
  }

  /** Takes nothing new. */
  stop(): void {
    this.#stopped = true;
  }

  async #workOff(way: Way): Promise<void> {
    const underWay = new Set<Promise<void>>();
    while (!this.#stopped) {
      const room = AT_ONCE[way] - underWay.size;
      const due = room > 0 ? await this.#parts.store.reach.claim(way, room, LEASE_MS) : [];
      for (const notice of due) {
        const handled = this.#tryOne(notice).finally(() => underWay.delete(handled));
        underWay.add(handled);
      }
      if (underWay.size === 0) return;
      if (due.length < room || room === 0) await firstOf(underWay, LOOK_MS);
    }
    await Promise.all(underWay);
  }

  async #tryOne(notice: DueNotice): Promise<void> {
    try {
      await this.#handle(notice);
    } catch (err) {
      // It is due again when its lease ends.
      this.#parts.log.error({ err, table: notice.table }, 'a notice could not be handled');
    }
  }

  async #handle(notice: DueNotice): Promise<void> {
    const table = await this.#parts.store.load(notice.table);
    const state = table ? stateOf(notice, table) : 'stranger';
    if (!table || state === 'stranger') return this.#write({ do: 'drop', ids: [notice.reach] });
    if (state === 'moved') return this.#cancel(notice);
    if (notice.kind !== 'hello' && (await this.#parts.isLooking(notice.table, notice.seat)))
      return this.#later(notice, this.#parts.lookAgainMs);
    if (await this.#isAtRematch(notice, table)) return this.#cancel(notice);
    const { limits } = this.#parts;
    const wait = limits.start(notice.to);
    if (wait > 0) return this.#later(notice, wait);
    try {
      await (notice.to.way === 'mail' ? this.#handleMail(notice, table) : this.#handleOne(notice, table));
    } finally {
      limits.end(notice.to);
    }
  }

  /** Who has gone on to the rematch need not be told that it has begun. */
  async #isAtRematch({ kind, to }: DueNotice, { summary }: StoredTable): Promise<boolean> {
    const id = kind === 'offer' ? summary.offers.rematch?.table : null;
    const rematch = id ? await this.#parts.store.load(id) : null;
    const seat = rematch?.holders.findIndex(
      holder => holder && !isBot(holder) && holder.tokenHash === to.tokenHash,
    );
    return rematch !== null && seat !== undefined && seat >= 0 && this.#parts.isLooking(rematch.id, seat);
  }

  async #handleOne(notice: DueNotice, table: StoredTable): Promise<void> {
    const { push, webhook } = this.#parts;
    const stop = this.#parts.signatures.linkTo('stop', notice.reach);
    const written = { notice, text: await writeNotice(notice, table, stop) };
    const delivery = await (notice.to.way === 'push' ? push?.send(written, stop) : webhook?.send(written));
    // The host has switched this way off.
    if (!delivery) return this.#cancel(notice);
    return this.#settle(notice, delivery);
  }

  async #settle(notice: DueNotice, delivery: Delivery): Promise<void> {
    const { to } = notice;
    switch (delivery.result) {
      case 'sent':
        return this.#finish([notice], 'sent');
      case 'gone':
        this.#parts.counts.count(to.way, 'gone');
        return this.#write({ do: 'drop-target', way: to.way, target: to.target });
      case 'refused':
        return this.#refuse(notice, delivery.problem);
      case 'failed':
        return this.#retry(notice, delivery.problem, delivery.waitMs);
    }
  }

  /** The person reads the problem at the table; the log names no address. */
  #refuse(notice: DueNotice, problem: string): Promise<void> {
    const { way } = notice.to;
    this.#parts.log.warn({ table: notice.table, way, problem }, 'a notice was refused by its target');
    return this.#finish([notice], 'refused', problem);
  }

  async #retry(notice: DueNotice, problem: string, waitMs: number | null): Promise<void> {
    const { way } = notice.to;
    const ms = nextPauseMs(notice.attempts, waitMs);
    if (ms === null) return this.#finish([notice], 'given-up', problem);
    this.#parts.counts.count(way, 'retried');
    await this.#write({ do: 'later', notice, ms, problem });
  }

  /** One mail for all games of an address that wait. */
  async #handleMail(notice: DueNotice, table: StoredTable): Promise<void> {
    const { store, mail, mailPauseMs } = this.#parts;
    const { target: address, guestHash } = notice.to;
    const mailbox = await store.reach.mailbox(address, guestHash);
    const isHello = notice.kind === 'hello';
    if (!mail || !mailbox || mailbox.refusals >= MAX_REFUSALS || (!isHello && !mailbox.confirmed))
      return this.#cancel(notice);
    const early = mailbox.nextAt - Date.now();
    if ((notice.kind === 'turn' || notice.kind === 'offer') && early > 0)
      return this.#later(notice, Math.min(early, mailPauseMs));
    if (!(await store.reach.takeMailbox(address, guestHash, LEASE_MS)))
      return this.#later(notice, LEASE_MS / 4);
    const written = isHello ? [await this.#write1(notice, table)] : await this.#digest(notice, mailbox);
    if (written.length === 0) {
      // They have moved since it was claimed.
      await this.#write({ do: 'unmailed', address, guestHash, refused: false });
      return this.#cancel(notice);
    }
    const delivery = isHello
      ? await mail.confirm(written[0]!, this.#parts.signatures.linkTo('confirm', notice.reach))
      : await mail.digest(written);
    await this.#settleMail(notice, written, delivery);
  }

  async #settleMail(notice: DueNotice, written: readonly Written[], delivery: Delivery): Promise<void> {
    const { target: address, guestHash } = notice.to;
    const mailbox = { address, guestHash };
    if (delivery.result === 'sent') {
      const pauseMs = notice.kind === 'hello' ? 0 : this.#parts.mailPauseMs;
      await this.#write({ do: 'mailed', ...mailbox, pauseMs });
      return this.#finish(
        written.map(({ notice: told }) => told),
        'sent',
      );
    }
    const refused = delivery.result === 'refused';
    await this.#write({ do: 'unmailed', ...mailbox, refused });
    if (refused) return this.#retryRefused(notice, delivery.problem);
    return this.#settle(notice, delivery);
  }

  /** A mailbox may be full today: some tries, then silence. */
  async #retryRefused(notice: DueNotice, problem: string): Promise<void> {
    const { target, guestHash } = notice.to;
    const mailbox = await this.#parts.store.reach.mailbox(target, guestHash);
    if ((mailbox?.refusals ?? 0) < MAX_REFUSALS) return this.#retry(notice, problem, null);
    return this.#refuse(notice, problem);
  }

  /** What waits for an address and still holds, one notice a table. */
  async #digest({ to }: DueNotice, { address, guestHash }: Mailbox): Promise<readonly Written[]> {
    const { store, isLooking } = this.#parts;
    const all = await store.reach.noticesFor(address, guestHash);
    // A reminder that is not due yet stays.
    const told = all.filter(
      ({ kind, attempts }) => kind !== 'hello' && (kind !== 'reminder' || attempts > 0),
    );
    const first = told.filter(({ reach }, i) => told.findIndex(other => other.reach === reach) === i);
    // The one that is due comes first: it is never among those left for the next mail.
    first.sort((a, b) => Number(b.reach === to.id) - Number(a.reach === to.id));
    const written = await Promise.all(
      first.slice(0, MAX_IN_MAIL).map(async notice => {
        const table = await store.load(notice.table);
        if (!table || stateOf(notice, table) !== 'waiting') return null;
        if (notice.reach !== to.id && (await isLooking(notice.table, notice.seat))) return null;
        return this.#write1(notice, table);
      }),
    );
    return written.filter(one => one !== null);
  }

  async #write1(notice: DueNotice, table: StoredTable): Promise<Written> {
    const stop = this.#parts.signatures.linkTo('stop', notice.reach);
    return { notice, text: await writeNotice(notice, table, stop) };
  }

  #later(notice: DueNotice, ms: number): Promise<void> {
    return this.#write({ do: 'later', notice, ms, uncounted: true });
  }

  #cancel(notice: DueNotice): Promise<void> {
    this.#parts.counts.count(notice.to.way, 'cancelled');
    return this.#write({ do: 'done', notices: [notice] });
  }

  async #finish(
    notices: readonly DueNotice[],
    result: 'sent' | 'refused' | 'given-up',
    problem: string | null = null,
  ): Promise<void> {
    for (const { to } of notices) this.#parts.counts.count(to.way, result);
    await this.#write({ do: 'done', notices, problem });
  }

  #write(change: OutboxChange): Promise<void> {
    return this.#parts.store.write({ kind: 'outbox', change });
  }
}

/** Whether a notice still holds. `stranger`: who asked no longer sits there. */
function stateOf(
  { to, seat, kind }: DueNotice,
  { holders, summary }: StoredTable,
): 'waiting' | 'moved' | 'stranger' {
  const sits = holders.some(
    (holder, s) =>
      holder !== null &&
      !isBot(holder) &&
      holder.tokenHash === to.tokenHash &&
      (to.seat < 0 || s === to.seat),
  );
  if (!sits) return 'stranger';
  if (kind === 'hello') return 'waiting';
  if (kind === 'offer') return awaitedOffer(summary.offers, seat) === null ? 'moved' : 'waiting';
  if (summary.outcome !== null || !summary.actors.includes(seat)) return 'moved';
  // A pause was agreed, or the clock stands for another reason.
  const stands = kind === 'reminder' && !summary.clock?.pouring.includes(seat);
  return stands || hasUnderstudy(holders, seat) ? 'moved' : 'waiting';
}

/** Resolves with the first of these, or after some milliseconds. */
async function firstOf(promises: ReadonlySet<Promise<void>>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(done => {
    timer = setTimeout(done, ms);
  });
  await Promise.race([...promises, late]);
  clearTimeout(timer);
}

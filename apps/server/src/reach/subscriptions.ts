import { randomBytes } from 'node:crypto';
import type { Seat } from '@tablee/kernel';
import { isBot } from '@tablee/table';
import type { NewReach, ReachItem } from '@tablee/wire';
import { type ProblemKey, Trouble, trouble } from '../common/problems.ts';
import { ALL_SEATS, type Reach, type Way } from '../store/reach-store.ts';
import type { Store, Write } from '../store/store.ts';
import { appendOf } from '../tables/command-result.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { isProblem, type Referee } from '../tables/referee.ts';
import { remindersOf } from '../tables/tells.ts';
import { type GuardedRequests, TargetError } from './guarded-request.ts';
import { ADDRESS } from './mail.ts';
import { MAX_REFUSALS } from './outbox-worker.ts';
import type { Signatures } from './signatures.ts';

/** Devices and addresses of one seat, webhooks of one table, and all of one guest. */
const MAX_AT_SEAT = 6;
const MAX_WEBHOOKS = 3;
const MAX_OF_GUEST = 200;
/** Confirmations one address gets within a day, from all askers together. */
const MAX_ASKS = 3;
const DAY_MS = 86_400_000;
const P256_POINT_BYTES = 65;
const AUTH_BYTES = 16;

export type Asker = {
  readonly seat: Seat;
  readonly guestHash: string;
  /** The origin of the pages, for links. */
  readonly base: string;
};

export type Stopped = { readonly id?: string | undefined; readonly way?: Way | undefined };

export type SubscriptionParts = {
  readonly store: Store;
  readonly referee: Referee;
  readonly requests: GuardedRequests;
  readonly signatures: Signatures;
  readonly ways: readonly Way[];
};

/** Who wants to be told at a table: added, listed, stopped. */
export class Subscriptions {
  readonly #parts: SubscriptionParts;

  constructor(parts: SubscriptionParts) {
    this.#parts = parts;
  }

  /** Of these devices, which are those of one person. */
  async list(table: LiveTable, guests: readonly string[]): Promise<readonly ReachItem[]> {
    if (guests.length === 0) return [];
    const all = await this.#parts.store.reach.at(table.key);
    const mine = all.filter(({ guestHash }) => guests.includes(guestHash));
    return Promise.all(mine.map(reach => this.#itemOf(reach)));
  }

  /** Throws a Trouble. */
  async add(table: LiveTable, wanted: NewReach, { seat, guestHash, base }: Asker) {
    const { store, signatures, ways } = this.#parts;
    if (!ways.includes(wanted.way)) throw trouble('reach-off');
    if (table.match.outcome) throw trouble('reach-over');
    const target = this.#targetOf(wanted);
    const placed = wanted.way === 'webhook' ? ALL_SEATS : seat;
    const others = await store.reach.at(table.key);
    const isFormer = (r: Reach) => r.seat === placed && r.guestHash === guestHash && r.way === wanted.way;
    await this.#checkLimits(
      others.filter(r => r.seat === placed && !isFormer(r)),
      wanted.way,
      guestHash,
    );
    const asks = wanted.way === 'mail' && (await this.#mustConfirm(target, guestHash));
    const reach = {
      // A device with a new address stays the same: its notices hold, and so do their links to stop.
      id: (wanted.way === 'push' && others.find(isFormer)?.id) || randomBytes(12).toString('hex'),
      seat: placed,
      guestHash,
      way: wanted.way,
      target,
      language: wanted.language,
      base,
    };
    await this.#store(table, seat, reach, asks);
    const found = await store.reach.find(reach.id);
    if (!found) throw trouble('reach-not-saved');
    return {
      item: await this.#itemOf(found.reach),
      key: wanted.way === 'webhook' ? signatures.webhookKey(reach.id) : null,
    };
  }

  /** Of these devices: one reach, all of one way, or all. */
  async stop(table: LiveTable, guests: readonly string[], which: Stopped): Promise<void> {
    const all = await this.#parts.store.reach.at(table.key);
    const ids = all
      .filter(({ guestHash }) => guests.includes(guestHash))
      .filter(({ id, way }) => id === (which.id ?? id) && way === (which.way ?? way))
      .map(({ id }) => id);
    if (ids.length > 0) await this.#drop(ids);
  }

  /** The table; null when it was stopped before. Throws a Trouble for a forged token. */
  async stopByLink(token: string): Promise<string | null> {
    const id = this.#parts.signatures.idIn('stop', token);
    if (id === null) throw trouble('reach-link');
    const found = await this.#parts.store.reach.find(id);
    if (found) await this.#drop([id]);
    return found?.table ?? null;
  }

  /** The table; null when the reach is gone. Throws a Trouble for a forged token. */
  async confirm(token: string): Promise<string | null> {
    const id = this.#parts.signatures.idIn('confirm', token);
    if (id === null) throw trouble('reach-link');
    const found = await this.#parts.store.reach.find(id);
    if (!found) return null;
    const { target: address, guestHash } = found.reach;
    await this.#parts.store.write({ kind: 'outbox', change: { do: 'confirmed', address, guestHash } });
    return found.table;
  }

  /** Written with the version of the table, so that no node goes on with a move without knowing of it. */
  async #store(
    table: LiveTable,
    seat: Seat,
    reach: Omit<Reach, 'key' | 'problem' | 'tokenHash'>,
    asks: boolean,
  ): Promise<void> {
    const { target: address, guestHash, way, seat: placed } = reach;
    const hello = asks || way === 'webhook';
    const answer = await this.#parts.referee.run(
      table,
      state => {
        const holder = state.holders[seat];
        if (!holder || isBot(holder)) throw trouble('not-seated');
        const next = { ...state, offers: { ...state.offers, version: state.offers.version + 1 } };
        const change = { do: 'add' as const, reach: { ...reach, tokenHash: holder.tokenHash }, hello };
        const { key } = table;
        const reminders = remindersOf(state, [placed]).filter(({ at }) => at !== null && at > table.now);
        const writes: Write[] = [
          appendOf(table, next),
          { kind: 'reach', key, change },
          { kind: 'reach', key, change: { do: 'remind', reminders } },
        ];
        if (asks) writes.push({ kind: 'outbox', change: { do: 'asked', address, guestHash } });
        return {
          kind: 'server',
          state: next,
          writes,
          adopted: () => {
            table.told = [...new Set([...(table.told ?? []), placed])];
          },
        };
      },
      { unsaved: 'reach-not-saved' },
    );
    if (isProblem(answer)) throw new Trouble(answer);
  }

  async #checkLimits(others: readonly Reach[], way: Way, guestHash: string): Promise<void> {
    const { reach } = this.#parts.store;
    const limit = way === 'webhook' ? MAX_WEBHOOKS : MAX_AT_SEAT;
    if (others.length >= limit || (await reach.count(guestHash)) >= MAX_OF_GUEST)
      throw trouble('too-many-reaches');
  }

  async #mustConfirm(address: string, guestHash: string): Promise<boolean> {
    const { reach } = this.#parts.store;
    const mailbox = await reach.mailbox(address, guestHash);
    // After too many refusals an address has to answer again.
    if (mailbox?.confirmed && mailbox.refusals < MAX_REFUSALS) return false;
    if ((await reach.askedSince(address, Date.now() - DAY_MS)) >= MAX_ASKS) throw trouble('too-many-mails');
    return true;
  }

  #targetOf(wanted: NewReach): string {
    if (wanted.way === 'mail') {
      if (!ADDRESS.test(wanted.address)) throw trouble('reach-address');
      return wanted.address.toLowerCase();
    }
    if (wanted.way === 'webhook') return this.#checked(wanted.url);
    const { endpoint, keys } = wanted.subscription;
    const sizes = [keys.p256dh, keys.auth].map(text => Buffer.from(text, 'base64url').length);
    if (sizes[0] !== P256_POINT_BYTES || sizes[1] !== AUTH_BYTES) throw trouble('reach-target');
    this.#checked(endpoint);
    return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  }

  #checked(url: string): string {
    try {
      return this.#parts.requests.check(url).href;
    } catch (error) {
      if (!(error instanceof TargetError)) throw error;
      const key: ProblemKey = error.problem === 'private-address' ? 'reach-private' : 'reach-target';
      throw trouble(key);
    }
  }

  async #itemOf({ id, way, target, guestHash, problem }: Reach): Promise<ReachItem> {
    const mailbox = way === 'mail' ? await this.#parts.store.reach.mailbox(target, guestHash) : null;
    return {
      id,
      way,
      to: way === 'mail' ? target : way === 'webhook' ? new URL(target).host : '',
      ...(way === 'push' ? { endpoint: (JSON.parse(target) as { endpoint: string }).endpoint } : {}),
      waits: way === 'mail' && !mailbox?.confirmed,
      problem,
    };
  }

  #drop(ids: readonly string[]): Promise<void> {
    return this.#parts.store.write({ kind: 'outbox', change: { do: 'drop', ids } });
  }
}

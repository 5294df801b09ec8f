import type pg from 'pg';
import { StoreError, sentenceOf } from '../errors.ts';
import type { BatchResult } from '../group-commit.ts';
import type { Write } from '../writes.ts';
import {
  appendConflict,
  appendEntries,
  type EntryAppend,
  isEntryAppend,
  type Send,
  type TestClock,
} from './append.ts';
import type { Link, Statement } from './link.ts';
import { isConnectionLoss, isConsequence, isOwnFault, storeErrorOf } from './postgres-errors.ts';
import { keyOf, runWrite } from './table-writes.ts';

/** Writes that belong together, or a write that changes nothing and shows whether writing is possible. */
export const PROBE = 'probe';
export type Work = readonly Write[] | typeof PROBE;

const LOCK: Statement = {
  name: 'lock',
  text: 'SELECT table_key FROM summaries WHERE table_key = ANY ($1::bigint[]) ORDER BY table_key FOR UPDATE',
};
const WRITE_PROBE: Statement = {
  name: 'write-probe',
  text: 'UPDATE probes SET written_at = floor(extract(epoch FROM clock_timestamp()) * 1000) WHERE one',
};

/** `sent`: the transaction may be committed although there was an error. */
type Failure = { readonly error: unknown; readonly sent: boolean };

/**
 * Writes batches for a GroupCommit on one connection. A batch of single moves, the usual one, is one statement and so
 * its own transaction: no lock outlives a node that freezes. Any other batch sends its statements without waiting for
 * their answers, and then commits.
 */
export class PostgresTransactions {
  readonly #link: Link;
  readonly #clock: TestClock;
  readonly #failed: (error: unknown) => void;

  /** `failed` hears of every error that is not the fault of one write. */
  constructor(link: Link, clock: TestClock, failed: (error: unknown) => void) {
    this.#link = link;
    this.#clock = clock;
    this.#failed = failed;
  }

  readonly write = async (batch: readonly Work[]): Promise<BatchResult> => {
    let client: pg.Client;
    try {
      client = await this.#link.client();
    } catch (error) {
      this.#failed(error);
      return { written: false, error: storeErrorOf(error) };
    }
    const send: Send = (statement, values) => client.query({ ...statement, values: values as unknown[] });
    const { moves, others } = split(batch);
    if (others.size === 0) return this.#appendOnly(send, moves);
    const refused = new Map<number, StoreError>();
    const failure = await this.#transact(client, () => this.#runTogether(send, moves, others, refused));
    if (failure === null) return { written: true, refused };
    if (!isOwnFault(failure.error)) return this.#fail(failure);
    return batch.length > 1 ? this.#writeApart(client, send, batch) : refuse(failure.error);
  };

  async #appendOnly(send: Send, moves: ReadonlyMap<number, EntryAppend>): Promise<BatchResult> {
    const refused = new Map<number, StoreError>();
    try {
      await this.#append(send, moves, refused);
      return { written: true, refused };
    } catch (error) {
      return this.#fail({ error, sent: true });
    }
  }

  /** Moves in conflict are refused without harm to the others. */
  async #append(
    send: Send,
    moves: ReadonlyMap<number, EntryAppend>,
    refused: Map<number, StoreError>,
  ): Promise<void> {
    const written = await appendEntries(send, [...moves.values()], this.#clock);
    for (const [i, move] of moves) if (!written.has(move.key)) refused.set(i, appendConflict(move));
  }

  async #runTogether(
    send: Send,
    moves: ReadonlyMap<number, EntryAppend>,
    others: ReadonlyMap<number, Work>,
    refused: Map<number, StoreError>,
  ): Promise<void> {
    const works = [...others.values()];
    const sent = [lock(send, [...works, [...moves.values()]])];
    if (moves.size > 0) sent.push(this.#append(send, moves, refused));
    for (const work of works) sent.push(this.#run(send, work));
    await firstCause(sent);
  }

  /** One write of the batch is invalid: only that one is refused, and the others still share one commit. */
  async #writeApart(client: pg.Client, send: Send, batch: readonly Work[]): Promise<BatchResult> {
    const refused = new Map<number, StoreError>();
    const failure = await this.#transact(client, async () => {
      await lock(send, batch);
      for (const [i, work] of batch.entries()) {
        await client.query('SAVEPOINT apart');
        try {
          await this.#run(send, work);
        } catch (fault) {
          if (!isOwnFault(fault)) throw fault;
          await client.query('ROLLBACK TO apart');
          refused.set(i, storeErrorOf(fault));
        }
        await client.query('RELEASE apart');
      }
    });
    return failure === null ? { written: true, refused } : this.#fail(failure);
  }

  async #run(send: Send, work: Work): Promise<void> {
    if (work === PROBE) await send(WRITE_PROBE, []);
    else await firstCause(work.map(write => runWrite(send, write, this.#clock)));
  }

  /** Null when committed. */
  async #transact(client: pg.Client, run: () => Promise<void>): Promise<Failure | null> {
    let sent = false;
    try {
      const begun = client.query('BEGIN');
      await firstCause([begun, run()]);
      sent = true;
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') throw new StoreError('failed', 'the transaction was rolled back');
      return null;
    } catch (error) {
      // Without a connection there is nothing to roll back.
      await client.query('ROLLBACK').catch(() => undefined);
      return { error, sent };
    }
  }

  #fail({ error, sent }: Failure): BatchResult {
    this.#failed(error);
    const lost = sent && !(error instanceof StoreError) && isConnectionLoss(error);
    return {
      written: false,
      error: lost ? new StoreError('uncertain', sentenceOf(error), error) : storeErrorOf(error),
    };
  }
}

const refuse = (error: unknown): BatchResult => ({
  written: true,
  refused: new Map([[0, storeErrorOf(error)]]),
});

/** Single moves at tables that no other work of the batch touches, and everything else, by position. */
function split(batch: readonly Work[]): {
  readonly moves: ReadonlyMap<number, EntryAppend>;
  readonly others: ReadonlyMap<number, Work>;
} {
  const uses = new Map<number, number>();
  for (const key of keysIn(batch)) uses.set(key, (uses.get(key) ?? 0) + 1);
  const moves = new Map<number, EntryAppend>();
  const others = new Map<number, Work>();
  for (const [i, work] of batch.entries()) {
    const write = work !== PROBE && work.length === 1 ? work[0] : undefined;
    if (write?.kind === 'append' && isEntryAppend(write) && uses.get(write.key) === 1) moves.set(i, write);
    else others.set(i, work);
  }
  return { moves, others };
}

const keysIn = (works: readonly Work[]): number[] =>
  works.flatMap(work => (work === PROBE ? [] : work.map(keyOf).filter(key => key !== null)));

/** In key order, so that two batches cannot wait for each other. */
async function lock(send: Send, works: readonly Work[]): Promise<void> {
  const keys = keysIn(works);
  if (keys.length > 0) await send(LOCK, [keys]);
}

/** Waits for all, and rejects with the error that caused the others. */
async function firstCause(promises: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(promises);
  const errors = settled.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (errors.length > 0) throw errors.find(error => !isConsequence(error)) ?? errors[0];
}

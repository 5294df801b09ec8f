import { describe, expect, it } from 'vitest';
import { StoreError } from '../src/store/errors.ts';
import { type BatchResult, GroupCommit, type WriteBatch } from '../src/store/group-commit.ts';

/** Group commit without a database: batches are collected in memory. */

const WRITTEN: BatchResult = { written: true };
const failedWith = (error: StoreError): BatchResult => ({ written: false, error });
const BUSY = failedWith(new StoreError('busy', 'locked'));

/** `answer` decides about each batch; the default writes everything. */
function open(answer: WriteBatch<string> = () => WRITTEN) {
  const batches: string[][] = [];
  const commits: number[] = [];
  const group = new GroupCommit<string>(
    batch => {
      batches.push([...batch]);
      return answer(batch);
    },
    writes => commits.push(writes),
  );
  const all = (...works: string[]) => Promise.allSettled(works.map(work => group.add(work)));
  return { group, batches, commits, all };
}

const kindsOf = (results: readonly PromiseSettledResult<void>[]): string[] =>
  results.map(r => (r.status === 'fulfilled' ? 'written' : (r.reason as StoreError).kind));
const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

describe('group commit', () => {
  it('writes everything added in one turn of the event loop as one batch', async () => {
    const { group, batches, commits, all } = open();
    await all('a', 'b', 'c');
    await group.add('d');
    expect(batches).toEqual([['a', 'b', 'c'], ['d']]);
    expect(commits).toEqual([3, 1]);
  });

  it('rejects only the refused writes of a batch', async () => {
    const refused = new Map([[1, new StoreError('conflict', 'taken')]]);
    const { commits, all } = open(() => ({ written: true, refused }));
    expect(kindsOf(await all('a', 'b', 'c'))).toEqual(['written', 'conflict', 'written']);
    expect(commits).toEqual([2]);
  });

  it('rejects the whole batch when it fails, and does not try again', async () => {
    const { batches, commits, all } = open(() => failedWith(new StoreError('failed', 'full disk')));
    expect(kindsOf(await all('a', 'b'))).toEqual(['failed', 'failed']);
    expect([batches.length, commits]).toEqual([1, []]);
  });

  it('tries a busy batch again, with later writes behind it', async () => {
    let attempts = 0;
    const { group, batches, commits, all } = open(() => (++attempts < 3 ? BUSY : WRITTEN));
    const first = all('a', 'b');
    await pause(0);
    const later = group.add('c');
    expect(kindsOf(await first)).toEqual(['written', 'written']);
    await later;
    expect(batches.at(-1)).toEqual(['a', 'b', 'c']);
    expect(commits).toEqual([3]);
  });

  it('rejects writes once the database has been busy for too long, and bounds the queue', async () => {
    const { group, all } = open(() => BUSY);
    const first = group.add('first');
    first.catch(() => {});
    await pause(50);
    const many = all(...Array.from({ length: 6_000 }, (_, i) => String(i)));
    await expect(group.add('one more')).rejects.toThrow(/5000 writes wait already/);
    await expect(first).rejects.toMatchObject({ kind: 'busy' });
    expect(new Set(kindsOf(await many))).toEqual(new Set(['busy']));
  });

  it('counts a writer that throws as uncertain', async () => {
    const { all } = open(() => {
      throw new Error('broken');
    });
    expect(kindsOf(await all('a'))).toEqual(['uncertain']);
  });
});

describe('group commit with an asynchronous database', () => {
  it('gathers the next batch while one is being written', async () => {
    let write = (): void => undefined;
    const written = new Promise<void>(done => {
      write = done;
    });
    const { group, batches, all } = open(async () => {
      await written;
      return WRITTEN;
    });
    const first = all('a', 'b');
    while (batches.length === 0) await pause(1);
    const second = all('c', 'd');
    await pause(1);
    const third = group.add('e');
    write();
    await Promise.all([first, second, third]);
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('keeps the order when a busy batch returns to the queue', async () => {
    let attempts = 0;
    const { group, batches } = open(async () => {
      await pause(5);
      return ++attempts === 1 ? BUSY : WRITTEN;
    });
    const first = group.add('a');
    await pause(2);
    await Promise.all([first, group.add('b')]);
    expect(batches).toEqual([['a'], ['a', 'b']]);
  });

  it('counts a rejected batch as uncertain, and goes on', async () => {
    let attempts = 0;
    const { all } = open(async () => {
      if (++attempts === 1) throw new Error('connection lost');
      return WRITTEN;
    });
    expect(kindsOf(await all('a'))).toEqual(['uncertain']);
    expect(kindsOf(await all('b'))).toEqual(['written']);
  });

  it('is drained when every write was answered', async () => {
    const done: string[] = [];
    const { group } = open(async () => {
      await pause(20);
      return WRITTEN;
    });
    void group.add('a').then(() => done.push('a'));
    await pause(5);
    void group.add('b').then(() => done.push('b'));
    await group.drained();
    expect(done).toEqual(['a', 'b']);
  });
});

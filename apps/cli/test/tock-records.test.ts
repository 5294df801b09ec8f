import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, isMove, parseRecord } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { json, lines, makeFolder, tablee } from './tablee.ts';

async function recordTock(): Promise<{ readonly file: string; readonly record: GameRecord }> {
  const file = join(makeFolder(), 'tock.json');
  await lines(
    ...['play', 'tock', '--seats', '2', '--bots', 'random,random', '--seed', 'deal', '--record', file],
  );
  return { file, record: parseRecord(readFileSync(file, 'utf8')) };
}

/** The record with its first drawn card changed. */
function tamper(record: GameRecord): GameRecord {
  const at = record.entries.findIndex(e => isMove(e) && (e.picks ?? []).length > 0);
  const entries = record.entries.map((e, i) =>
    i === at && isMove(e)
      ? { ...e, picks: e.picks!.map((p, k) => (k === 0 ? (p === 0 ? 1 : p - 1) : p)) }
      : e,
  );
  return { ...record, entries };
}

describe('TOCK-4 every deal of a record', () => {
  it('is checked against the published seed', async () => {
    const { file, record } = await recordTock();
    const verdict = await json('verify', file);
    expect(verdict).toMatchObject({ game: 'tock', entries: record.entries.length, sealed: 0 });
    expect((await lines('verify', file))[1]).toMatch(/^\d{3,} picks, \d{3,} checked against an opened seed$/);
  });

  it('that was changed fails to verify', async () => {
    const { file, record } = await recordTock();
    writeFileSync(file, JSON.stringify(tamper(record)));
    const said = await tablee(['verify', file]);
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/^Pick 1 of entry \d+ does not come from the sealed seed\.\n$/);
  });

  it('with another seed fails to verify', async () => {
    const { file, record } = await recordTock();
    const seals = record.seals.map(seal => ({ ...seal, commitment: 'ab'.repeat(32) }));
    writeFileSync(file, JSON.stringify({ ...record, seals }));
    const said = await tablee(['verify', file]);
    expect(said.code).toBe(2);
    expect(said.err).toBe('The opened seed does not fit the hash published before the game.\n');
  });
});

import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from '../../src/session/history/packed-record.ts';
import { randomRecord } from '../games.ts';

describe('a record in a link', () => {
  it('comes out as it went in, in letters an address may hold', async () => {
    const record = { ...randomRecord(2), names: ['Aline', 'Zoé'] };
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(1_500);
    expect(await unpackRecord(packed)).toEqual(record);
  });

  it('cut short or made up, it is refused', async () => {
    const packed = await packRecord(randomRecord(2));
    await expect(unpackRecord(packed.slice(0, -20))).rejects.toThrow();
    await expect(unpackRecord('')).rejects.toThrow();
    await expect(unpackRecord('!!')).rejects.toThrow();
  });

  it('a link that unfolds without end is stopped', async () => {
    const bomb = new Blob(['x'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    await expect(unpackRecord(bytes.toString('base64url'))).rejects.toThrow('too long');
  });
});

import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from '../../src/session/record/record.ts';
import { randomRecord } from '../games.ts';

describe('a record in a link', () => {
  it('is restored unchanged from URL-safe text', async () => {
    const record = { ...randomRecord(2), names: ['Aline', 'Zoé'] };
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(1_500);
    expect(await unpackRecord(packed)).toEqual(record);
  });

  it('is rejected when it is truncated or forged', async () => {
    const packed = await packRecord(randomRecord(2));
    await expect(unpackRecord(packed.slice(0, -20))).rejects.toThrow();
    await expect(unpackRecord('')).rejects.toThrow();
    await expect(unpackRecord('!!')).rejects.toThrow();
  });

  it('stops unpacking a text that inflates without end', async () => {
    const bomb = new Blob(['x'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    await expect(unpackRecord(bytes.toString('base64url'))).rejects.toThrow('too long');
  });
});

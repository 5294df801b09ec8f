import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { json, lines, makeFolder, tablee } from './tablee.ts';

const SHOT = 'shoot s2 1024 700';

async function startFile(): Promise<string> {
  const file = join(makeFolder(), 'position.json');
  writeFileSync(file, `${(await lines('start', 'tchako'))[0]}\n`);
  return file;
}

describe('tablee shoot', () => {
  it('TCHAKO-20 prints the position after the shot, as apply does, and its hash', async () => {
    const file = await startFile();
    const [position, hash, ...rest] = await lines('shoot', '--position', file, '--shot', SHOT);
    expect(rest).toEqual([]);
    expect(position).toBe((await lines('apply', 'tchako', '--position', `@${file}`, '--move', SHOT))[0]);
    expect(hash).toBe(createHash('sha256').update(position!).digest('hex'));
    expect(await json('shoot', '--position', `@${file}`, '--shot', SHOT)).toEqual({ position, hash });
  });

  it('TCHAKO-11 lists the contacts in order of time with --trace', async () => {
    const file = await startFile();
    const [position, , ...trace] = await lines('shoot', '--position', file, '--shot', SHOT, '--trace');
    expect(trace.length).toBeGreaterThan(1);
    for (const line of trace.slice(0, -1))
      expect(line).toMatch(
        /^\d+\.\d{3} (met [sn]\w+ [sn]\w+|bounced [sn]\w+ (post|rail|band) \d+|left [sn]\w+)$/,
      );
    expect(trace.at(-1)).toMatch(/^\d+\.\d{3} rest$/);
    const times = trace.map(line => Number(line.split(' ')[0]));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(await json('shoot', '--position', file, '--shot', SHOT, '--trace')).toMatchObject({
      position,
      trace,
    });
  });

  it('exits with 2 and a sentence for bad input', async () => {
    const file = await startFile();
    const said = async (...args: readonly string[]) => {
      const { code, out, err } = await tablee(['shoot', ...args]);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await said('--shot', SHOT)).toMatch(/^Which position\?/);
    expect(await said('--position', file)).toMatch(/^Which shot\?/);
    expect(await said('--position', 'no-such-file', '--shot', SHOT)).toMatch(/^There is no file/);
    expect(await said('--position', file, '--shot', 'end')).toMatch(/^"end" is not a shot\./);
    expect(await said('--position', file, '--shot', 'shoot n2 0 700')).toMatch(/^TCHAKO-10 /);
    expect(await said('--position', '{}', '--shot', SHOT)).not.toBe('');
    expect(await said('tchako', '--position', file, '--shot', SHOT)).toMatch(/one word too many/);
  });
});

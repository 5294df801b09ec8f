import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  BadArguments,
  readAttackArguments,
  readCount,
  readKillArguments,
  readSoakArguments,
} from '../arguments.ts';

const KNOWN = ['long-log', 'bot-starving', 'malformed'];
const read = (...args: string[]) => readAttackArguments(args, KNOWN);
const RUN = fileURLToPath(new URL('../run.ts', import.meta.url));
const start = (...args: string[]) => spawnSync(process.execPath, [RUN, ...args], { encoding: 'utf8' });

describe('arguments of the attacks', () => {
  it('select all attacks by default, in their short form', () => {
    expect(read()).toEqual({ wanted: KNOWN, list: false, long: false, json: false, frames: 5_000 });
  });

  it('select some attacks, in the order of the list', () => {
    expect(read('malformed', 'long-log', '--long').wanted).toEqual(['long-log', 'malformed']);
    expect(read('malformed', '--frames', '1000000').frames).toBe(1_000_000);
  });

  it.each([
    [['long-logs'], /^There is no attack "long-logs". Attacks: long-log, bot-starving, malformed\.$/],
    [['--frames', 'many'], /^--frames must be a whole number from 1 to/],
    [['--frames', '0'], /^--frames must be/],
    [['--frames', '-5'], /--frames/],
    [['--target', 'example.org'], /--target/],
  ])('explain %j', (args, sentence) => {
    expect(() => read(...args)).toThrow(BadArguments);
    expect(() => read(...args)).toThrow(sentence);
  });

  it('of soak and kill have bounds', () => {
    expect(readSoakArguments([])).toEqual({ minutes: 60, moves: 200 });
    expect(readSoakArguments(['--minutes', '2', '--moves', '50'])).toEqual({ minutes: 2, moves: 50 });
    expect(readKillArguments(['--times', '3'])).toEqual({ times: 3, tables: 50 });
    expect(() => readKillArguments(['--times', '100001'])).toThrow(BadArguments);
    expect(() => readSoakArguments(['now'])).toThrow(BadArguments);
    expect(readCount('n', undefined, 7)).toBe(7);
  });
});

describe('the attack script', () => {
  it('lists every attack with its description', () => {
    const { status, stdout } = start('--list');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^long-log {2,}\S/m);
    expect(stdout).toMatch(/^malformed {2,}\S/m);
  });

  it('reports unknown arguments, with exit code 2', () => {
    const { status, stderr } = start('no-such-attack');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^There is no attack "no-such-attack"\./);
  });
});

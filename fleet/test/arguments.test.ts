import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BadArguments } from '../../attack/arguments.ts';
import { readFleetArguments, readProofArguments } from '../arguments.ts';

const KNOWN = ['kill', 'stop', 'rolling'];

describe('arguments of a fleet', () => {
  it('have defaults and bounds', () => {
    expect(readFleetArguments([])).toEqual({ nodes: 3, port: 8080 });
    expect(readFleetArguments(['--nodes', '2', '--port', '9000'])).toEqual({ nodes: 2, port: 9000 });
    for (const args of [['--nodes', '0'], ['--nodes', '17'], ['--port', '65536'], ['--node', '3'], ['three']])
      expect(() => readFleetArguments(args)).toThrow(BadArguments);
  });

  it('select proofs in the order of the list', () => {
    expect(readProofArguments([], KNOWN)).toMatchObject({ wanted: KNOWN, kills: 100, tables: 200, nodes: 3 });
    expect(readProofArguments(['--only', 'rolling,kill', '--kills', '5'], KNOWN)).toMatchObject({
      wanted: ['kill', 'rolling'],
      kills: 5,
    });
    expect(() => readProofArguments(['--only', 'kil'], KNOWN)).toThrow(
      /^There is no proof "kil". Proofs: kill, stop, rolling\.$/,
    );
  });

  it.each(['../run.ts', '../proofs/run.ts'])('of %s are explained, with exit code 2', script => {
    const file = fileURLToPath(new URL(script, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [file, '--frobnicate'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--frobnicate'/);
    expect(stderr).toMatch(/^npm run (fleet|proofs) -- /m);
  });
});

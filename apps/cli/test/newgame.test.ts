import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeFolder, tablee } from './tablee.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = join(ROOT, 'node_modules');

/** Runs a tool of the project on a folder outside it. */
function runTool(tool: string, args: readonly string[], cwd: string) {
  const env = { ...process.env, VITEST: undefined, NO_COLOR: '1', GOLDEN: '' };
  return spawnSync(process.execPath, [join(MODULES, tool), ...args], { cwd, encoding: 'utf8', env });
}

async function writeGame(id: string): Promise<string> {
  const folder = makeFolder();
  const said = await tablee(['newgame', id, '--into', folder]);
  expect([said.code, said.err.startsWith('Next: npm install')]).toEqual([0, true]);
  for (const file of said.out.trimEnd().split('\n')) expect(existsSync(file)).toBe(true);
  symlinkSync(MODULES, join(folder, 'node_modules'), 'dir');
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    'export default { test: { include: ["*/test/*.test.ts"] } };\n',
  );
  return join(folder, id);
}

const test = (folder: string, file = '') =>
  runTool('vitest/vitest.mjs', ['run', '--maxWorkers=1', file], dirname(folder));

describe('tablee newgame', () => {
  it('writes a folder in the one shape, under its own name', async () => {
    const folder = await writeGame('marelle');
    for (const file of [
      'README.md',
      'package.json',
      'src/index.ts',
      'src/messages/cover-fr.ts',
      'src/messages/fr.ts',
      'test/conform.test.ts',
    ])
      expect(existsSync(join(folder, file))).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name).toBe('@tablee/marelle');
    expect(readFileSync(join(folder, 'src/index.ts'), 'utf8')).toMatch('export const marelle: Game<');
    expect(readFileSync(join(folder, 'src/moves.ts'), 'utf8')).toMatch("rule: 'MARELLE-1'");
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).not.toMatch(/gameid/i);
  });

  it('compiles, and its conformance test fails until it is a game', async () => {
    const folder = await writeGame('marelle');
    const base = JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: { types: ['node'], lib: ['es2024'] },
      include: ['marelle'],
    });
    writeFileSync(join(dirname(folder), 'tsconfig.json'), base);
    const compiled = runTool('typescript/bin/tsc', ['-p', '.'], dirname(folder));
    expect(compiled.stdout).toBe('');

    const red = test(folder);
    expect(red.status).toBe(1);
    expect(red.stderr).toMatch('seat 0 has to choose, and no move is listed');
    expect(red.stderr).toMatch('first.play is missing. Make it: npm run golden');
    expect(red.stderr).toMatch('MARELLE-1 the first player has a move');

    const real = "export { nim as marelle } from '@tablee/conform/specimens';\n";
    writeFileSync(join(folder, 'src/index.ts'), real);
    writeFileSync(
      join(folder, 'test/conform.test.ts'),
      [
        "import { conform } from '@tablee/conform';",
        "import { marelle } from '../src/index.ts';",
        'conform(marelle);\n',
      ].join('\n'),
    );
    const green = test(folder, 'conform');
    expect(green.stdout).toMatch(/25 passed/);
    expect(green.status).toBe(0);
  });

  it('never writes over a folder', async () => {
    const folder = await writeGame('marelle');
    const again = await tablee(['newgame', 'marelle', '--into', dirname(folder)]);
    expect(again.code).toBe(2);
    expect(again.err).toMatch(/is there already\.\n$/);
  });
});

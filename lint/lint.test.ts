import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The arrows of ARCHITECTURE.md and the fence around rules code are lint rules; here they are shown to bite.

const root = join(import.meta.dirname, '..');
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'tablee lint '));
  cpSync(join(root, 'biome.json'), join(project, 'biome.json'));
  cpSync(join(root, 'lint'), join(project, 'lint'), { recursive: true });
  writeFileSync(join(project, '.gitignore'), 'node_modules\n');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

type Finding = { readonly category: string; readonly message: string };

function lint(path: string, source: string): Finding[] {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--reporter=json', path];
  let printed: string;
  try {
    printed = execFileSync(process.execPath, args, {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (e) {
    printed = (e as { stdout: string }).stdout;
  }
  rmSync(file);
  const report = JSON.parse(printed) as {
    diagnostics: { severity: string; category: string; message: string | { content: string }[] }[];
  };
  return report.diagnostics
    .filter(d => d.severity === 'error')
    .map(d => ({
      category: d.category,
      message: typeof d.message === 'string' ? d.message : d.message.map(m => m.content).join(''),
    }));
}

const rules = (source: string) => lint('packages/games/nim/src/moves.ts', source);

describe('the fence around rules code', () => {
  it.each([
    ['a clock', 'export const f = () => Date.now();'],
    ['a timer', 'export const f = () => setTimeout(() => {}, 1);'],
    ['a network', "export const f = () => fetch('/x');"],
    ['a screen', 'export const f = () => document.title;'],
    ['luck of its own', 'export const f = () => Math.random();'],
    ['an inexact function', 'export const f = (x: number) => Math.atan2(x, 1);'],
    ['a power', 'export const f = (x: number) => x ** 2;'],
    ['a power in place', 'export const f = (x: number) => {\n  let y = x;\n  y **= 2;\n  return y;\n};'],
    ['memory between calls', 'let count = 0;\nexport const f = () => count++;'],
    ['exported memory', 'export let count = 0;\nexport const f = () => count++;'],
  ])('refuses %s', (_what, source) => {
    expect(rules(source)).not.toEqual([]);
  });

  it('lets exact arithmetic and local variables pass', () => {
    const source =
      'export const f = (x: number) => {\n  let y = x * x;\n  y += Math.floor(Math.sqrt(y));\n  return y;\n};';
    expect(rules(source)).toEqual([]);
  });
});

describe('the fence around the server and the command line', () => {
  it.each(['apps/server/src/a.ts', 'apps/cli/src/a.ts'])('refuses memory of a module: %s', path => {
    const source = 'let count = 0;\nexport const f = () => count++;';
    expect(lint(path, source)).not.toEqual([]);
  });
});

describe('the fence around the headless table', () => {
  it.each([
    ['the date', 'export const f = () => Date.now();'],
    ['a timer', 'export const f = () => setTimeout(() => {}, 1);'],
    ['the network', "export const f = () => fetch('/x');"],
    ['the screen', 'export const f = () => document.title;'],
  ])('refuses %s', (_what, source) => {
    expect(lint('packages/table/src/a.ts', source)).not.toEqual([]);
  });
});

describe('the arrows', () => {
  it.each([
    ['packages/kernel/src/a.ts', '@tablee/tchag'],
    ['packages/kernel/src/a.ts', 'node:fs'],
    ['packages/wire/src/a.ts', '@tablee/kernel'],
    ['packages/table/src/a.ts', '@tablee/wire'],
    ['packages/table/src/a.ts', 'node:fs'],
    ['packages/games/nim/src/a.ts', '@tablee/table'],
    ['packages/games/nim/src/a.ts', '@tablee/bots'],
    ['packages/games/nim/src/a.ts', '@tablee/physics'],
    ['packages/games/tchako/src/a.ts', '@tablee/bots'],
    ['packages/physics/src/a.ts', '@tablee/tchako'],
    ['packages/games/nim/src/a.ts', '@tablee/tchag/messages/fr'],
    ['packages/games/nim/src/a.ts', '../../../wire/src/index.ts'],
    ['packages/bots/src/a.ts', '@tablee/tchag'],
    ['packages/puzzles/src/a.ts', '@tablee/bots'],
    ['packages/simulation/src/a.ts', '@tablee/tchag'],
    ['packages/simulation/src/a.ts', '@tablee/server'],
    ['packages/catalogue/src/a.ts', '@tablee/server'],
    ['packages/catalogue/src/a.ts', '@tablee/table'],
    ['apps/server/src/tables/a.ts', '@tablee/tchag'],
    ['apps/web/src/screens/a.ts', '@tablee/server'],
    ['apps/cli/src/a.ts', '@tablee/web'],
    ['apps/cli/src/a.ts', '@tablee/tchag'],
  ])('%s does not know %s', (path, target) => {
    expect(lint(path, `import '${target}';\n`).map(f => f.category)).toContain(
      'lint/style/noRestrictedImports',
    );
  });

  it.each([
    ['packages/games/nim/src/a.ts', '@tablee/kernel'],
    ['packages/games/tchako/src/a.ts', '@tablee/physics'],
    ['packages/catalogue/src/a.ts', '@tablee/nim/messages/fr'],
    ['packages/table/src/a.ts', '@tablee/kernel'],
    ['apps/server/src/a.ts', '@tablee/wire'],
    ['apps/server/src/a.ts', '@tablee/table'],
    ['apps/cli/src/a.ts', '@tablee/table'],
    ['apps/web/src/session/a.ts', '@tablee/table'],
    ['apps/web/src/games/nim/a.ts', '@tablee/nim'],
  ])('%s may know %s', (path, target) => {
    expect(lint(path, `import '${target}';\n`)).toEqual([]);
  });
});

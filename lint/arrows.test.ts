import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SERVER, WEB } from './app-arrows.ts';
import { arrowsIn, folderCycles, importCycles, wrongArrows } from './arrows.ts';

const ROOT = join(import.meta.dirname, '..');
const APPS = [
  ['apps/server/src', SERVER],
  ['apps/web/src', WEB],
] as const;
const foldersIn = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);
const SOURCES = ['apps', 'packages', 'packages/games']
  .flatMap(group => foldersIn(group).map(name => `${group}/${name}/src`))
  .filter(source => existsSync(join(ROOT, source)));
const BOARDS = foldersIn('apps/web/src/games');

describe('arrows inside the apps', () => {
  it.each(APPS)('%s: every import follows an arrow, and arrows lead in no circle', (root, arrows) => {
    expect(wrongArrows(join(ROOT, root), arrows)).toEqual([]);
    expect(folderCycles(arrows)).toEqual([]);
  });

  it.each(SOURCES)('%s: no files import each other in a circle', root => {
    expect(importCycles(join(ROOT, root))).toEqual([]);
  });

  it.each(BOARDS)('the rooms of the board of %s import each other in one direction', game => {
    expect(folderCycles(arrowsIn(join(ROOT, 'apps/web/src/games', game)))).toEqual([]);
  });
});

/** A folder of source files with these contents. */
function project(files: { readonly [path: string]: string }): string {
  const root = mkdtempSync(join(tmpdir(), 'tablee arrows '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('the checks themselves', () => {
  const arrows = { low: [], high: ['low'], 'games/*': ['low'], '.': ['high'] };

  it('find an import against the arrows, of a type or a re-export too', () => {
    const root = project({
      'high/a.ts': "import { b } from '../low/b.ts';",
      'low/b.ts': "import type { A } from '../high/a.ts';\nexport * from '../main.ts';",
      'main.ts': "import {\n  a,\n} from './high/a.ts';",
    });
    expect(wrongArrows(root, arrows)).toEqual([
      'low/b.ts imports high/a.ts: low may not import high',
      'low/b.ts imports main.ts: low may not import .',
    ]);
  });

  it('find an import of another game, and a folder that is not declared', () => {
    const root = project({
      'games/nim/a.ts': "import '../chess/b.ts';\nimport './draw/c.ts';",
      'other/a.ts': "import '../low/b.ts';",
    });
    expect(wrongArrows(root, { low: [], 'games/*': ['low'] })).toEqual([
      'games/nim/a.ts imports games/chess/b.ts: games/* may not import games/*',
      'other/a.ts is in no folder that lint/arrows knows',
    ]);
  });

  it('find circles of files and of folders, but not through a dynamic import', () => {
    const root = project({
      'x/a.ts': "import '../y/b.ts';",
      'y/b.ts': "import type { C } from './c.ts';",
      'y/c.ts': "export { a } from '../x/a.ts';",
      'z/d.ts': "import './e.ts';",
      'z/e.ts': "export const load = () => import('./d.ts');",
    });
    expect(importCycles(root)).toEqual([['x/a.ts', 'y/b.ts', 'y/c.ts', 'x/a.ts']]);
    expect(folderCycles(arrowsIn(root))).toContainEqual(['x', 'y', 'x']);
  });
});

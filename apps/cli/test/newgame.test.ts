import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ProjectCopy } from './project-copy.ts';
import { makeFolder, tablee } from './tablee.ts';

const ID = 'marelle';

describe('tablee newgame', () => {
  it('writes a game that compiles, conforms and is played in a browser', { timeout: 300_000 }, () => {
    const project = new ProjectCopy();
    const said = project.tablee('newgame', ID, '--json');
    expect(said.status).toBe(0);
    const read = (file: string): string => readFileSync(join(project.root, file), 'utf8');
    for (const file of [
      'packages/games/marelle/manifest.ts',
      'packages/games/marelle/src/messages/fr.ts',
      'packages/games/marelle/test/plays/classic.play',
      'apps/web/src/games/marelle/view.tsx',
      'apps/web/src/games/marelle/emblem.tsx',
      'e2e/marelle.spec.ts',
    ])
      expect(said.out).toContain(JSON.stringify(join(project.root, file)).slice(1, -1));
    expect(read('packages/games/marelle/README.md')).toMatch('MARELLE-1');
    expect(read('packages/games/marelle/src/index.ts')).not.toMatch(/gameid/i);
    expect(read('packages/catalogue/src/games.ts').split(ID)).toHaveLength(3);
    const { version, dependencies } = JSON.parse(read('apps/web/package.json'));
    expect(dependencies['@tablee/marelle']).toBe(version);

    project.linkGame(ID);
    // What is new, what reads the list of games, and the page. `npm test` checks the rest, which does not change.
    const others = readdirSync(join(project.root, 'packages/games')).filter(id => id !== ID);
    for (const [folder, files] of [
      ['.', { include: ['packages/games/marelle', 'packages/catalogue'] }],
      ['apps/web', { include: ['src', 'build'], exclude: others.map(id => `src/games/${id}`) }],
      ['e2e', { include: ['marelle.spec.ts'] }],
    ] as const) {
      const config = join(project.root, folder, 'tsconfig.new.json');
      writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', ...files }));
      expect(project.run('typescript/bin/tsc', '-p', config).out).toBe('');
    }
    expect(project.run('@biomejs/biome/bin/biome', 'check', 'packages/games/marelle').out).toMatch(
      'No fixes applied',
    );
    const vitest = (...args: readonly string[]) =>
      project.run('vitest/vitest.mjs', 'run', '--maxWorkers=1', ...args);
    for (const tests of [
      ['packages/games/marelle', 'packages/catalogue/test/catalogue'],
      ['apps/web/test/games/boards', '-t', ID],
    ]) {
      const green = vitest(...tests);
      expect(green.out).toMatch(/Tests +\d+ passed/);
      expect(green.status).toBe(0);
    }

    // Compressing takes half of a build, and a browser on this machine does not need it.
    const config = 'apps/web/vite.config.ts';
    writeFileSync(join(project.root, config), read(config).replace(', precompress()', ''));
    const played = project.run(
      '@playwright/test/cli.js',
      ...['test', '--config', 'e2e/playwright.config.ts', '--retries=0', '--workers=1', 'marelle'],
    );
    expect(played.out).toMatch('3 passed');

    const moves = 'packages/games/marelle/src/moves.ts';
    writeFileSync(
      join(project.root, moves),
      read(moves).replace(/(export function refuse.*?\{\n).*?\n\}\n/s, '$1  return null;\n}\n'),
    );
    const red = vitest('packages/games/marelle/test/conform');
    expect(red.status).toBe(1);
    expect(red.out).toMatch('is not asked, yet may play');
  });

  it('--into writes the package alone', async () => {
    const folder = makeFolder();
    const said = await tablee(['newgame', ID, '--into', folder]);
    expect([said.code, said.err.startsWith('Next: npm install')]).toEqual([0, true]);
    const files = said.out.trimEnd().split('\n');
    for (const file of files) {
      expect(existsSync(file)).toBe(true);
      expect(file.startsWith(join(folder, ID))).toBe(true);
    }
    const { name } = JSON.parse(readFileSync(join(folder, ID, 'package.json'), 'utf8'));
    expect(name).toBe('@tablee/marelle');
  });

  it('never writes over a folder, and refuses words of JavaScript', async () => {
    const folder = makeFolder();
    await tablee(['newgame', ID, '--into', folder]);
    const again = await tablee(['newgame', ID, '--into', folder]);
    expect(again.code).toBe(2);
    expect(again.err).toMatch(/is there already\.\n$/);
    expect((await tablee(['newgame', 'class', '--into', dirname(folder)])).err).toMatch(
      'a word of JavaScript',
    );
  });
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Node runs TypeScript itself; through Vite's module runner, rules and bots take half as long again. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

const PACKAGES = ['packages/**/test/**/*.test.ts', 'lint/*.test.ts'];

const EXCLUDED = ['**/node_modules/**'];
const LONG = process.env.LONG !== undefined;
/**
 * More than cores: tests of the server mostly wait for processes, locks and timers. The same for all projects, so that
 * they form one group: otherwise a core would wait for the last file of each.
 */
const WORKERS = Math.ceil(availableParallelism() * 1.5);
/** More room for young objects: Tock's tests take 8 % less processor time. */
const HEAP = ['--min-semi-space-size=16'];
/** Files of the server that also run on PostgreSQL. Those of the last row reach it as the first do. */
const ON_BOTH = [
  ...['play', 'lobby', 'clocks-api', 'clocks-idle', 'clocks-alone', 'bots', 'kill', 'fuzz', 'secrets'],
  ...['absence', 'clocks-days', 'people', 'reach'],
  ...(LONG ? ['clocks', 'clocks-games', 'bots-fair', 'bots-backs'] : []),
].map(name => `apps/server/test/${name}.test.ts`);
const ON_POSTGRES = 'apps/server/test/postgres/*.test.ts';

export default defineConfig({
  test: {
    exclude: EXCLUDED,
    testTimeout: LONG ? 600_000 : 60_000,
    hookTimeout: 60_000,
    // Files share a worker, which saves half a second each: rules, server and command line keep nothing in modules
    // (lint/no-module-let.grit), and tests of the page set what they need.
    isolate: false,
    maxWorkers: WORKERS,
    execArgv: HEAP,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: PACKAGES,
          experimental: NATIVE,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: [
            'apps/{server,cli}/test/**/*.test.ts',
            '{scripts,attack,fleet,fleet/simulate}/test/*.test.ts',
          ],
          exclude: [...EXCLUDED, ON_POSTGRES],
          experimental: NATIVE,
        },
      },
      // A project of its own: only its files wait for PostgreSQL to start.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [ON_POSTGRES, ...ON_BOTH],
          globalSetup: 'apps/server/test/postgres/global-setup.ts',
          experimental: NATIVE,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/test/**/*.test.ts'],
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Node runs TypeScript itself; through Vite's module runner, rules and bots take half as long again. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

const PACKAGES = ['packages/**/test/**/*.test.ts', 'lint/*.test.ts'];

const EXCLUDED = ['**/node_modules/**'];
const LONG = process.env.LONG !== undefined;
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
    projects: [
      // Rules keep nothing between two calls, so their tests can share a worker: a third of a second saved a file.
      {
        extends: true,
        test: {
          name: 'packages',
          include: PACKAGES,
          isolate: false,
          experimental: NATIVE,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
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
          // More than cores: tests of the server mostly wait for processes, locks and timers.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          sequence: { groupOrder: 1 },
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
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/test/**/*.test.ts'],
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

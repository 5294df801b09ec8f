import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Node runs TypeScript itself; through Vite's module runner, rules and bots take half as long again. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

const PACKAGES = ['packages/**/test/**/*.test.ts', 'lint/*.test.ts'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
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
          include: ['apps/{server,cli}/test/**/*.test.ts', 'scripts/test/*.test.ts', 'attack/test/*.test.ts'],
          experimental: NATIVE,
          // More than cores: tests of the server mostly wait for processes, locks and timers.
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

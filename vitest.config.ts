import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'lint/*.test.ts',
      'scripts/test/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Its own choice leaves one core idle, which on two cores is half of them.
    maxWorkers: '100%',
  },
});

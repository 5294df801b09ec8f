// Plays every golden play again and writes down what happens now. Read the difference before you commit it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, main, node, root } from './setup.mjs';

await main(() => {
  ensureInstalled();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, GOLDEN: 'write' };
  process.exitCode = spawnSync(node, [vitest, 'run', 'packages/games', 'packages/conform'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }).status;
});

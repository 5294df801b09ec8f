// Plays whole games by random taps, on bad networks and slow processors. `npm run monkey -- Tock 7`: one game, one seed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, main, node, root } from './setup.mjs';

await main(async () => {
  ensureInstalled();
  const [game = '', seed = '1'] = process.argv.slice(2);
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, 'e2e', 'playwright.config.ts');
  const args = [cli, 'test', `--config=${config}`, 'e2e/monkey.spec.ts', '--reporter=list', '--grep', game];
  const env = { ...process.env, TABLEE_BROWSER: await ensureBrowser(), MONKEY: '1', MONKEY_SEED: seed };
  process.exitCode = spawnSync(node, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
});

// Plays whole games by random taps, on bad networks and slow processors. `npm run monkey -- Tock 7`: one game, one seed.
// A third number ends each game after so many minutes; options (`--workers=1`) are passed on to Playwright.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, main, node, root } from './setup.mjs';

await main(async () => {
  ensureInstalled();
  const given = process.argv.slice(2);
  const options = given.filter(word => word.startsWith('--'));
  const [game = '', seed = '1', minutes = '60'] = given.filter(word => !word.startsWith('--'));
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, 'e2e', 'playwright.config.ts');
  const spec = ['e2e/monkey.spec.ts', '--reporter=list', '--grep', game];
  const args = [cli, 'test', `--config=${config}`, ...spec, ...options];
  const monkey = { MONKEY: '1', MONKEY_SEED: seed, MONKEY_MINUTES: minutes };
  const env = { ...process.env, TABLEE_BROWSER: await ensureBrowser(), ...monkey };
  process.exitCode = spawnSync(node, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
});

// `npm run attack`, `fleet` and others: installs missing packages, then runs a script of the repository on Node 26.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ensureWeb, main, node, root, SetupError } from './setup.mjs';

/** The script serves pages. */
const WITH_PAGES = ['fleet/run.ts'];

await main(() => {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new SetupError('Name a script of the repository to run.');
  ensureInstalled();
  if (WITH_PAGES.includes(script)) ensureWeb();
  const child = spawn(node, [join(root, script), ...args], { stdio: 'inherit' });
  // Ctrl-C in a terminal reaches the script too; a plain kill does not.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
});

// `npm run attack`, `soak` and `kill`: installs missing packages, then runs a script of this folder on Node 26.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, main, node, root, SetupError } from '../scripts/setup.mjs';

const SCRIPTS = ['run', 'soak', 'kill'];

await main(() => {
  const [script, ...args] = process.argv.slice(2);
  if (!SCRIPTS.includes(script)) throw new SetupError(`Scripts here: ${SCRIPTS.join(', ')}.`);
  ensureInstalled();
  const child = spawn(node, [join(root, 'attack', `${script}.ts`), ...args], { stdio: 'inherit' });
  // Ctrl-C in a terminal reaches the script too; a plain kill does not.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
});

// Measurements: `npm run bench`, or some parts: `npm run bench -- rules logs physics server idle sizes frames fleet copy`. With --save,
// results go to bench/results and docs/figures.md. Runs on Node 20 or later; installs the peers when a part needs them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensureWeb, main, node, root, SetupError } from '../scripts/setup.mjs';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const bench = join(root, 'bench');
const WITHOUT_PEERS = ['logs', 'sizes', 'fleet', 'copy'];

function ensurePeers() {
  const stamp = join(bench, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(bench, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Tablée: installing the peers to compare with (once)…');
  // Not `ci`: it insists on the optional parts of every other platform, which a lock need not name.
  const args = ['install', '--no-save', '--workspaces=false', '--ignore-scripts', ...QUIET];
  const cli = process.env.npm_execpath;
  const options = { cwd: bench, stdio: ['ignore', 'inherit', 'inherit'] };
  const windows = process.platform === 'win32';
  const done = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
  if (done.status !== 0) throw new SetupError('npm could not install the peers. Its own words are above.');
  writeFileSync(stamp, wanted);
}

await main(() => {
  ensureInstalled();
  const wanted = process.argv.slice(2).filter(argument => /^[a-z]/.test(argument));
  if (wanted.length === 0 || wanted.some(part => !WITHOUT_PEERS.includes(part))) ensurePeers();
  if (wanted.length === 0 || ['sizes', 'frames'].some(part => wanted.includes(part))) ensureWeb();
  const done = spawnSync(node, [join(bench, 'figures.ts'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    // Peers check less and log less in production, and so do we.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = done.status ?? 1;
});

// Runs on any Node >= 20, before anything is installed: only node: modules here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
/** Node 26, which comes as a dependency: everything after the set-up runs on it. */
export const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Said to the user as it is, without a stack. */
export class SetupError extends Error {}

const WANTED = 26;
/** In the stamp of an installation. */
const WITH_TOOLS = 'all';
const WITHOUT_TOOLS = 'start';

/** As the server: French in a French terminal, else English. */
const french = (process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').startsWith('fr');
const inFrench = (fr, en) => (french ? fr : en);

/**
 * Installs what package-lock.json names, once; a second call finds nothing to do and needs no network. A host who only
 * starts the server does without the tools of tests (`tools: false`), but keeps them where they are.
 */
export function ensureInstalled({ tools } = { tools: true }) {
  const stamp = join(root, 'node_modules', '.tablee-installed');
  const [found, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const wanted = fingerprint([join(root, 'package-lock.json'), join(root, 'package.json')]);
  // Earlier versions installed everything and did not say so.
  const hasTools = found !== undefined && extent !== WITHOUT_TOOLS;
  const installed = found === wanted && (hasTools || !tools) && existsSync(node);
  const all = tools || hasTools;
  if (!installed) {
    console.error(
      inFrench(
        'Tablée : installation du nécessaire (une seule fois, une minute ou deux)…',
        'Tablée: installing what it needs (once, a minute or two)…',
      ),
    );
    // Not `npm ci`: it would remove the very Node this script may run on, and it refuses a lock written where only this
    // platform's optional packages can be had. A plain install honours the lock, and mends what is there.
    const some = all ? [] : ['--omit=dev'];
    const done = npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...some]);
    if (done.status !== 0) {
      throw new SetupError(
        inFrench(
          'npm n’a pas pu installer les dépendances. Le réseau est-il là ? Son propre message est plus haut.',
          'npm could not install the dependencies. Is the network there? Its own message is above.',
        ),
      );
    }
  }
  const version = existsSync(node) ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout : '';
  if (!version?.startsWith(`v${WANTED}.`)) {
    throw new SetupError(
      inFrench(
        `Node ${WANTED} n’est pas venu avec les dépendances. Supprimez node_modules et réessayez ; npm doit pouvoir lancer le script d’installation de « node ».`,
        `Node ${WANTED} did not arrive with the dependencies. Remove node_modules and try again; npm must be allowed to run the install script of "node".`,
      ),
    );
  }
  if (!installed) writeFileSync(stamp, `${wanted} ${all ? WITH_TOOLS : WITHOUT_TOOLS}`);
}

/** npm itself, found without a shell: a folder with a space in its name must not matter. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
}

/** Builds the web app, and the program that draws link previews, when their sources changed since the last time. */
export function ensureWeb() {
  build([]);
  ensurePreviews();
}

/** Builds the program that draws link previews. */
export function ensurePreviews() {
  build(['--config', 'vite.preview.config.ts']);
}

function build(args) {
  const web = join(root, 'apps', 'web');
  const folder = args.length > 0 ? 'dist-preview' : 'dist';
  const stamp = join(web, folder, '.built-from');
  const sources = ['apps/web/src', 'apps/web/public', 'apps/web/build', 'packages'].flatMap(folder =>
    filesUnder(join(root, folder)),
  );
  const heads = [
    'apps/web/index.html',
    'apps/web/embed.html',
    'apps/web/vite.config.ts',
    'apps/web/vite.preview.config.ts',
    'package-lock.json',
  ].map(f => join(root, f));
  const wanted = fingerprint([...heads, ...sources.filter(f => !/[\\/]test[\\/]/.test(f))]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (args.length === 0)
    console.error(inFrench('Tablée : construction des pages…', 'Tablée: building the web app…'));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(node, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: web,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0)
    throw new SetupError(
      inFrench(
        'Les pages n’ont pas pu être construites. La raison est plus haut.',
        'The web app could not be built. The reason is above.',
      ),
    );
  writeFileSync(stamp, wanted);
}

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.name !== 'node_modules' && !entry.name.startsWith('dist'))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    })
    .sort();
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file.slice(root.length)).update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}

/** Runs a script's body; a SetupError becomes a sentence and exit code 1. */
export async function main(body) {
  try {
    await body();
  } catch (e) {
    if (!(e instanceof SetupError)) throw e;
    console.error(`${inFrench('Tablée :', 'Tablée:')} ${e.message}`);
    process.exitCode = 1;
  }
}

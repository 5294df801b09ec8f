import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './tablee.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = join(ROOT, 'node_modules');

const SKIPPED = ['.git', 'node_modules', 'dist', 'docs', 'data', 'coverage', 'test-results'];

export type Ran = { readonly status: number | null; readonly out: string };

/** A copy of the project's files with links to the installed packages, removed after the test. */
export class ProjectCopy {
  readonly root = join(makeFolder(), 'project');

  constructor() {
    cpSync(ROOT, this.root, { recursive: true, filter: path => !SKIPPED.includes(basename(path)) });
    mkdirSync(join(this.root, 'node_modules', '@tablee'), { recursive: true });
    for (const name of readdirSync(MODULES).filter(entry => !/^\.|^@tablee$/.test(entry)))
      symlinkSync(join(MODULES, name), join(this.root, 'node_modules', name), 'junction');
    for (const name of readdirSync(join(MODULES, '@tablee'))) this.#link(name);
  }

  /** As npm links a workspace. */
  #link(name: string): void {
    const workspaces = ['packages', 'packages/games', 'apps'];
    const at = workspaces.find(folder => readdirSync(join(this.root, folder)).includes(name));
    if (at === undefined) return;
    symlinkSync(join(this.root, at, name), join(this.root, 'node_modules/@tablee', name), 'junction');
  }

  linkGame(id: string): void {
    this.#link(id);
  }

  /** Runs the command line of the copy. */
  tablee(...args: readonly string[]): Ran {
    return this.#run([join(this.root, 'apps/cli/src/main.ts'), ...args]);
  }

  /** Runs an installed tool, such as `typescript/bin/tsc`. */
  run(tool: string, ...args: readonly string[]): Ran {
    return this.#run([join(MODULES, tool), ...args]);
  }

  #run(args: readonly string[]): Ran {
    const env = {
      ...process.env,
      VITEST: undefined,
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
      GOLDEN: '',
      NODE_OPTIONS: '',
    };
    const ran = spawnSync(process.execPath, args, { cwd: this.root, encoding: 'utf8', env });
    return { status: ran.status, out: `${ran.stdout}${ran.stderr}` };
  }
}

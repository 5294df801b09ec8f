// Processor seconds of a command and all processes it starts, by kind: node scripts/cpu.mjs npm test -- browser (Linux).
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 100;
/** Ticks of /proc/<pid>/stat a second; a constant of Linux on every common machine. */
const TICKS = 100;

/** The first pattern that the command line of a process matches names its kind. */
const KINDS = [
  [/--type=([\w-]+).*utility-sub-type=([\w.]+)/, ([, , service]) => `chromium ${service}`],
  [/--type=([\w-]+)/, ([, type]) => `chromium ${type}`],
  [/chrom/, () => 'chromium browser'],
  [/apps\/server\/src\/main\.ts/, () => 'server'],
  [/playwright.*(process|worker)\.js/i, () => 'playwright worker'],
  [/playwright/, () => 'playwright'],
  [/vitest.*worker|vitest\/dist/, () => 'vitest worker'],
  [/vitest/, () => 'vitest'],
  [/postgres/, () => 'postgres'],
  [/firefox/, () => 'firefox'],
];

const read = path => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Parent and ticks of a process; its name, between parentheses, may hold spaces. */
function stat(pid) {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return { parent: Number(fields[1]), ticks: user + system };
}

function kindOf(pid) {
  const line = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  for (const [pattern, name] of KINDS) {
    const match = pattern.exec(line);
    if (match) return name(match);
  }
  return line.split(' ')[0].split('/').at(-1);
}

/** By process: its kind and the most ticks seen. */
const seen = new Map();

function sample() {
  const parents = new Map();
  for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), stat(name));
  const ours = pid => {
    for (let at = pid; at > 1; at = parents.get(at)?.parent ?? 0) if (at === child.pid) return true;
    return false;
  };
  for (const [pid, { ticks }] of parents) {
    if (!seen.has(pid) && !ours(pid)) continue;
    // A process that has just ended has no command line and no ticks; a fresh one may still have its parent's name.
    const known = seen.get(pid);
    seen.set(pid, {
      kind: kindOf(pid) || known?.kind || 'unknown',
      ticks: Math.max(ticks, known?.ticks ?? 0),
    });
  }
}

const [command, ...args] = process.argv.slice(2);
const began = performance.now();
const child = spawn(command, args, { stdio: 'inherit' });
const timer = setInterval(sample, SAMPLE_MS);
const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
clearInterval(timer);

const byKind = new Map();
for (const { kind, ticks } of seen.values()) byKind.set(kind, (byKind.get(kind) ?? 0) + ticks);
const total = [...byKind.values()].reduce((sum, ticks) => sum + ticks, 0);
const elapsed = (performance.now() - began) / 1000;
console.log(`\n${(total / TICKS).toFixed(1)} s of processor in ${elapsed.toFixed(1)} s`);
for (const [kind, ticks] of [...byKind].sort((a, b) => b[1] - a[1]))
  if (ticks >= TICKS / 10) console.log(`${(ticks / TICKS).toFixed(1).padStart(8)} s  ${kind}`);
process.exitCode = code ?? 1;

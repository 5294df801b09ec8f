import { parseArgs } from 'node:util';
import { describeMachine } from './machine.ts';
import { isMet, type Part, printPart } from './report.ts';
import { savePart, writePage } from './results.ts';

const PARTS = ['rules', 'logs', 'physics', 'server', 'idle', 'sizes', 'frames', 'fleet', 'copy'] as const;
type PartName = (typeof PARTS)[number];
const isPart = (text: string): text is PartName => (PARTS as readonly string[]).includes(text);

type Arguments = {
  readonly wanted: readonly PartName[];
  readonly json: boolean;
  readonly save: boolean;
  /** The size of what `copy` copies: 1 is the full one. */
  readonly share: number;
};

/** Loaded on demand: some parts need packages that others do not. */
const MEASURES: { readonly [P in PartName]: (asked: Arguments) => Promise<Part> } = {
  rules: async () => (await import('./rules/part.ts')).measureRules(),
  logs: async () => (await import('./logs/part.ts')).measureLogs(),
  physics: async () => (await import('./physics/part.ts')).measurePhysics(),
  server: async () => (await import('./server/part.ts')).measureServers(),
  idle: async () => (await import('./idle/part.ts')).measureIdle(),
  sizes: async () => (await import('./sizes/part.ts')).measureSizes(),
  frames: async () => (await import('./frames/part.ts')).measureFrames(),
  fleet: async () => (await import('./fleet/part.ts')).measureFleet(),
  copy: async ({ share }) => (await import('./copy/part.ts')).measureCopy(share),
};

const USAGE = `npm run bench -- [${PARTS.join('] [')}] [--json] [--save] [--share 0.02]`;

function readArguments(): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        save: { type: 'boolean', default: false },
        share: { type: 'string', default: '1' },
      },
    });
    const wanted = positionals.filter(isPart);
    const share = Number(values.share);
    if (wanted.length < positionals.length || !(share > 0 && share <= 1)) return null;
    return { wanted: wanted.length > 0 ? wanted : PARTS, json: values.json, save: values.save, share };
  } catch {
    return null;
  }
}

const asked = readArguments();
if (!asked) {
  console.error(USAGE);
  process.exit(2);
}
const machine = describeMachine();
if (!asked.json) console.log(`Tablée on ${machine}`);
const parts: Part[] = [];
for (const name of asked.wanted) {
  const part = await MEASURES[name](asked);
  parts.push(part);
  if (asked.save) savePart(name, PARTS.indexOf(name) + 1, part);
  if (!asked.json) console.log(printPart(part));
}
if (asked.save) writePage();
const missed = parts.flatMap(part => part.rows).filter(row => isMet(row) === false).length;
if (asked.json) console.log(JSON.stringify({ machine, parts }, null, 2));
else console.log(missed === 0 ? '\nAll targets met.' : `\nTargets missed: ${missed}.`);
// Clients of the peers leave timers behind.
process.exit(0);

// Runs `npm test` several times beside busy processes, to find tests that depend on how fast the machine is:
// `npm run test:steady` (five times beside two processes), `npm run test:steady -- 3 4`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, main, node, root, SetupError } from './setup.mjs';

/** Ends when the program that started it has ended. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

const ended = child => new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));

function readCount(text, usual) {
  if (text === undefined) return usual;
  if (!/^[1-9]\d?$/.test(text)) throw new SetupError(`"${text}" is not a number from 1 to 99.`);
  return Number(text);
}

await main(async () => {
  const [runs, processes] = [readCount(process.argv[2], 5), readCount(process.argv[3], 2)];
  ensureInstalled();
  const busy = Array.from({ length: processes }, () => spawn(node, ['-e', BUSY], { stdio: 'ignore' }));
  const lines = [];
  let failed = 0;
  for (let run = 1; run <= runs; run++) {
    const began = performance.now();
    const code = await ended(
      spawn(node, [join(root, 'scripts', 'test.mjs')], { cwd: root, stdio: 'inherit' }),
    );
    if (code !== 0) failed++;
    const minutes = (performance.now() - began) / 60_000;
    lines.push(`run ${run}: ${code === 0 ? 'passed' : 'failed'} in ${minutes.toFixed(1)} min`);
  }
  for (const child of busy) child.kill();
  console.log(`\nBeside ${processes} busy processes:\n${lines.join('\n')}`);
  process.exitCode = failed > 0 ? 1 : 0;
});

import { randomInt } from 'node:crypto';
import { killUnderPlay } from '../apps/server/test/kills.ts';
import { Child, NO_LIMITS } from '../apps/server/test/server-child.ts';
import { describeMachine } from '../bench/machine.ts';
import { readKillArguments, runScript } from './arguments.ts';
import { summarize } from './probe.ts';
import { endOnSignals, Sandbox } from './sandbox.ts';

const USAGE = 'npm run kill -- [--times 100] [--tables 50]';
const REPORT_EVERY = 10;

await runScript(USAGE, async () => {
  const { times, tables } = readKillArguments(process.argv.slice(2));
  endOnSignals();
  console.log(`Tablée killed on ${describeMachine()}`);
  const sandbox = new Sandbox();
  const starts: number[] = [];
  const began = performance.now();
  const seed = randomInt(2 ** 31);
  try {
    const data = sandbox.folder();
    const acknowledged = await killUnderPlay({
      data,
      times,
      tables,
      seed,
      start() {
        const child = new Child({ ...NO_LIMITS, TABLEE_DATA: data, TABLEE_LOG: 'error' });
        sandbox.onEnd(() => child.process.kill('SIGKILL'));
        return child;
      },
      killed({ kill, acknowledged: moves, startMs }) {
        starts.push(startMs);
        if (kill % REPORT_EVERY === 0 || kill === times)
          console.log(`${kill} kills, ${moves} moves, none lost`);
      },
    });
    const { p50, slowest } = summarize(starts);
    const seconds = (performance.now() - began) / 1000;
    console.log(`\n${times} × SIGKILL in ${seconds.toFixed(0)} s under play on ${tables} tables:`);
    console.log(`${acknowledged} acknowledged moves, each stored once after every restart`);
    console.log(`a restart took ${p50.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms`);
    return 0;
  } catch (e) {
    console.error(`NOT OK (seed ${seed}): ${e instanceof Error ? e.message : String(e)}`);
    return 1;
  } finally {
    await sandbox.end();
  }
});

import { runScript } from '../../attack/arguments.ts';
import { readSimulateArguments } from './arguments.ts';
import { BROKEN, type Broken } from './broken.ts';
import { runOne, runSeeds, tryBroken } from './report.ts';

/**
 * `npm run simulate`: the protocol of the fleet in simulated time, then the broken protocols. Exit code 1 when there is a
 * finding, or when a broken protocol is not found out.
 */

const USAGE = 'Usage: npm run simulate -- [--runs 10000] [--seed 1] [--only <seed>] [--broken <name>]';

await runScript(USAGE, async () => {
  // Thousands of errors are created, and their stacks are never read.
  Error.stackTraceLimit = 0;
  const { runs, seed, only, broken } = readSimulateArguments(process.argv.slice(2));
  if (only !== null) return (await runOne(only, broken, console.log)) ? 0 : 1;
  if (broken !== null) return (await tryBroken(broken, seed, console.log)) ? 0 : 1;
  let fine = await runSeeds(seed, runs, console.log);
  for (const name of Object.keys(BROKEN) as Broken[])
    fine = (await tryBroken(name, seed, console.log)) && fine;
  return fine ? 0 : 1;
});

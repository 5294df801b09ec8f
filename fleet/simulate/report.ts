import { BROKEN, type Broken } from './broken.ts';
import { type RunResult, simulate } from './run.ts';

/** Events printed with a finding. */
const SHOWN = 30;
/** A broken protocol that is not found out within so many runs has escaped. */
const MOST_RUNS = 300;

/** Runs between two lines that tell how far it is. */
const PROGRESS = 1_000;

type Print = (line: string) => void;

/** Runs seeds in order and prints every finding. Returns whether there was none. */
export async function runSeeds(first: number, count: number, print: Print): Promise<boolean> {
  const began = performance.now();
  let [events, moves, findings] = [0, 0, 0];
  for (let seed = first; seed < first + count; seed++) {
    const result = await simulate(seed);
    events += result.events;
    moves += result.moves;
    if (result.finding) {
      findings++;
      printFinding(result, null, print);
    }
    const done = seed - first + 1;
    if (done % PROGRESS === 0 && done < count) print(`${done} runs, ${findings} findings`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(
    `${count} runs from seed ${first}: ${findings} findings; ${moves} acknowledged moves, ${events} events, ${seconds} s`,
  );
  return findings === 0;
}

/** One run, with its last events whether or not there is a finding. */
export async function runOne(seed: number, broken: Broken | null, print: Print): Promise<boolean> {
  const result = await simulate(seed, broken);
  if (result.finding) printFinding(result, broken, print);
  else {
    for (const line of result.trace) print(line);
    print(`Seed ${seed}: no finding; ${result.moves} acknowledged moves, ${result.events} events`);
  }
  return result.finding === null;
}

/** The number of runs until a broken protocol is found out; null if it is not. */
export async function runsUntilFound(
  broken: Broken,
  first: number,
): Promise<{ readonly runs: number; readonly result: RunResult } | null> {
  for (let runs = 1; runs <= MOST_RUNS; runs++) {
    const result = await simulate(first + runs - 1, broken);
    if (result.finding) return { runs, result };
  }
  return null;
}

/** Returns whether it was found out. */
export async function tryBroken(broken: Broken, first: number, print: Print): Promise<boolean> {
  const found = await runsUntilFound(broken, first);
  if (!found) print(`${broken} (${BROKEN[broken]}): NOT found out in ${MOST_RUNS} runs`);
  else {
    const { seed, finding } = found.result;
    print(
      `${broken} (${BROKEN[broken]}): found out after ${found.runs} runs; seed ${seed}: ${finding?.message}`,
    );
  }
  return found !== null;
}

function printFinding({ seed, finding, trace }: RunResult, broken: Broken | null, print: Print): void {
  print(`FINDING seed ${seed}, after ${Math.round(finding?.at ?? 0)} ms: ${finding?.message}`);
  for (const line of trace.slice(-SHOWN)) print(`  ${line}`);
  print(`  Replay: npm run simulate -- --only ${seed}${broken ? ` --broken ${broken}` : ''}`);
}

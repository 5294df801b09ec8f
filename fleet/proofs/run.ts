import { randomInt } from 'node:crypto';
import { runScript } from '../../attack/arguments.ts';
import { isAllOk, isOk, printReports, type Report } from '../../attack/report.ts';
import { endOnSignals } from '../../attack/sandbox.ts';
import { describeMachine } from '../../bench/machine.ts';
import { readProofArguments } from '../arguments.ts';
import { PostgresUnavailable, startPostgres, TEST_SETTINGS } from '../postgres.ts';
import { PROOFS } from './list.ts';
import { runProof } from './proof-run.ts';

const USAGE =
  'npm run proofs -- [--only kill,stop,…] [--kills 100] [--tables 200] [--nodes 3] [--rate 150] [--seed N] [--list] [--json]';

await runScript(USAGE, async () => {
  const asked = readProofArguments(
    process.argv.slice(2),
    PROOFS.map(proof => proof.name),
  );
  if (asked.list) {
    for (const { name, description } of PROOFS) console.log(`${name.padEnd(12)}${description}`);
    return 0;
  }
  endOnSignals();
  const seed = asked.seed ?? randomInt(1, 2 ** 31);
  if (!asked.json) console.log(`A fleet of ${asked.nodes} nodes on ${describeMachine()}, seed ${seed}\n`);
  const postgres = await openPostgres();
  if (typeof postgres === 'string') {
    console.error(postgres);
    return 2;
  }
  const reports: Report[] = [];
  const details: string[] = [];
  try {
    for (const proof of PROOFS) {
      if (!asked.wanted.includes(proof.name)) continue;
      if (!asked.json) process.stderr.write(`${proof.name}: ${proof.description}\n`);
      const began = performance.now();
      const result = await runProof(proof, { ...asked, postgres, seed });
      const seconds = (performance.now() - began) / 1000;
      const found = result.findings.filter(finding => isOk(finding) === false).length;
      if (!asked.json) process.stderr.write(`${proof.name}: ${seconds.toFixed(0)} s, ${found} found\n`);
      reports.push({ attack: proof.name, seconds, findings: result.findings });
      details.push(...result.details.map(detail => `${proof.name}: ${detail}`));
    }
  } finally {
    await postgres.stop();
  }
  const ok = isAllOk(reports);
  if (asked.json) console.log(JSON.stringify({ ok, seed, reports, details }, null, 2));
  else {
    console.log(`\n${printReports(reports, 'proof')}`);
    if (details.length > 0) console.log(`\n${details.join('\n')}`);
    console.log(`\n${ok ? 'Nothing lost, all limits kept.' : 'NOT OK: something was found.'}`);
  }
  return ok ? 0 : 1;
});

/** A sentence where there is none. */
async function openPostgres() {
  try {
    return await startPostgres({ settings: TEST_SETTINGS });
  } catch (error) {
    if (error instanceof PostgresUnavailable) return error.message;
    throw error;
  }
}

import { describeMachine } from '../bench/machine.ts';
import { readAttackArguments, runScript } from './arguments.ts';
import { ATTACKS } from './list.ts';
import { type Finding, failure, isAllOk, printReports, type Report } from './report.ts';
import { type Attack, endOnSignals, Sandbox } from './sandbox.ts';

const USAGE = 'npm run attack -- [name …] [--list] [--long] [--frames N] [--json]';

/** Aborts an attack that takes too long, and always cleans up. */
async function runAttack(attack: Attack, sandbox: Sandbox): Promise<readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    const { seconds: limit } = attack;
    const seconds =
      (typeof limit === 'number' ? limit : limit(sandbox.options)) * (sandbox.options.long ? 10 : 1);
    timer = setTimeout(() => fail(new Error(`not done after ${seconds} s`)), seconds * 1000);
  });
  try {
    await Promise.race([attack.run(sandbox), tooLong]);
  } catch (e) {
    sandbox.add(failure(e));
  }
  clearTimeout(timer);
  // A copy: an aborted attack may still add findings.
  const findings = [...sandbox.findings];
  await sandbox.end();
  return findings;
}

await runScript(USAGE, async () => {
  const asked = readAttackArguments(
    process.argv.slice(2),
    ATTACKS.map(a => a.name),
  );
  if (asked.list) {
    for (const { name, description } of ATTACKS) console.log(`${name.padEnd(20)}${description}`);
    return 0;
  }
  if (process.platform !== 'linux') {
    console.error('The attacks need Linux: they call from several loopback addresses and read /proc.');
    return 2;
  }
  endOnSignals();
  if (!asked.json) console.log(`Tablée attacked on ${describeMachine()}\n`);
  const wanted = ATTACKS.filter(a => asked.wanted.includes(a.name));
  const report = async (attack: Attack): Promise<Report> => {
    if (!asked.json) process.stderr.write(`${attack.name}: ${attack.description}\n`);
    const began = performance.now();
    const findings = await runAttack(attack, new Sandbox(asked));
    const seconds = (performance.now() - began) / 1000;
    if (!asked.json) process.stderr.write(`${attack.name}: ${seconds.toFixed(0)} s\n`);
    return { attack: attack.name, seconds, findings };
  };
  const inBackground = wanted.filter(a => a.background).map(report);
  const reports: Report[] = [];
  for (const attack of wanted) if (!attack.background) reports.push(await report(attack));
  reports.push(...(await Promise.all(inBackground)));
  const ok = isAllOk(reports);
  if (asked.json) console.log(JSON.stringify({ ok, reports }, null, 2));
  else
    console.log(`\n${printReports(reports)}\n\n${ok ? 'All limits kept.' : 'NOT OK: a limit was broken.'}`);
  return ok ? 0 : 1;
});

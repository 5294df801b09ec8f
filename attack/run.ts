import { describeMachine } from '../bench/machine.ts';
import { readAttackArguments, runScript } from './arguments.ts';
import { ATTACKS } from './list.ts';
import { type Finding, failure, isAllOk, printReports, type Report } from './report.ts';
import { type Attack, endOnSignals, Scene } from './scene.ts';

const USAGE = 'npm run attack -- [name …] [--list] [--long] [--frames N] [--json]';

/** Broken off when it takes too long; what it started is ended in any case. */
async function runAttack(attack: Attack, scene: Scene): Promise<readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    const { seconds: limit } = attack;
    const seconds = (typeof limit === 'number' ? limit : limit(scene.wish)) * (scene.wish.long ? 10 : 1);
    timer = setTimeout(() => fail(new Error(`not done after ${seconds} s`)), seconds * 1000);
  });
  try {
    await Promise.race([attack.run(scene), tooLong]);
  } catch (e) {
    scene.add(failure(e));
  }
  clearTimeout(timer);
  // A copy: an attack that was broken off may still add to its own while it is ended.
  const findings = [...scene.findings];
  await scene.end();
  return findings;
}

await runScript(USAGE, async () => {
  const asked = readAttackArguments(
    process.argv.slice(2),
    ATTACKS.map(a => a.name),
  );
  if (asked.list) {
    for (const { name, about } of ATTACKS) console.log(`${name.padEnd(20)}${about}`);
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
    if (!asked.json) process.stderr.write(`${attack.name}: ${attack.about}\n`);
    const began = performance.now();
    const findings = await runAttack(attack, new Scene(asked));
    return { attack: attack.name, seconds: (performance.now() - began) / 1000, findings };
  };
  const aside = wanted.filter(a => a.aside).map(report);
  const reports: Report[] = [];
  for (const attack of wanted) if (!attack.aside) reports.push(await report(attack));
  reports.push(...(await Promise.all(aside)));
  const ok = isAllOk(reports);
  if (asked.json) console.log(JSON.stringify({ ok, reports }, null, 2));
  else
    console.log(`\n${printReports(reports)}\n\n${ok ? 'All limits kept.' : 'NOT OK: a limit was broken.'}`);
  return ok ? 0 : 1;
});

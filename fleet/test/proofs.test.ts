import { describe, expect, it, onTestFinished } from 'vitest';
import { isOk } from '../../attack/report.ts';
import { sleep } from '../../attack/sandbox.ts';
import { startPostgres, TEST_SETTINGS } from '../postgres.ts';
import { killNode, type Proof, recover } from '../proofs/list.ts';
import { runProof } from '../proofs/proof-run.ts';

const TABLES = 6;
const NODES = 2;

/** The short form of `npm run proofs`: one of each death. Times are printed there and not judged here. */
const short: Proof = {
  name: 'short',
  description: 'a node is killed, PostgreSQL is killed, a node is restarted',
  judge: () => ({ sent: 'one of each death', stallMs: null, requestsMayFail: true }),
  async run(stage) {
    const [first, second] = stage.fleet.nodes;
    await sleep(1_000);
    await killNode(stage, first!);
    stage.crowd.fault();
    await stage.postgres.kill();
    await stage.postgres.start();
    await recover(stage);
    stage.crowd.fault();
    expect((await second!.stop())?.code).toBe(0);
    await second!.start();
    await recover(stage);
  },
};

describe('a fleet', () => {
  it('loses nothing when a node, PostgreSQL and another node end under play', async () => {
    const postgres = await startPostgres({ settings: TEST_SETTINGS });
    onTestFinished(() => postgres.stop());
    const { findings, details } = await runProof(short, {
      postgres,
      nodes: NODES,
      tables: TABLES,
      kills: 1,
      rate: 20,
      seed: 16,
    });
    const found = findings
      .filter(finding => isOk(finding) === false)
      .map(({ name, value }) => ({ name, value }));
    expect(found, details.join('\n')).toEqual([]);
  }, 300_000);
});

import { searchChance } from '@tablee/kernel';
import { type Finding, failure } from '../../attack/report.ts';
import { Sandbox } from '../../attack/sandbox.ts';
import type { Postgres } from '../postgres.ts';
import type { Proof, ProofSize } from './list.ts';
import { Stage } from './stage.ts';

export type ProofOptions = ProofSize & {
  readonly postgres: Postgres;
  readonly nodes: number;
  readonly rate: number;
  readonly seed: number;
};

export type ProofResult = { readonly findings: readonly Finding[]; readonly details: readonly string[] };

/** Runs one proof on a new database, and removes everything it started. */
export async function runProof(proof: Proof, options: ProofOptions): Promise<ProofResult> {
  const sandbox = new Sandbox();
  let stage: Stage | null = null;
  try {
    stage = await Stage.open(sandbox, { ...options, ...proof.stage });
    await proof.run(stage, options, searchChance(options.seed));
    const findings = await stage.finish(proof.judge(options));
    return { findings, details: stage.details };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { findings: [failure(error)], details: [...(stage?.details ?? []), reason] };
  } finally {
    await sandbox.end();
  }
}

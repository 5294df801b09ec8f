import type { Game } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckName } from './checks/finding.ts';
import { type Plan, runCheck, walksOf } from './checks/run.ts';
import type { Walk } from './checks/walk.ts';

/** A check this game cannot pass, and why: the exception has a name. */
export type Skip = { readonly test: CheckName; readonly why: string };
export type Conformance = Plan & { readonly skip?: readonly Skip[] };

/** Registers the suite every game must pass. */
export function conform(game: Game, { skip = [], ...plan }: Conformance = {}): void {
  describe(`${game.id} conforms`, () => {
    let walks: readonly Walk[] | null = null;
    const walked = () => {
      walks ??= walksOf(game, plan);
      return walks;
    };
    for (const check of CHECKS) {
      const named = skip.find(s => s.test === check);
      if (named) it.skip(`${check}: ${named.why}`);
      else
        it(check, () => {
          expect(runCheck(check, game, walked()).map(f => f.sentence)).toEqual([]);
        });
    }
  });
}

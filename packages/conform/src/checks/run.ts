import type { Game, Table } from '@tablee/kernel';
import { checkTwins } from '../twins.ts';
import { checkBinding, checkReplay } from './again.ts';
import { checkClone, checkRedact, checkTell } from './copies.ts';
import { checkJudge, checkOutcome } from './ending.ts';
import { CHECKS, type CheckName, type Finding, sentenceOf } from './finding.ts';
import { checkImagine, checkPrediction } from './foresight.ts';
import { checkIdle, checkLegality, checkOrder, checkPure } from './legality.ts';
import { recordAt, type StopCheck } from './stop.ts';
import { checkOptions, tablesOf } from './tables.ts';
import { checkRefusals, checkSpelling, checkStateText, checkStateWhole } from './texts.ts';
import { checkTraits } from './traits.ts';
import { type Walk, walk } from './walk.ts';

export type Plan = {
  /** Tables to play at; by default every number of seats, preset and single option. */
  readonly tables?: readonly Table[];
  /** Random games per table. */
  readonly seeds?: number;
  /** Longest walk, in entries. */
  readonly limit?: number;
  /** Names the first seed: another name, other games. */
  readonly name?: string;
};

export function walksOf(game: Game, plan: Plan = {}): readonly Walk[] {
  const { tables = tablesOf(game), seeds = 6, limit = 250, name = 'walk' } = plan;
  return tables.flatMap((table, t) =>
    Array.from({ length: seeds }, (_, i) => walk(game, table, `${name}-${t}-${i}`, limit)),
  );
}

const atEveryStop: { readonly [C in CheckName]?: StopCheck } = {
  legality: checkLegality,
  pure: checkPure,
  refusals: checkRefusals,
  spelling: checkSpelling,
  order: checkOrder,
  idle: checkIdle,
  'state-text': checkStateText,
  'state-whole': checkStateWhole,
  clone: checkClone,
  redact: checkRedact,
  tell: checkTell,
  outcome: checkOutcome,
  imagine: checkImagine,
  judge: checkJudge,
};

const overEveryWalk: { readonly [C in CheckName]?: (game: Game, walk: Walk) => Generator<Finding> } = {
  replay: checkReplay,
  prediction: checkPrediction,
  binding: checkBinding,
  'twins-view': checkTwins,
  'twins-told': checkTwins,
};

const ENOUGH = 3;

/** Makes one check; a game that throws in it has failed it. A few findings are enough to start with. */
export function runCheck(check: CheckName, game: Game, walks: readonly Walk[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const finding of guarded(check, game, walks)) {
    if (finding.check === check) findings.push(finding);
    if (findings.length >= ENOUGH) break;
  }
  return findings;
}

export const runChecks = (
  game: Game,
  walks: readonly Walk[],
  checks: readonly CheckName[] = CHECKS,
): readonly Finding[] => checks.flatMap(check => runCheck(check, game, walks));

function* guarded(check: CheckName, game: Game, walks: readonly Walk[]): Generator<Finding> {
  for (const made of walks) yield* made.findings;
  if (check === 'options') yield* caught(check, null, () => checkOptions(game));
  if (check === 'traits') yield* caught(check, null, () => checkTraits(game, walks));
  const whole = overEveryWalk[check];
  if (whole) for (const w of walks) yield* caught(check, w, () => whole(game, w));
  if (check === 'binding') for (const w of walks) yield* caught(check, w, () => checkTwins(game, w));
  const single = atEveryStop[check];
  if (!single) return;
  for (const w of walks)
    for (const stop of w.stops) yield* caught(check, w, () => single(game, stop, w), stop.match.n);
}

function* caught(
  check: CheckName,
  on: Walk | null,
  make: () => Generator<Finding>,
  n = Number.POSITIVE_INFINITY,
): Generator<Finding> {
  try {
    yield* make();
  } catch (e) {
    const where = on ? ` (seed ${on.seed}${Number.isFinite(n) ? `, after entry ${n}` : ''})` : '';
    const sentence = `the rules threw ${sentenceOf(e)}${where}`;
    yield on ? { check, sentence, record: recordAt(on, n) } : { check, sentence };
  }
}

import type { Game, Table } from '@tablee/kernel';
import { checkClone, checkRedact, checkTell } from './copies.ts';
import { CHECKS, type CheckName, type Finding, sentenceOf } from './finding.ts';
import { checkApply, checkIdle, checkLasts, checkLegality, checkOrder, checkPure } from './legality.ts';
import { checkJudge, checkOutcome } from './outcome.ts';
import { checkImagine, checkPrediction } from './prediction.ts';
import { checkBinding, checkReplay } from './replay.ts';
import { recordAt, type StopCheck } from './stop.ts';
import { checkOptions, tablesOf } from './tables.ts';
import { checkBacks } from './take-backs.ts';
import { checkRefusals, checkSpelling, checkStateEnd, checkStateText, checkStateWhole } from './texts.ts';
import { checkTraits } from './traits.ts';
import { checkTwins } from './twin-worlds.ts';
import { type Walk, walk } from './walk.ts';

export type Plan = {
  /** Default: every number of seats, preset and single option value. */
  readonly tables?: readonly Table[];
  /** Random games per table. */
  readonly seeds?: number;
  /** Longest walk, in entries. */
  readonly limit?: number;
  /** Prefix of the seeds. */
  readonly name?: string;
};

export function walksOf(game: Game, plan: Plan = {}): readonly Walk[] {
  const { tables = tablesOf(game), seeds = 6, limit = 250, name = 'walk' } = plan;
  return tables.flatMap((table, t) =>
    Array.from({ length: seeds }, (_, i) => walk(game, table, `${name}-${t}-${i}`, limit)),
  );
}

/** A check and the kinds of findings it makes. Twin worlds are played once for three kinds. */
type Checker = {
  readonly finds: readonly CheckName[];
  make(game: Game, walks: readonly Walk[]): Generator<Finding>;
};

const atEveryStop = (name: CheckName, check: StopCheck): Checker => ({
  finds: [name],
  *make(game, walks) {
    for (const walk of walks)
      for (const stop of walk.stops) yield* caught(name, walk, () => check(game, stop, walk), stop.match.n);
  },
});

const overEveryWalk = (
  finds: readonly CheckName[],
  check: (game: Game, walk: Walk) => Generator<Finding>,
): Checker => ({
  finds,
  *make(game, walks) {
    for (const walk of walks) yield* caught(finds[0]!, walk, () => check(game, walk));
  },
});

const overAll = (
  name: CheckName,
  check: (game: Game, walks: readonly Walk[]) => Generator<Finding>,
): Checker => ({ finds: [name], make: (game, walks) => caught(name, null, () => check(game, walks)) });

const CHECKERS: readonly Checker[] = [
  overAll('options', checkOptions),
  overEveryWalk(['walk', 'legality'], function* (_game, walk) {
    yield* walk.findings;
  }),
  atEveryStop('legality', checkLegality),
  atEveryStop('pure', checkPure),
  atEveryStop('refusals', checkRefusals),
  atEveryStop('apply', checkApply),
  atEveryStop('spelling', checkSpelling),
  atEveryStop('order', checkOrder),
  atEveryStop('idle', checkIdle),
  atEveryStop('lasts', checkLasts),
  atEveryStop('state-text', checkStateText),
  atEveryStop('state-end', checkStateEnd),
  atEveryStop('state-whole', checkStateWhole),
  atEveryStop('clone', checkClone),
  atEveryStop('redact', checkRedact),
  atEveryStop('tell', checkTell),
  atEveryStop('outcome', checkOutcome),
  overEveryWalk(['replay'], checkReplay),
  overEveryWalk(['prediction'], checkPrediction),
  atEveryStop('imagine', checkImagine),
  atEveryStop('judge', checkJudge),
  overEveryWalk(['binding'], checkBinding),
  overEveryWalk(['twins-view', 'twins-told', 'binding'], checkTwins),
  overEveryWalk(['twins-back'], (game, walk) => checkBacks(game, walk)),
  overAll('traits', checkTraits),
];

const ENOUGH = 3;

/** Runs the checks wanted, until there are a few findings of each kind. A game that throws has failed the check. */
export function runChecks(
  game: Game,
  walks: readonly Walk[],
  wanted: readonly CheckName[] = CHECKS,
): readonly Finding[] {
  const found = new Map<CheckName, Finding[]>(wanted.map(check => [check, []]));
  for (const { finds, make } of CHECKERS) {
    const open = () => finds.some(check => (found.get(check)?.length ?? ENOUGH) < ENOUGH);
    if (!open()) continue;
    for (const finding of make(game, walks)) {
      const kept = found.get(finding.check);
      if (kept && kept.length < ENOUGH) kept.push(finding);
      if (!open()) break;
    }
  }
  return [...found.values()].flat();
}

export const runCheck = (check: CheckName, game: Game, walks: readonly Walk[]): readonly Finding[] =>
  runChecks(game, walks, [check]);

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

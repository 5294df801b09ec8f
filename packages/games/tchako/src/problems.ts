import { settleVariant, type TchakoTable, type Variant } from './variant.ts';

/** TCHAKO-45: why modes cannot be combined. */
export const PROBLEMS = [
  'no-way-to-win',
  'odd-countdown',
  'anarchy-reach',
  'reach-too-high',
  'sudden-too-late',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The queen counts as a puck (TCHAKO-34). */
const MOST_WITHOUT_QUEEN = 11;
const START_PUCKS = 3;

export function problemsOf(table: TchakoTable): readonly Problem[] {
  const variant = settleVariant(table);
  const odd: readonly Problem[] = variant.countdown % 2 === 1 ? ['odd-countdown'] : [];
  return [...problemsWith(variant), ...odd];
}

/** Turns are absolute numbers here: a countdown added during the game may end with an odd one. */
export function problemsWith(v: Variant): readonly Problem[] {
  const found: Problem[] = [];
  const wins =
    v.standardWin ||
    v.suddenCreations > 0 ||
    v.suddenTurn > 0 ||
    v.countdown > 0 ||
    v.anarchy ||
    v.hill !== 'off' ||
    v.lead > 0 ||
    v.reach > 0;
  if (!wins) found.push('no-way-to-win');
  if (v.anarchy && v.reach > MOST_WITHOUT_QUEEN) found.push('anarchy-reach');
  const attainable = v.suddenCreations + START_PUCKS + (v.anarchy ? 0 : 1);
  if (v.suddenCreations > 0 && v.reach > attainable) found.push('reach-too-high');
  if (v.suddenTurn > 0 && v.countdown > 0 && v.countdown <= v.suddenTurn) found.push('sudden-too-late');
  return found;
}

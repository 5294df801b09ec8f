import type { OptionsOf, Table } from '@tablee/kernel';

/** TCHAKO-30: limited creations, or none after a certain turn. */
export const SUDDEN_DEATHS = ['off', 'creations', 'turn'] as const;
/** TCHAKO-33 */
export const HILLS = ['off', 'pair', 'line', 'rhombus'] as const;
export type Hill = (typeof HILLS)[number];
/** TCHAKO-34 */
export const DEMOGRAPHIES = ['off', 'lead', 'reach'] as const;
/** TCHAKO-22: how the table shoots and what the line of aim shows. Neither changes the rules. */
export const SHOOTINGS = ['aim', 'flick'] as const;
export const ASSISTANCES = ['none', 'short', 'contact'] as const;

export const OPTIONS = {
  shooting: { kind: 'choice', of: SHOOTINGS, initial: 'aim' },
  assistance: { kind: 'choice', of: ASSISTANCES, initial: 'short' },
  /** Shots may be taken back. Changes no rule either, so positions and codes of modes do not name it. */
  casual: { kind: 'flag', initial: false, sparse: true },
  points: { kind: 'count', min: 3, max: 9, initial: 7 },
  queenHolds: { kind: 'flag', initial: true },
  standardWin: { kind: 'flag', initial: true },
  sudden: { kind: 'choice', of: SUDDEN_DEATHS, initial: 'off' },
  suddenCreations: {
    kind: 'count',
    min: 1,
    max: 99,
    initial: 8,
    when: { option: 'sudden', is: 'creations' },
  },
  suddenTurn: {
    kind: 'count',
    min: 1,
    max: 200,
    step: 10,
    initial: 20,
    when: { option: 'sudden', is: 'turn' },
  },
  countdown: { kind: 'flag', initial: false },
  countdownTurns: {
    kind: 'count',
    min: 2,
    max: 200,
    step: 10,
    initial: 30,
    when: { option: 'countdown', is: true },
  },
  anarchy: { kind: 'flag', initial: false },
  hill: { kind: 'choice', of: HILLS, initial: 'off' },
  demography: { kind: 'choice', of: DEMOGRAPHIES, initial: 'off' },
  demographyLead: {
    kind: 'count',
    min: 2,
    max: 11,
    step: 2,
    initial: 6,
    when: { option: 'demography', is: 'lead' },
  },
  demographyReach: {
    kind: 'count',
    min: 5,
    max: 12,
    step: 2,
    initial: 10,
    when: { option: 'demography', is: 'reach' },
  },
  strategic: { kind: 'flag', initial: false },
  depot: { kind: 'flag', initial: false },
  triangle: { kind: 'flag', initial: false },
  carrisk: { kind: 'flag', initial: false },
  sumo: { kind: 'flag', initial: false },
} as const;
export type TchakoOptions = typeof OPTIONS;
export type TchakoTable = Table<TchakoOptions>;

/** Rules 1 spared the shooter of an unloaded shot in a grey duel (TCHAKO-40) and use version 1 of the physics (TCHAKO-20). */
export const RULES = [1, 2] as const;
export type Rules = (typeof RULES)[number];
export const NEWEST: Rules = 2;

/** The modes in play; replaced as a whole when a mode is added. Zero: not played. */
export type Modes = {
  readonly points: number;
  readonly queenHolds: boolean;
  readonly standardWin: boolean;
  /** Creations per seat. */
  readonly suddenCreations: number;
  /** The last turn in which pucks are created. */
  readonly suddenTurn: number;
  /** The last turn. */
  readonly countdown: number;
  readonly anarchy: boolean;
  readonly hill: Hill;
  readonly lead: number;
  readonly reach: number;
  readonly strategic: boolean;
  readonly depot: boolean;
  readonly triangle: boolean;
  readonly carrisk: boolean;
  readonly sumo: boolean;
};
/** The rules number is not written in positions: it belongs to the game that reads them. */
export type Variant = Modes & { readonly rules: Rules };

export function settleVariant(
  { options: o }: { readonly options: OptionsOf<TchakoOptions> },
  rules: Rules = NEWEST,
): Variant {
  return Object.freeze({
    rules,
    points: o.points,
    queenHolds: o.queenHolds,
    standardWin: o.standardWin,
    suddenCreations: o.sudden === 'creations' ? o.suddenCreations : 0,
    suddenTurn: o.sudden === 'turn' ? o.suddenTurn : 0,
    countdown: o.countdown ? o.countdownTurns : 0,
    anarchy: o.anarchy,
    hill: o.hill,
    lead: o.demography === 'lead' ? o.demographyLead : 0,
    reach: o.demography === 'reach' ? o.demographyReach : 0,
    strategic: o.strategic,
    depot: o.depot,
    triangle: o.triangle,
    carrisk: o.carrisk,
    sumo: o.sumo,
  });
}

/** Whether hitting or losing a queen can decide the game (TCHAKO-12, TCHAKO-16). */
export const queensMatter = (v: Variant): boolean => v.standardWin && !v.anarchy;
/** TCHAKO-40, TCHAKO-45: no loaded shots with Sumo. */
export const mayLoad = (v: Variant): boolean => v.strategic && !v.sumo;

/** TCHAKO-45: the first turn has two points fewer, but at least three. */
export const firstPoints = (points: number): number => Math.max(3, points - 2);

/** Points of a turn, in halves. */
export const allowance = (v: Variant, number: number): number =>
  2 * (number === 1 ? firstPoints(v.points) : v.points);

/** TCHAKO-45: modes that may be added between turns. A flag has the value true; turns are counted from the current one. */
export const ADDABLE = [
  'suddenCreations',
  'suddenTurn',
  'countdown',
  'hill',
  'lead',
  'reach',
  'strategic',
  'depot',
  'carrisk',
  'sumo',
] as const;
export type Addable = (typeof ADDABLE)[number];
export type Offer = { readonly mode: Addable; readonly value: number | string | true };

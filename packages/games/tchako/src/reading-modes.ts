import type { Fields } from '@tablee/kernel';
import { bad, fields, MOST } from './document.ts';
import { STANDARD } from './position.ts';
import { problemsWith } from './problems.ts';
import { HILLS, type Hill, type Modes, OPTIONS, type Rules, type Variant } from './variant.ts';

/** Ranges of modes in a position. Turn numbers are absolute, so they may exceed the range of the options (TCHAKO-45). */
const RANGES: { readonly [name: string]: readonly [number, number] } = {
  points: [OPTIONS.points.min, OPTIONS.points.max],
  suddenCreations: [OPTIONS.suddenCreations.min, OPTIONS.suddenCreations.max],
  suddenTurn: [1, MOST],
  countdown: [2, MOST],
  lead: [OPTIONS.demographyLead.min, OPTIONS.demographyLead.max],
  reach: [OPTIONS.demographyReach.min, OPTIONS.demographyReach.max],
};

/** Reads the modes of a position: those that differ from the standard game. */
export function readModes(raw: unknown, rules: Rules): Variant {
  const given = fields(raw);
  for (const name of Object.keys(given))
    if (!Object.hasOwn(STANDARD, name)) bad('position-modes', `There is no mode "${name}".`);
  const flag = (name: keyof Modes & string): boolean => readFlag(given, name, STANDARD[name] === true);
  const count = (name: keyof Modes & string): number => readCount(given, name, Number(STANDARD[name]));
  const variant: Variant = Object.freeze({
    rules,
    points: count('points'),
    queenHolds: flag('queenHolds'),
    standardWin: flag('standardWin'),
    suddenCreations: count('suddenCreations'),
    suddenTurn: count('suddenTurn'),
    countdown: count('countdown'),
    anarchy: flag('anarchy'),
    hill: readHill(given.hill),
    lead: count('lead'),
    reach: count('reach'),
    strategic: flag('strategic'),
    depot: flag('depot'),
    triangle: flag('triangle'),
    carrisk: flag('carrisk'),
    sumo: flag('sumo'),
  });
  if (problemsWith(variant).length > 0) bad('position-modes', 'These modes do not go together.');
  return variant;
}

const unknown = (name: string): never => bad('position-modes', `The mode "${name}" is never so.`);

function readFlag(given: Fields, name: string, standard: boolean): boolean {
  const value = given[name];
  return value === undefined ? standard : typeof value === 'boolean' ? value : unknown(name);
}

function readCount(given: Fields, name: string, standard: number): number {
  const value = given[name];
  if (value === undefined) return standard;
  const [least, most] = RANGES[name]!;
  if (typeof value !== 'number' || !Number.isInteger(value)) return unknown(name);
  return value >= least && value <= most ? value : unknown(name);
}

const readHill = (value: unknown): Hill =>
  value === undefined ? 'off' : (HILLS.find(hill => hill === value) ?? unknown('hill'));

/** TCHAKO-45: whether the modes in play can result from those of the table. Modes can only be added, some not at all. */
export const agreesWith = (played: Variant, agreed: Variant): boolean =>
  Object.entries(agreed).every(([name, value]) => {
    const now = new Map(Object.entries(played)).get(name);
    const fixed = FIXED.includes(name) || value !== new Map(Object.entries(STANDARD)).get(name);
    return now === value || !fixed;
  });

const FIXED: readonly string[] = ['rules', 'points', 'queenHolds', 'standardWin', 'anarchy', 'triangle'];

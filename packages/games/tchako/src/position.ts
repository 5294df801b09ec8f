import { bit, has, listZones, POST_NAMES, ZONE_NAMES, ZONES } from './board.ts';
import { writeOffer } from './consent.ts';
import { ELASTICS, nameElastic } from './elastic.ts';
import { namePuck, PUCKS, type Pucks, queenOf } from './puck.ts';
import { type Control, isAbsent, type State } from './state.ts';
import { type Modes, OPTIONS, type Variant } from './variant.ts';

/** How a position writes the control of a zone, by `Control`. */
export const CONTROL_WORDS = [null, 'S', 'N', 'grey'] as const;
export const SIDE_WORDS = ['S', 'N'] as const;

/** The standard game; only differences from it are written. */
export const STANDARD: Modes = Object.freeze({
  points: OPTIONS.points.initial,
  queenHolds: true,
  standardWin: true,
  suddenCreations: 0,
  suddenTurn: 0,
  countdown: 0,
  anarchy: false,
  hill: 'off',
  lead: 0,
  reach: 0,
  strategic: false,
  depot: false,
  triangle: false,
  carrisk: false,
  sumo: false,
});

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sorted = <T>(entries: readonly (readonly [string, T])[]): { [name: string]: T } =>
  Object.fromEntries([...entries].sort(([a], [b]) => byText(a, b)));

const namesOf = (set: Pucks): string[] =>
  PUCKS.filter(puck => has(set, puck))
    .map(namePuck)
    .sort(byText);

const standardValue = (name: string): unknown => new Map(Object.entries(STANDARD)).get(name);

const writeModes = ({ rules: _, ...modes }: Variant): { [name: string]: unknown } =>
  sorted(Object.entries(modes).filter(([name, value]) => value !== standardValue(name)));

const beganOf = (s: State): { [zone: string]: (typeof CONTROL_WORDS)[number] } =>
  sorted(ZONES.map(zone => [ZONE_NAMES[zone]!, CONTROL_WORDS[s.began[zone] as Control]!]));

/** One line of JSON with sorted keys and sets, so that equal positions are equal texts. */
export function writeState(s: State): string {
  const here = PUCKS.filter(puck => has(s.here, puck));
  return JSON.stringify(
    sorted<unknown>([
      ['absent', namesOf(absentQueens(s))],
      ['began', beganOf(s)],
      [
        'captured',
        listZones(s.captured)
          .map(zone => ZONE_NAMES[zone]!)
          .sort(byText),
      ],
      ['creations', { N: s.creations[1], S: s.creations[0] }],
      ...(s.declined ? [['declined', true] as const] : []),
      ['elastics', writeElastics(s)],
      ...(s.variant.carrisk ? [['free', s.free] as const] : []),
      ['modes', writeModes(s.variant)],
      ['number', s.number],
      ...(s.offer ? [['offer', writeOffer(s.offer)] as const] : []),
      ...(s.end ? [['over', writeEnd(s)] as const] : []),
      ['points', s.points],
      ['pucks', sorted(here.map(puck => [namePuck(puck), [s.x[puck]!, s.y[puck]!]]))],
      ['set', namesOf(s.set)],
      ['shot', namesOf(s.shot)],
      ['turn', SIDE_WORDS[s.turn as 0 | 1]],
    ]),
  );
}

export const absentQueens = (s: State): Pucks =>
  [0, 1].reduce((set, seat) => (isAbsent(s, seat) ? set | bit(queenOf(seat)) : set), 0);

const writeElastics = (s: State): { [name: string]: readonly string[] } =>
  sorted(
    ELASTICS.flatMap(elastic => {
      const hooks = s.laid[elastic];
      return hooks ? [[nameElastic(elastic), hooks.map(post => POST_NAMES[post]!)] as const] : [];
    }),
  );

const writeEnd = ({ end }: State): { readonly reason: string; readonly winner: string | null } => ({
  reason: end!.reason,
  winner: end!.winner === null ? null : SIDE_WORDS[end!.winner as 0 | 1],
});

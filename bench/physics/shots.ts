import { type Point, PUCK_RADIUS, type Shot, ShotTable } from '@tablee/physics';
import { dice, scatter, TERRAIN } from '../../packages/physics/test/scene.ts';

/** What every engine is given: 24 discs at rest, one of them shot. */
export type Setting = { readonly discs: readonly Point[]; readonly shot: Shot };

export type Engine = {
  /** Until all is at rest again. */
  shoot(setting: Setting): void;
  /** Where the discs lie now. */
  ends(): readonly Point[];
};

export const DISCS = 24;
const TABLES = 60;
const SHOTS_EACH = 10;
const BREAKS = 60;
/** As tight as whole units allow, and a pack laid by hand: a twentieth of a millimetre between two. */
export const TIGHT = 1_408.5;
export const LAID = 1_412;

/** Contacts and stops, and how many discs went over the rail. */
function watch({ discs, shot }: Setting): { readonly events: number; readonly gone: number } {
  const table = new ShotTable(TERRAIN, discs.length);
  for (const [i, { x, y }] of discs.entries()) table.place(i, x, y);
  let events = 0;
  let gone = 0;
  const { speed } = table.bodies;
  table.shoot(shot, {
    met: () => void events++,
    bounced: () => void events++,
    left: () => void gone++,
    turned: disc => void (speed[disc] === 0 && events++),
  });
  return { events, gone };
}

/** No peer knows of discs that jump the rail: shots after which one is gone are left out for all. */
const staysOn = (setting: Setting): boolean => watch(setting).gone === 0;

export const countEvents = (settings: readonly Setting[]): number =>
  settings.reduce((sum, setting) => sum + watch(setting).events, 0) / settings.length;

/** Positions of a game under way, and shots in any direction, hard enough for something to happen. */
export function drawMidGame(): Setting[] {
  const roll = dice(99);
  const settings: Setting[] = [];
  for (let k = 0; k < TABLES; k++) {
    const discs = scatter(TERRAIN, DISCS, roll);
    for (let n = 0; n < SHOTS_EACH; n++)
      settings.push({ discs, shot: { disc: roll(DISCS), direction: roll(4_096), power: 450 + roll(551) } });
  }
  return settings.filter(staysOn);
}

/**
 * 23 discs side by side in the south of the board, and one that breaks into them from the west. `apart`: between the
 * middles of neighbours, give or take a unit; at 1,408 they touch.
 */
export function drawBreaks(apart: number): Setting[] {
  const roll = dice(98);
  const settings: Setting[] = [];
  while (settings.length < BREAKS) {
    const discs = [...pack(DISCS - 1, apart, roll), { x: -7_000, y: roll(2_000) - 11_500 }];
    const shot = { disc: DISCS - 1, direction: (4_036 + roll(120)) % 4_096, power: 600 + roll(401) };
    if (areApart(discs) && staysOn({ discs, shot })) settings.push({ discs, shot });
  }
  return settings;
}

function pack(discs: number, apart: number, roll: (n: number) => number): Point[] {
  const placed: Point[] = [];
  const about = (n: number): number => Math.round(n) + (apart > TIGHT ? roll(3) - 1 : 0);
  for (let line = 0; placed.length < discs; line++)
    for (let k = 0; k <= line && placed.length < discs; k++)
      placed.push({ x: about(line * apart * 0.8662) - 3_500, y: about((k - line / 2) * apart) - 10_500 });
  return placed;
}

const areApart = (discs: readonly Point[]): boolean =>
  discs.every((a, i) => discs.slice(0, i).every(b => Math.hypot(a.x - b.x, a.y - b.y) >= 2 * PUCK_RADIUS));

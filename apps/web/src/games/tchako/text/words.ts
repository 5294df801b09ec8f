import { DIRECTIONS } from '@tablee/physics';
import {
  isQueen,
  namePuck,
  ownerOf,
  POST_NAMES,
  PUCKS,
  sayPuck,
  sayZone,
  tchako,
  type Variant,
  ZONE_NAMES,
  ZONES,
} from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import { boardWords } from '../../board-words.ts';
import type { Words } from './fr.ts';

export type { Words } from './fr.ts';

export const { words, ready } = boardWords({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
});

const SIDE_SIGNS = '■●';

const pointFor = (direction: number, compass: readonly string[]): string =>
  compass[Math.round((direction * compass.length) / DIRECTIONS) % compass.length] ?? '';

/** Short form for the list of moves. */
export function briefMove(text: string): string {
  const move = tchako.readMove(text);
  if (!move) return text;
  const { brief, modes } = words();
  switch (move.kind) {
    case 'shoot': {
      const { puck } = move;
      const name = `${SIDE_SIGNS[ownerOf(puck)]}${isQueen(puck) ? '♛' : namePuck(puck).slice(1)}`;
      return `${brief.shoot(name, pointFor(move.direction, brief.compass), Math.round(move.power / 10))}${move.loaded ? ' !' : ''}`;
    }
    case 'create':
      return brief.create(ZONE_NAMES[move.zone]!);
    case 'hook':
      return brief.elastic(`${POST_NAMES[move.from]}→${POST_NAMES[move.to]}`);
    case 'lay':
      return brief.elastic(move.hooks.map(post => POST_NAMES[post]).join(' '));
    case 'propose':
      return brief.propose(modes[move.offer.mode]);
    case 'replace':
      return move.elastic === null ? brief.keep : brief.replace;
    case 'agree':
    case 'decline':
    case 'end':
    case 'time':
      return brief[move.kind];
  }
}

/** The modes played besides the standard game. The countdown is left out: the turn number shows it. */
export function sayModes(v: Variant, { modes, hills }: Words): readonly string[] {
  const numbered = (name: string, n: number): string => `${name} (${n})`;
  const said = [
    v.suddenCreations > 0 && numbered(modes.suddenCreations, v.suddenCreations),
    v.suddenTurn > 0 && numbered(modes.suddenTurn, v.suddenTurn),
    v.hill !== 'off' && `${modes.hill} (${hills[v.hill]})`,
    v.lead > 0 && numbered(modes.lead, v.lead),
    v.reach > 0 && numbered(modes.reach, v.reach),
    v.anarchy && modes.anarchy,
    v.strategic && modes.strategic,
    v.depot && modes.depot,
    v.triangle && modes.triangle,
    v.carrisk && modes.carrisk,
    v.sumo && modes.sumo,
    !v.standardWin && modes.noStandard,
  ];
  return said.filter(each => each !== false);
}

/** Names of places that players point at: a puck is `p-s3`, a zone `z-bsc`. */
export const namePointedPuck = (puck: number): string => `p-${namePuck(puck)}`;
export const namePointedZone = (zone: number): string => `z-${ZONE_NAMES[zone]!.toLowerCase()}`;

/** -1 if the name is not a puck's, or not a zone's. */
export const readPointedPuck = (at: string): number => PUCKS.findIndex(puck => namePointedPuck(puck) === at);
export const readPointedZone = (at: string): number => ZONES.findIndex(zone => namePointedZone(zone) === at);

/** The spoken name of a place a player points at. */
export function namePlace(at: string, text: Messages): string {
  const [zone, puck] = [readPointedZone(at), readPointedPuck(at)];
  return zone >= 0 ? sayZone(zone, text) : puck >= 0 ? sayPuck(puck, text) : at;
}

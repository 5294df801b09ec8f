import { DIRECTIONS } from '@tablee/physics';
import { isQueen, namePuck, ownerOf, POST_NAMES, tchako, ZONE_NAMES } from '@tablee/tchako';
import { words } from './words.ts';

const MARKS = '■●';
/** From the east, counter-clockwise, as directions run. */
const ARROWS = '→↗↑↖←↙↓↘';

const arrowFor = (direction: number): string =>
  ARROWS[Math.round((direction * ARROWS.length) / DIRECTIONS) % ARROWS.length] ?? '';

/** A move in the list of moves: who, which way, how hard; where. */
export function briefMove(text: string): string {
  const move = tchako.readMove(text);
  if (!move) return text;
  const { brief, modes } = words();
  switch (move.kind) {
    case 'shoot': {
      const { puck } = move;
      const who = `${MARKS[ownerOf(puck)]}${isQueen(puck) ? '♛' : namePuck(puck).slice(1)}`;
      return `${brief.shoot(who, arrowFor(move.direction), Math.round(move.power / 10))}${move.loaded ? ' !' : ''}`;
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

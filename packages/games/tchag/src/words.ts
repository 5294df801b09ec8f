import { DIRECTIONS, type Direction } from './board.ts';
import type { TchagEvent } from './events.ts';
import { isBroken } from './field.ts';
import type { Messages } from './messages/fr.ts';
import { directionNamed, fromOf, kindOf, type Move, stoneNamed, toOf } from './move.ts';
import type { State } from './state.ts';

const OPPOSITE: { readonly [D in Direction]: Direction } = { '^': 'v', '>': '<', v: '^', '<': '>' };

/** How the reader's board lies: with yellow at the lower edge or not; null: for readers on either side. */
export type Flipped = boolean | null;

function sayDirection(direction: Direction, text: Messages, flipped: Flipped): string {
  if (flipped === null) return text.towards.edge[direction];
  return text.towards.screen[flipped ? OPPOSITE[direction] : direction];
}

/** The sentence of an event, for screen readers. */
export function sayEvent(e: TchagEvent, text: Messages, flipped: Flipped = null): string {
  switch (e.kind) {
    case 'moved':
      return text.events.moved(e.seat, e.from, e.to, e.captured);
    case 'removed':
      return text.events.removed(e.square, e.grey);
    case 'slid': {
      const riding = e.stones.filter(stone => stone.pawn !== null).length;
      const towards = sayDirection(e.direction, text, flipped);
      return text.events.slid(e.line, towards, e.distance, e.stones.length, riding);
    }
    case 'unfinished':
      return text.events.unfinished(e.seat);
    case 'passed':
      return text.events.passed(e.seat);
    case 'blocked':
      return text.events.blocked(e.seat, e.again);
    case 'stopped':
      return text.events.stopped(e.seat);
    case 'over':
      return text.reasons[e.reason](e.winner);
  }
}

/** The task of the player on turn. */
export function sayTask(s: State, text: Messages): string {
  if (s.phase === 'repair') return isBroken(s.lines) ? text.tasks.gap : text.tasks.join;
  if (s.phase !== 'move') return text.tasks.over;
  return s.extra ? text.tasks.extra : text.tasks.move;
}

/** The name of a move, for lists and buttons. */
export function sayMove(m: Move, text: Messages, flipped: Flipped = null): string {
  const towards = sayDirection(DIRECTIONS[directionNamed(m)] ?? '^', text, flipped);
  switch (kindOf(m)) {
    case 'step':
      return text.moves.step(fromOf(m), toOf(m));
    case 'gap':
      return text.moves.gap(stoneNamed(m), towards);
    case 'join':
      return text.moves.join(stoneNamed(m), towards);
    case 'stop':
      return text.moves.stop;
  }
}

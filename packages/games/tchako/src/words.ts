import { DIRECTIONS, FULL_POWER } from '@tablee/physics';
import { listZones, POST_NAMES, type Post, ZONE_NAMES, type Zone } from './board.ts';
import { controlOf } from './control.ts';
import { mustCreate } from './creation.ts';
import { type Elastic, kindOf } from './elastic.ts';
import type { TchakoEvent } from './events.ts';
import type { Messages } from './messages/fr.ts';
import type { Move } from './move.ts';
import { EACH, isQueen, ownerOf, type Puck } from './puck.ts';
import { isOver, other, type State } from './state.ts';
import { HILLS, type Offer } from './variant.ts';

export const sayPuck = (puck: Puck, text: Messages): string =>
  text.puck(ownerOf(puck), isQueen(puck) ? null : (puck % EACH) + 1);
export const sayZone = (zone: Zone, text: Messages): string => text.zone(ZONE_NAMES[zone]!);
const sayElastic = (elastic: Elastic, text: Messages): string => text.elastics[kindOf(elastic)];
const sayPosts = (posts: readonly Post[]): string => posts.map(post => POST_NAMES[post]).join(' ');

function sayMode({ mode, value }: Offer, text: Messages): string {
  if (value === true) return text.modes[mode];
  const hill = HILLS.find(each => each === value);
  return `${text.modes[mode]} (${hill ? text.options.hill.values[hill].toLowerCase() : value})`;
}

/** A zone and who controls it, for screen readers. */
export const sayControl = (s: State, zone: Zone, text: Messages): string =>
  `${sayZone(zone, text)}, ${text.control[controlOf(s)[zone]!]}`;

/** The sentence for an event. */
export function sayEvent(e: TchakoEvent, text: Messages): string {
  const say = text.events;
  switch (e.kind) {
    case 'shot':
      return say.shot(sayPuck(e.puck, text), text.cost(e.cost), e.loaded);
    case 'hit':
      return say.hit[e.effect](sayPuck(e.by, text), sayPuck(e.puck, text));
    case 'gone':
      return say.gone[e.how](sayPuck(e.puck, text));
    case 'restored':
      return say.restored(sayPuck(e.puck, text), sayZone(e.zone, text));
    case 'created': {
      const created = say.created(sayPuck(e.puck, text), sayZone(e.zone, text), text.cost(e.cost));
      return e.left === null ? created : `${created} ${say.left(e.left)}`;
    }
    case 'moved':
      return say.moved(sayPuck(e.puck, text));
    case 'hooked':
      return say.hooked(text.side(e.seat), sayElastic(e.elastic, text), sayPosts(e.hooks), text.cost(e.cost));
    case 'replaced':
      return say.replaced(text.side(e.seat), e.elastic === null ? null : sayElastic(e.elastic, text));
    case 'tchako':
      return say.tchako(text.side(other(e.seat)), e.on);
    case 'proposed':
    case 'agreed':
    case 'declined':
      return say[e.kind](text.side(e.seat), sayMode(e, text));
    case 'ended':
      return say.ended(text.side(e.seat));
    case 'turn': {
      const captured = listZones(e.captured).map(zone => sayZone(zone, text));
      return say.turn(text.side(e.seat), text.points(e.points), captured);
    }
    case 'over':
      return text.reasons[e.reason](e.winner);
  }
}

/** The task of the player to move. */
export function sayTask(s: State, text: Messages): string {
  if (isOver(s)) return text.tasks.over;
  if (s.number === 0) return text.tasks.replace;
  if (s.offer) return text.tasks.answer(sayMode(s.offer, text));
  return mustCreate(s) ? text.tasks.create : text.tasks.act(text.points(s.points));
}

/** Degrees clockwise from straight ahead, seen from the shooter's side. */
function headingFor(puck: Puck, direction: number): number {
  const quarters = ownerOf(puck) === 0 ? 1 : 3;
  const turned = (DIRECTIONS * quarters) / 4 - direction;
  return Math.round((((turned % DIRECTIONS) + DIRECTIONS) % DIRECTIONS) * (360 / DIRECTIONS)) % 360;
}

/** A move's name for lists and buttons. */
export function sayMove(m: Move, text: Messages): string {
  const { moves } = text;
  switch (m.kind) {
    case 'shoot':
      return moves.shoot(
        sayPuck(m.puck, text),
        headingFor(m.puck, m.direction),
        Math.round((m.power * 100) / FULL_POWER),
        m.dx !== 0 || m.dy !== 0,
        m.loaded,
      );
    case 'create':
      return moves.create(sayZone(m.zone, text));
    case 'hook':
      return moves.hook(sayElastic(m.elastic, text), POST_NAMES[m.from]!, POST_NAMES[m.to]!);
    case 'lay':
      return moves.lay(sayElastic(m.elastic, text), sayPosts(m.hooks));
    case 'replace':
      return m.elastic === null ? moves.keep : moves.replace(sayElastic(m.elastic, text));
    case 'propose':
      return moves.propose(sayMode(m.offer, text));
    case 'agree':
    case 'decline':
    case 'end':
    case 'time':
      return moves[m.kind];
  }
}

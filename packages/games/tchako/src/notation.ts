import { DIRECTIONS, FULL_POWER } from '@tablee/physics';
import { POST_NAMES, readPost, readZone, ZONE_NAMES } from './board.ts';
import { readOffer, writeOffer } from './consent.ts';
import { type Elastic, isTriangle, nameElastic, readElastic } from './elastic.ts';
import { FINGER } from './measure.ts';
import { AGREE, DECLINE, END, type Move, type ShootMove, TIME } from './move.ts';
import { namePuck, readPuck } from './puck.ts';

const NONE = 'none';

export function writeMove(m: Move): string {
  switch (m.kind) {
    case 'shoot':
      return writeShot(m);
    case 'create':
      return `create ${ZONE_NAMES[m.zone]}`;
    case 'hook':
      return `elastic ${nameElastic(m.elastic)} ${POST_NAMES[m.from]}>${POST_NAMES[m.to]}`;
    case 'lay':
      return `elastic ${nameElastic(m.elastic)} ${m.hooks.map(post => POST_NAMES[post]).join('-')}`;
    case 'replace':
      return `replace ${m.elastic === null ? NONE : nameElastic(m.elastic)}`;
    case 'propose':
      return `propose ${writeOffer(m.offer)}`;
    case 'agree':
    case 'decline':
    case 'end':
    case 'time':
      return m.kind;
  }
}

function writeShot(m: ShootMove): string {
  const shift = m.dx === 0 && m.dy === 0 ? '' : ` +${m.dx},${m.dy}`;
  return `shoot ${namePuck(m.puck)} ${m.direction} ${m.power}${shift}${m.loaded ? ' !' : ''}`;
}

/** Null for everything that is not written as `writeMove` writes it. */
export function readMove(text: string): Move | null {
  const move = readWords(text.split(' '));
  return move && writeMove(move) === text ? move : null;
}

function readWords([word, name = '', ...rest]: readonly string[]): Move | null {
  switch (word) {
    case 'shoot':
      return readShot(name, rest);
    case 'create':
      return readZone(name) < 0 ? null : { kind: 'create', zone: readZone(name) };
    case 'elastic':
      return readElastic(name) < 0 ? null : readHooks(readElastic(name), rest[0] ?? '');
    case 'replace':
      if (name === NONE) return { kind: 'replace', elastic: null };
      return readElastic(name) < 0 ? null : { kind: 'replace', elastic: readElastic(name) };
    case 'propose': {
      const offer = readOffer([name, ...rest].join(' '));
      return offer && { kind: 'propose', offer };
    }
    case 'agree':
      return AGREE;
    case 'decline':
      return DECLINE;
    case 'end':
      return END;
    case 'time':
      return TIME;
    default:
      return null;
  }
}

const NUMBER = /^-?[0-9]{1,4}$/;

/** NaN for what is no whole number. */
const readNumber = (text: string | undefined): number =>
  text !== undefined && NUMBER.test(text) ? Number(text) : Number.NaN;

const isWithin = (n: number, least: number, most: number): boolean => n >= least && n <= most;

function readShot(name: string, [direction, power, ...rest]: readonly string[]): ShootMove | null {
  const puck = readPuck(name);
  const [d, p] = [readNumber(direction), readNumber(power)];
  const loaded = rest.at(-1) === '!';
  const shift = (loaded ? rest.slice(0, -1) : rest)[0];
  const [dx, dy] = shift === undefined ? [0, 0] : readShift(shift);
  if (puck < 0 || !isWithin(d, 0, DIRECTIONS - 1) || !isWithin(p, 1, FULL_POWER)) return null;
  if (!isWithin(dx, -FINGER, FINGER) || !isWithin(dy, -FINGER, FINGER)) return null;
  return { kind: 'shoot', puck, direction: d, power: p, dx, dy, loaded };
}

function readShift(text: string): readonly [number, number] {
  const [dx, dy] = text.slice(1).split(',');
  // Minus nothing is nothing, and is not written so.
  return [readNumber(dx) + 0, readNumber(dy) + 0];
}

function readHooks(elastic: Elastic, text: string): Move | null {
  const [from, to] = text.split('>').map(readPost);
  if (to !== undefined)
    return from! < 0 || to < 0 || from === to ? null : { kind: 'hook', elastic, from: from!, to };
  const hooks = text.split('-').map(readPost);
  if (hooks.length !== (isTriangle(elastic) ? 3 : 2) || hooks.includes(-1)) return null;
  // One spelling: in the order of the posts.
  return hooks.every((post, i) => i === 0 || hooks[i - 1]! < post) ? { kind: 'lay', elastic, hooks } : null;
}

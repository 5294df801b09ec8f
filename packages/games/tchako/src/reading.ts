import type { Fields, Seat } from '@tablee/kernel';
import { bit, readPost, readZone, ZONE_NAMES, ZONE_OWNERS, ZONES } from './board.ts';
import { againstOffer, readOffer } from './consent.ts';
import { captureFrom, controlOf } from './control.ts';
import { among, bad, coordinateOf, countOf, fields, list, parseFields, textOf } from './document.ts';
import { ELASTICS, type Hooks, holderOf, isTaken, isTriangle, nameElastic, placeWith } from './elastic.ts';
import { absentQueens, CONTROL_WORDS, SIDE_WORDS, writeState } from './position.ts';
import { type Pucks, queenOf, readPuck, SIDE } from './puck.ts';
import { agreesWith, readModes } from './reading-modes.ts';
import { checkLying, checkSet } from './reading-pucks.ts';
import { type End, isHere, moveTo, REASONS, type State, startState } from './state.ts';
import { FREE_CREATIONS } from './turn.ts';
import { allowance, type Rules, settleVariant, type TchakoTable } from './variant.ts';
import { holdsPair, judge } from './victory.ts';

/** Reads a position. It contains its modes, because modes can be added during a game (TCHAKO-45). */
export function readState(text: string, table: TchakoTable | undefined, rules: Rules): State {
  const raw = parseFields(text);
  const variant = readModes(raw.modes, rules);
  if (table && !agreesWith(variant, settleVariant(table, rules)))
    bad('position-modes', 'This position is played with other modes than this table.');
  const s = startState(variant);
  readPucks(s, raw);
  readElastics(s, fields(raw.elastics));
  readTurn(s, raw);
  readZones(s, raw);
  readCounts(s, raw);
  s.declined = raw.declined === true;
  if (raw.offer !== undefined) readOffered(s, textOf(raw.offer));
  s.end = raw.over === undefined ? null : readEnd(fields(raw.over));
  if (!s.end && s.number > 0 && (holdsPair(s) || judge(s, controlOf(s))))
    bad('position-over', 'This position is decided, and does not say so.');
  if (writeState(s) !== text)
    bad('position-order', 'A position is written without blanks, its keys and names in order.');
  return s;
}

const readSet = (raw: unknown): Pucks =>
  list(raw).reduce<Pucks>((set, name) => {
    const puck = readPuck(textOf(name));
    return puck < 0 ? bad('position-pucks', `There is no puck "${name}".`) : set | bit(puck);
  }, 0);

function readPucks(s: State, raw: Fields): void {
  s.here = 0;
  s.x.fill(0);
  s.y.fill(0);
  for (const [name, at] of Object.entries(fields(raw.pucks))) {
    const puck = readPuck(name);
    const [x, y, ...rest] = list(at).map(coordinateOf);
    if (puck < 0 || x === undefined || y === undefined || rest.length > 0)
      bad('position-pucks', `"${name}" is no puck with two whole numbers.`);
    moveTo(s, puck, x!, y!);
    s.here |= bit(puck);
  }
  if (s.variant.anarchy && [0, 1].some(seat => isHere(s, queenOf(seat))))
    bad('position-pucks', 'There are no queens in anarchy.');
  s.set = readSet(raw.set);
  s.shot = readSet(raw.shot);
  if (readSet(raw.absent) !== absentQueens(s)) bad('position-pucks', 'A queen is on the board or absent.');
  checkSet(s);
}

function readElastics(s: State, raw: Fields): void {
  const laid = ELASTICS.map((elastic): Hooks | null => {
    const hooks = raw[nameElastic(elastic)];
    return hooks === undefined ? null : Object.freeze(list(hooks).map(name => readPost(textOf(name))));
  });
  const wrong = (): never => bad('position-elastics', 'Elastics do not lie so, or are not these.');
  const lying = ELASTICS.flatMap(elastic => {
    const hooks = laid[elastic];
    if (!hooks || (isTriangle(elastic) && hooks.length === 0)) return [];
    return [{ elastic, place: placeWith(elastic, hooks) ?? wrong() }];
  });
  if (lying.some(({ elastic, place }) => isTaken(laid, elastic, place))) wrong();
  for (const seat of [0, 1]) {
    const own = ELASTICS.filter(elastic => holderOf(elastic) === seat && laid[elastic]);
    if (own.length !== 3 || (own.some(isTriangle) && !s.variant.triangle)) wrong();
  }
  s.laid = Object.freeze(laid);
  checkLying(s);
}

function readTurn(s: State, raw: Fields): void {
  s.turn = among(SIDE_WORDS, raw.turn);
  s.number = countOf(raw.number);
  s.points = countOf(raw.points);
  const wrong = (): never => bad('position-turn', 'Turn, number and points do not fit together.');
  if (s.number === 0) {
    const start = startState(s.variant);
    if (!s.variant.triangle || s.points > 0 || s.here !== start.here || s.set !== start.set) wrong();
    if (s.shot !== 0 || s.x.some((x, i) => x !== start.x[i]) || s.y.some((y, i) => y !== start.y[i])) wrong();
    return;
  }
  if (s.number % 2 === s.turn || s.points > allowance(s.variant, s.number)) wrong();
  if (s.points === 0 && raw.over === undefined) wrong();
  if ((s.shot & ~(s.here & SIDE[s.turn]!)) !== 0) wrong();
}

function readZones(s: State, raw: Fields): void {
  const began = fields(raw.began);
  for (const zone of ZONES) {
    s.began[zone] = among(CONTROL_WORDS, began[ZONE_NAMES[zone]!]);
    if (s.number > 0 && s.began[zone] === 0 && ZONE_OWNERS[zone] !== null)
      bad('position-zones', 'An own zone with nobody in it is its owner’s.');
  }
  s.captured = list(raw.captured).reduce<number>((set, name) => {
    const zone = readZone(textOf(name));
    return zone < 0 ? bad('position-zones', `There is no zone "${name}".`) : set | bit(zone);
  }, 0);
  const due = s.number === 0 ? 0 : captureFrom(s.began, s.turn);
  if (s.captured !== due) bad('position-zones', 'What is captured follows from how the turn began.');
}

function readCounts(s: State, raw: Fields): void {
  const creations = fields(raw.creations);
  const { suddenCreations, carrisk } = s.variant;
  for (const [seat, word] of SIDE_WORDS.entries()) {
    s.creations[seat as Seat] = countOf(creations[word]);
    if (suddenCreations > 0 && s.creations[seat]! > suddenCreations)
      bad('position-counts', 'More pucks were created than may be.');
  }
  s.free = carrisk ? countOf(raw.free) : 0;
  if (s.free > FREE_CREATIONS) bad('position-counts', 'There are not so many free creations.');
}

function readOffered(s: State, text: string): void {
  const offer = readOffer(text);
  if (!offer || s.number === 0 || againstOffer(s, offer))
    bad('position-modes', 'This mode cannot be offered here.');
  s.offer = offer && Object.freeze(offer);
}

function readEnd(raw: Fields): End {
  const reason = REASONS[among(REASONS, raw.reason)]!;
  const winner = raw.winner === null ? null : among(SIDE_WORDS, raw.winner);
  if ((reason === 'even') !== (winner === null)) bad('position-over', 'The end and its winner do not fit.');
  return Object.freeze({ reason, winner });
}

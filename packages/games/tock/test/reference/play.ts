import { type Effect, effectsOf, isAllHome, ownedBy, sideOf } from './effects.ts';
import { type Agreed, type Position, RANKS, sortRanks } from './position.ts';
import { COLOURS, opposite } from './squares.ts';

/** The position after a move; `drawn` is the number of cards each hand draws, which the position lacks. */
export type After = { readonly position: Position; readonly drawn: ReadonlyMap<string, number> };

const ranksIn = (cards: readonly string[]): string[] => RANKS.filter(rank => cards.includes(rank));
const seatsOf = (p: Position): string[] => [...p.hands.keys()];

/** The seat on turn: with two players blue also plays green. */
export const seatOnTurn = (p: Position, agreed: Agreed): string | undefined =>
  seatsOf(p).find(seat => ownedBy(agreed, seat).includes(p.turn));

/** In move order, without repetitions. */
export function listMoves(p: Position, agreed: Agreed, seat: string): string[] {
  const hand = p.hands.get(seat)!;
  if (p.phase === 'swap') return p.gives!.get(seat) === '-' ? ranksIn(hand).map(rank => `give:${rank}`) : [];
  if (p.phase === 'cull') return p.culled!.get(seat) === '-' ? ranksIn(hand).map(rank => `cull:${rank}`) : [];
  if (p.phase === 'over' || seatOnTurn(p, agreed) !== seat) return [];
  const plays = p.blocked.includes(seat) ? [] : playsOf(p, agreed, seat).map(effect => effect.text);
  return plays.length > 0 ? [...new Set(plays)] : ranksIn(hand).map(rank => `drop:${rank}`);
}

const playsOf = (p: Position, agreed: Agreed, seat: string): Effect[] =>
  ranksIn(p.hands.get(seat)!).flatMap(card => effectsOf(p, agreed, seat, card));

/** Plays a legal move. */
export function play(p: Position, agreed: Agreed, seat: string, text: string): After {
  const [word, card] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
  if (word === 'give') return give(p, seat, card);
  if (word === 'cull') return cull(p, seat, card);
  if (word === 'drop') {
    return lay({ ...p, blocked: p.blocked.filter(other => other !== seat) }, agreed, seat, card);
  }
  const { board } = effectsOf(p, agreed, seat, word).find(effect => effect.text === text)!;
  const next = seatsOf(p)[(seatsOf(p).indexOf(seat) + 1) % p.hands.size]!;
  return lay(text === '10:block' ? { ...p, blocked: [...p.blocked, next] } : board, agreed, seat, word);
}

const without = (cards: readonly string[], card: string): string[] => {
  const i = cards.indexOf(card);
  return cards.filter((_, k) => k !== i);
};
const put = <V>(map: ReadonlyMap<string, V>, seat: string, value: V): Map<string, V> =>
  new Map([...map].map(([key, old]) => [key, key === seat ? value : old]));

/** The first seat after the dealer that satisfies a condition. */
function firstAfterDealer(p: Position, holds: (seat: string) => boolean): string {
  const seats = seatsOf(p);
  const start = seats.indexOf(p.dealer) + 1;
  return [...seats.slice(start), ...seats.slice(0, start)].find(holds)!;
}

/** TOCK-6: cards are exchanged after all have chosen. */
function give(p: Position, seat: string, card: string): After {
  const gives = put(p.gives!, seat, card);
  if ([...gives.values()].includes('-')) {
    const turn = firstAfterDealer(p, other => gives.get(other) === '-');
    return { position: { ...p, gives, turn }, drawn: new Map() };
  }
  const hands = new Map(
    [...p.hands].map(([to, cards]) => [
      to,
      sortRanks([...without(cards, gives.get(to)!), gives.get(opposite(to))!]),
    ]),
  );
  const turn = firstAfterDealer(p, () => true);
  return { position: { ...p, hands, gives: null, phase: 'play', turn }, drawn: new Map() };
}

/** TOCK-9 */
function cull(p: Position, seat: string, card: string): After {
  const culled = put(p.culled!, seat, card);
  const hands = put(p.hands, seat, without(p.hands.get(seat)!, card));
  const open = [...culled.values()].includes('-');
  const turn = firstAfterDealer(p, other => !open || culled.get(other) === '-');
  return { position: { ...p, hands, culled, turn, phase: open ? 'cull' : 'play' }, drawn: new Map() };
}

/** After a card: discard it, check the end, draw, pass the turn, deal. */
function lay(board: Position, agreed: Agreed, seat: string, card: string): After {
  const hands = put(board.hands, seat, without(board.hands.get(seat)!, card));
  const p = { ...board, hands, out: sortRanks([...board.out, card]) };
  if (seatsOf(p).some(winner => sideOf(agreed, winner).every(colour => isAllHome(p, colour))))
    return { position: { ...p, turn: '-', phase: 'over' }, drawn: new Map() };
  const held = (other: string): number => hands.get(other)!.length;
  const stock = 54 - p.out.length - seatsOf(p).reduce((sum, other) => sum + held(other), 0);
  const draws = agreed.deal === 'draw' && stock > 0 ? 1 : 0;
  const drawn = new Map([[seat, draws]]);
  if (draws === 0 && seatsOf(p).every(other => held(other) === 0)) return deal(p, agreed);
  const holds = (other: string): boolean => held(other) + (drawn.get(other) ?? 0) > 0;
  return { position: { ...p, turn: nextTurn(p, agreed, seat, holds) }, drawn };
}

function nextTurn(p: Position, agreed: Agreed, seat: string, holds: (seat: string) => boolean): string {
  const order = agreed.alternate ? COLOURS : seatsOf(p);
  const at = order.indexOf(agreed.alternate ? p.turn : seat) + 1;
  return [...order.slice(at), ...order.slice(0, at)].find(name =>
    holds(seatsOf(p).find(other => ownedBy(agreed, other).includes(name))!),
  )!;
}

const HANDS: { readonly [players: number]: readonly number[] } = {
  2: [5, 5, 4, 4, 4, 4],
  3: [5, 4, 4, 4],
  4: [5, 4, 4],
};

/** TOCK-5, 8, 9: deals the next hands, from this pack or a new one. */
function deal(p: Position, agreed: Agreed): After {
  const sizes = { hands: HANDS[agreed.players]!, cull: [6, 4, 4, 4], draw: [5] }[agreed.deal];
  const again = p.deal >= sizes.length;
  const seats = seatsOf(p);
  const dealer = again ? seats[(seats.indexOf(p.dealer) + 1) % seats.length]! : p.dealer;
  const number = again ? 1 : p.deal + 1;
  const culls = agreed.deal === 'cull' && again;
  const noCard = new Map(seats.map(seat => [seat, '-']));
  const swaps = agreed.players === 4 && agreed.teams;
  const dealt = { ...p, dealer, deal: number, out: again ? [] : p.out };
  const position: Position = {
    ...dealt,
    turn: agreed.alternate ? nextTurn(p, agreed, p.turn, () => true) : firstAfterDealer(dealt, () => true),
    phase: swaps ? 'swap' : culls ? 'cull' : 'play',
    gives: swaps ? noCard : null,
    culled: culls ? noCard : p.culled,
  };
  return { position, drawn: new Map(seats.map(seat => [seat, sizes[number - 1]!])) };
}

import type { Chance } from '@tablee/kernel';
import { agreedOn } from './compare.ts';
import { restOfPack, type Said } from './draw.ts';
import { sideOf } from './reference/effects.ts';
import { type Pawn, type Position, sortPawns, sortRanks, writePosition } from './reference/position.ts';
import { isHome, TRACK } from './reference/squares.ts';

/** Cards with special rules are more frequent than in a pack. */
const WANTED = ['7', '7', '7', 'J', 'K', '5', '4', '10', 'X', 'A'];

/** A random position, with many pawns near the houses, on the 18s and on the 7s; null if it is already won. */
export function sketch(said: Said, chance: Chance): string | null {
  const agreed = agreedOn(said, 2);
  const unused = agreed.players === 3 ? 'rbyg'[chance.pick(4)] : undefined;
  const colours = [...'rbyg'].filter(colour => colour !== unused);
  const seats = agreed.players === 2 ? ['r', 'b'] : colours;
  // The reference is too slow for a 7 shared by eight pawns.
  const pawns = drawPawns(colours, chance, agreed.players === 2 ? 4 : 0);
  const isWon = (seat: string): boolean =>
    pawns.every(pawn => isHome(pawn.at) || !sideOf(agreed, seat).includes(pawn.colour));
  if (seats.some(isWon)) return null;
  const order = agreed.alternate ? colours : seats;
  const turn = order[chance.pick(order.length)]!;
  const onTurn =
    agreed.players === 2 && turn === 'y' ? 'r' : agreed.players === 2 && turn === 'g' ? 'b' : turn;
  const pack = restOfPack();
  const draw = (): string => {
    const wanted = pack.indexOf(WANTED[chance.pick(WANTED.length)]!);
    const at = wanted >= 0 && chance.pick(2) > 0 ? wanted : chance.pick(pack.length);
    return pack.splice(at, 1)[0]!;
  };
  const hold = (cards: number): string[] => sortRanks(Array.from({ length: cards }, draw));
  const position: Position = {
    pawns: sortPawns(pawns),
    hands: new Map(seats.map(seat => [seat, hold(seat === onTurn ? 1 + chance.pick(3) : chance.pick(3))])),
    out: hold(chance.pick(4)),
    turn,
    blocked: seats.filter(() => chance.pick(8) === 0),
    deal: 1,
    dealer: seats[chance.pick(seats.length)]!,
    phase: 'play',
    gives: null,
    culled: agreed.deal === 'cull' ? new Map(seats.map(seat => [seat, draw()])) : null,
  };
  return writePosition(position);
}

function drawPawns(colours: readonly string[], chance: Chance, waiting: number): Pawn[] {
  const taken = new Set<string>();
  const drawAt = (colour: string): string => {
    if (chance.pick(8) < waiting) return 'R';
    switch (chance.pick(6)) {
      case 0:
        return 'R';
      case 1:
      case 2:
        return `${colour}H${1 + chance.pick(4)}`;
      case 3:
        return `${colour}${10 + chance.pick(9)}`;
      case 4:
        return `${'rbyg'[chance.pick(4)]}${[18, 7, 17, 1][chance.pick(4)]}`;
      default:
        return TRACK[chance.pick(TRACK.length)]!;
    }
  };
  return colours.flatMap(colour =>
    Array.from({ length: 4 }, (): Pawn => {
      const at = drawAt(colour);
      if (taken.has(at)) return { colour, at: 'R', fresh: false };
      if (at !== 'R') taken.add(at);
      return { colour, at, fresh: at === `${colour}18` && chance.pick(3) > 0 };
    }),
  );
}

import { COLOURS, indexOf, isHome, isOnTrack } from './squares.ts';

/** The options of a game. */
export type Agreed = {
  readonly rules: 1 | 2;
  readonly players: number;
  readonly teams: boolean;
  readonly deal: 'hands' | 'cull' | 'draw';
  readonly alternate: boolean;
  readonly choice: boolean;
  readonly selfCapture: boolean;
};

/** `at` is a square, a house square, or R for the reserve. */
export type Pawn = { readonly colour: string; readonly at: string; readonly fresh: boolean };

export type Position = {
  readonly pawns: readonly Pawn[];
  readonly hands: ReadonlyMap<string, readonly string[]>;
  readonly out: readonly string[];
  /** A seat; under `alternate` a colour; `-` when the game is over. */
  readonly turn: string;
  readonly blocked: readonly string[];
  readonly deal: number;
  readonly dealer: string;
  readonly phase: string;
  readonly gives: ReadonlyMap<string, string> | null;
  readonly culled: ReadonlyMap<string, string> | null;
};

export const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K X'.split(' ');
export const sortRanks = (cards: readonly string[]): string[] =>
  RANKS.flatMap(rank => cards.filter(card => card === rank));

const list = (text: string): string[] => (text === '-' ? [] : text.split(','));
const writeList = (items: readonly string[]): string => (items.length === 0 ? '-' : items.join(','));

/** `r:4,5 b:-` as a map. */
const readSeats = (text: string): Map<string, string> =>
  new Map(text.split(' ').map(item => [item[0]!, item.slice(2)]));
const writeSeats = (seats: ReadonlyMap<string, string>): string =>
  [...seats].map(([seat, what]) => `${seat}:${what}`).join(' ');

export function readPosition(text: string): Position {
  const [pawns, hands, out, turn, blocked, deal, phase, last] = text.split(' | ');
  const after = (field: string | undefined): string => field!.slice(field!.indexOf(' ') + 1);
  const extra = (name: string) => (last?.startsWith(`${name} `) ? readSeats(after(last)) : null);
  return {
    pawns: pawns!.split(' ').flatMap(group =>
      list(group.slice(2)).map(at => ({
        colour: group[0]!,
        at: at.replace('*', ''),
        fresh: at.endsWith('*'),
      })),
    ),
    hands: new Map([...readSeats(hands!)].map(([seat, cards]) => [seat, list(cards)])),
    out: list(after(out)),
    turn: after(turn),
    blocked: list(after(blocked)),
    deal: Number(after(deal).split(' ')[0]),
    dealer: after(deal).split(' ')[1]!,
    phase: phase!,
    gives: extra('gives'),
    culled: extra('culled'),
  };
}

export function writePosition(p: Position): string {
  const ordered = sortPawns(p.pawns);
  const groups = COLOURS.flatMap(colour => {
    const pawns = ordered.filter(pawn => pawn.colour === colour);
    return pawns.length === 0 ? [] : [`${colour}=${pawns.map(writePawn).join(',')}`];
  });
  const hands = new Map([...p.hands].map(([seat, cards]) => [seat, writeList(sortRanks(cards))]));
  const fields = [
    groups.join(' '),
    writeSeats(hands),
    `out ${writeList(sortRanks(p.out))}`,
    `turn ${p.turn}`,
    `blocked ${writeList([...p.hands.keys()].filter(seat => p.blocked.includes(seat)))}`,
    `deal ${p.deal} ${p.dealer}`,
    p.phase,
  ];
  if (p.gives) fields.push(`gives ${writeSeats(p.gives)}`);
  if (p.culled) fields.push(`culled ${writeSeats(p.culled)}`);
  return fields.join(' | ');
}

const writePawn = (pawn: Pawn): string => pawn.at + (pawn.fresh ? '*' : '');

/** Position order: by colour; within a colour reserve, track from red 1 on, house. */
export const sortPawns = (pawns: readonly Pawn[]): Pawn[] =>
  [...pawns].sort((a, b) => orderOf(a) - orderOf(b));
const orderOf = ({ colour, at }: Pawn): number =>
  1000 * COLOURS.indexOf(colour) + (isHome(at) ? 100 + Number(at[2]) : isOnTrack(at) ? 1 + indexOf(at) : 0);

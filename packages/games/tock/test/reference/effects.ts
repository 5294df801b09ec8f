import { type Agreed, type Pawn, type Position, sortPawns } from './position.ts';
import { isHome, isOnTrack, opposite } from './squares.ts';
import { backward, enter, forward, type Landing, settle } from './walk.ts';

/** A move as text, and the board after it, without cards. */
export type Effect = { readonly text: string; readonly board: Position };

const STEPS: { readonly [rank: string]: number } = {
  A: 1,
  2: 2,
  3: 3,
  6: 6,
  8: 8,
  9: 9,
  10: 10,
  Q: 12,
  K: 13,
  X: 18,
};

export const isAllHome = (p: Position, colour: string): boolean =>
  p.pawns.filter(pawn => pawn.colour === colour).every(pawn => isHome(pawn.at));

export const ownedBy = (agreed: Agreed, seat: string): string[] =>
  agreed.players === 2 ? [seat, opposite(seat)] : [seat];
export const sideOf = (agreed: Agreed, seat: string): string[] =>
  agreed.players === 4 && agreed.teams ? [seat, opposite(seat)] : ownedBy(agreed, seat);

/** The colours a seat moves now: TOCK-8, 19. */
export function playedBy(p: Position, agreed: Agreed, seat: string): string[] {
  if (agreed.players === 2)
    return agreed.alternate ? [isAllHome(p, p.turn) ? opposite(p.turn) : p.turn] : ownedBy(agreed, seat);
  return sideOf(agreed, seat).length === 2 && isAllHome(p, seat) ? [opposite(seat)] : [seat];
}

const pawnsOf = (p: Position, colours: readonly string[]): Pawn[] =>
  sortPawns(p.pawns).filter(pawn => colours.includes(pawn.colour));

/** All uses of a card in move order, with repetitions. */
export function effectsOf(p: Position, agreed: Agreed, seat: string, card: string): Effect[] {
  const mine = pawnsOf(p, playedBy(p, agreed, seat));
  const write = (pawn: Pawn, landing: Landing, fresh = false): Effect => ({
    text: `${card}:${pawn.at === 'R' ? `${pawn.colour}R` : pawn.at}-${landing.to}`,
    board: settle(p, pawn, landing, fresh),
  });
  const entering = ['A', 'K', 'X'].includes(card)
    ? mine.flatMap(pawn => enter(p, agreed, pawn).map(l => write(pawn, l, true)))
    : [];
  const steps = STEPS[card];
  const walking = steps
    ? mine.flatMap(pawn => forward(p, agreed, pawn, steps, card === 'K').map(l => write(pawn, l)))
    : [];
  return [...entering, ...walking, ...special()];

  function special(): Effect[] {
    if (card === '4') return mine.flatMap(pawn => backward(p, agreed, pawn, 4).map(l => write(pawn, l)));
    if (card === '5') {
      const side = sideOf(agreed, seat);
      const rivals = sortPawns(p.pawns).filter(pawn => !side.includes(pawn.colour));
      return rivals.flatMap(pawn => forward(p, agreed, pawn, 5).map(l => write(pawn, l)));
    }
    if (card === '7') return splitsOf(p, agreed, seat);
    if (card === '10') return [{ text: '10:block', board: p }];
    return card === 'J' ? swapsOf(p, agreed, seat) : [];
  }
}

/** TOCK-26 */
function swapsOf(p: Position, agreed: Agreed, seat: string): Effect[] {
  const playable = playedBy(p, agreed, seat);
  const mayMove = [...ownedBy(agreed, seat), ...playable];
  const onTrack = sortPawns(p.pawns).filter(
    ({ at, colour }) => isOnTrack(at) && (at !== `${colour}18` || mayMove.includes(colour)),
  );
  return onTrack.flatMap((a, i) =>
    playable.includes(a.colour)
      ? onTrack.flatMap((b, k) => {
          const writtenBefore = playable.includes(b.colour) && k < i;
          return a === b || writtenBefore ? [] : [{ text: `J:${a.at}~${b.at}`, board: trade(p, a, b) }];
        })
      : [],
  );
}

const trade = (p: Position, a: Pawn, b: Pawn): Position => ({
  ...p,
  pawns: p.pawns.map(pawn => {
    if (pawn === a) return { ...a, at: b.at, fresh: false };
    return pawn === b ? { ...b, at: a.at, fresh: false } : pawn;
  }),
});

/** TOCK-23: all ways to share 7 steps, pawn by pawn. */
function splitsOf(p: Position, agreed: Agreed, seat: string): Effect[] {
  const inOrder = { ...p, pawns: sortPawns(p.pawns) };
  const away = pawnsOf(p, playedBy(p, agreed, seat)).filter(pawn => !isHome(pawn.at));
  const found = new Map<string, Effect>();
  hand(inOrder, 7, []);
  return [...found.values()];

  function hand(now: Position, left: number, parts: readonly string[]): void {
    const playable = playedBy(now, agreed, seat);
    for (const [i, pawn] of now.pawns.entries()) {
      // A pawn that has moved is a new object, so it is not found again.
      if (!playable.includes(pawn.colour) || pawn !== inOrder.pawns[i]) continue;
      for (let steps = 1; steps <= left; steps++) {
        for (const landing of forward(now, agreed, pawn, steps)) {
          const board = settle(now, pawn, landing);
          const soFar = [...parts, `${pawn.at}-${landing.to}`];
          const last = away.length === 1 && parts.length === 0 && !isHome(pawn.at) && isHome(landing.to);
          if (steps === left || last) keep(soFar, board);
          if (steps < left) hand(board, left - steps, soFar);
        }
      }
    }
  }

  /** The same parts in another order are the same move if the result is the same. */
  function keep(parts: readonly string[], board: Position): void {
    const standing = sortPawns(board.pawns).map(pawn => pawn.at + (pawn.fresh ? '*' : ''));
    const name = [...parts].sort().join() + standing.join();
    if (!found.has(name)) found.set(name, { text: `7:${parts.join()}`, board });
  }
}

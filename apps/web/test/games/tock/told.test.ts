import { defaultTable, readTable, searchChance } from '@tablee/kernel';
import { type State, type TockEvent, tock } from '@tablee/tock';
import { fr as text } from '@tablee/tock/messages/fr';
import { describe, expect, it } from 'vitest';
import type { Past } from '../../../src/board/contract.ts';
import { captionOf } from '../../../src/games/tock/draw/caption.ts';
import { countMissing, summarize } from '../../../src/games/tock/finale/summary.ts';
import { swapOf } from '../../../src/games/tock/input/swap.ts';
import { lastsMs } from '../../../src/games/tock/motion/schedule.ts';
import { fr as word } from '../../../src/games/tock/text/fr.ts';

const plain = (sentence: string | null): string | null => sentence?.replaceAll('\u00a0', ' ') ?? null;
const read = (fields: string): State =>
  tock.readState(`${fields} | out - | turn g | blocked - | deal 1 b | play`, defaultTable(tock));

/** The caption of green's move, as red reads it. */
function caption(position: string, move: string, viewer: number | null = 0): string | null {
  const state = read(position);
  const events = tock.apply(state, 3, tock.readMove(move)!, searchChance(1));
  return plain(captionOf(events, { state, viewer, nameOf: undefined, text, word }));
}

describe('the caption of another player’s card', () => {
  const pawns = 'r=R,R,R,r9 b=R,R,R,R y=R,R,R,r3 g=R,R,R,r4';
  const hand = (card: string) => `${pawns} | r:9 b:9 y:9 g:${card}`;

  it('TOCK-22 says whose pawn a 5 pushes', () => {
    expect(caption(hand('5'), '5:r9-r14')).toBe('Vert : 5, pousse votre pion');
    expect(caption(hand('5'), '5:r9-r14', null)).toBe('Vert : 5, pousse un pion rouge');
    expect(caption(hand('5'), '5:r3-r8')).toBe('Vert : 5, pousse un pion jaune');
  });

  it('TOCK-11 says whose pawn is taken', () => {
    expect(caption('r=R,R,R,r6 b=R,R,R,R y=R,R,R,R g=R,R,R,r4 | r:9 b:9 y:9 g:2', '2:r4-r6')).toBe(
      'Vert : 2, avance de 2, prend votre pion',
    );
  });

  it('TOCK-20 TOCK-21 TOCK-25 TOCK-26 entering, back, block, swap, discard', () => {
    expect(caption(hand('A'), 'A:gR-g18')).toBe('Vert : as, fait entrer un pion');
    expect(caption(hand('4'), '4:r4-g18')).toBe('Vert : 4, recule de 4');
    expect(caption(hand('10'), '10:block')).toBe('Vert : 10, vous bloque');
    expect(caption(hand('10'), '10:block', 1)).toBe('Vert : 10, bloque Rouge');
    expect(caption(hand('J'), 'J:r4~r9')).toBe('Vert : valet, prend la place de votre pion');
    expect(caption('r=R,R,R,R b=R,R,R,R y=R,R,R,R g=R,R,R,R | r:9 b:9 y:9 g:2', 'drop:2')).toBe(
      'Vert : 2, défausse',
    );
  });

  it('TOCK-23 a 7 names its parts; the own card has no caption', () => {
    expect(caption('r=R,R,R,R b=R,R,R,R y=R,R,R,R g=R,R,r4,b3 | r:9 b:9 y:9 g:7', '7:r4-r6,b3-b8')).toBe(
      'Vert : 7, avance de 2 et 5',
    );
    expect(caption(hand('5'), '5:r9-r14', 3)).toBeNull();
  });
});

/** A whole game with what seat 0 is told. */
function playGame(seed: number, options = {}): { past: Past<TockEvent>[]; state: State } {
  const chance = searchChance(seed);
  const { state, events } = tock.setup(readTable(tock, 4, { fastStart: true, ...options }), chance);
  const past: Past<TockEvent>[] = [{ n: 0, events: events.map(e => tock.tell(e, 0)!) }];
  for (let n = 1; tock.actors(state).length > 0; n++) {
    const seat = tock.actors(state)[0]!;
    const home = [...tock.moves(state, seat)].filter(m => /-.H/.test(tock.writeMove(m)));
    const move = home[0] ?? tock.sample(state, seat, chance);
    past.push({ n, events: tock.apply(state, seat, move, chance).map(e => tock.tell(e, 0)!) });
  }
  return { past, state };
}

describe('the end of a game', () => {
  const { past, state } = playGame(3);

  it('TOCK-27 names the winners, counts cards and pawns taken, and finds the card that decided', () => {
    const { winners, cards, captures, decisive } = summarize(past, state)!;
    expect(winners).toHaveLength(2);
    expect(cards).toBe(
      past.flatMap(p => p.events).filter(e => e.kind === 'played' || e.kind === 'dropped').length,
    );
    const taken = past.flatMap(p => p.events).filter(e => e.kind === 'taken').length;
    expect(captures[0] + captures[1]).toBeLessThanOrEqual(taken);
    expect(captures[0] + captures[1]).toBeGreaterThan(0);
    expect(decisive!.turn).toBeLessThanOrEqual(cards);
    expect(countMissing(state, winners[0]!)).toBe(0);
    expect(countMissing(state, 1 - (winners[0]! % 2))).toBeGreaterThan(0);
  });

  it('a game that goes on has no summary', () => {
    expect(summarize([], read('r=R,R,R,r9 b=R,R,R,R y=R,R,R,R g=R,R,R,R | r:9 b:9 y:9 g:9'))).toBeNull();
  });

  it('the last entry lasts as long as its marbles move', () => {
    expect(lastsMs(past.at(-1)!.events)).toBeGreaterThan(300);
  });
});

describe('TOCK-6 the swap in the hand', () => {
  const { past } = playGame(3);
  const swapped = past.findIndex(p => p.events.some(e => e.kind === 'swapped'));
  const setup = tock.setup(readTable(tock, 4, { fastStart: true }), searchChance(3));
  const names = { text };
  const shownAt = (n: number) => ({ n, state: setup.state, events: past[n]!.events });

  it('a card on its way shows as given', () => {
    const card = setup.state.hands.findIndex(count => count > 0);
    const sent = { kind: 'give', card } as const;
    expect(swapOf(0, shownAt(0), [], sent, names).given).toBe(card);
    expect(swapOf(0, shownAt(0), [], null, names).given).toBeNull();
  });

  it('the card that came says from whom, until the first card is laid', () => {
    const now = swapOf(0, shownAt(swapped), past.slice(0, swapped), null, names);
    expect([now.came?.from, now.leaving === null]).toEqual(['Jaune', false]);
    const laid = past.findIndex(
      ({ n, events }) =>
        n > swapped && events.some(e => (e.kind === 'played' || e.kind === 'dropped') && e.seat === 0),
    );
    expect(swapOf(0, shownAt(laid - 1), past.slice(0, laid - 1), null, names).came?.from).toBe('Jaune');
    expect(swapOf(0, shownAt(laid), past.slice(0, laid), null, names).came).toBeNull();
    expect(swapOf(null, shownAt(swapped), past, null, names).came).toBeNull();
  });
});

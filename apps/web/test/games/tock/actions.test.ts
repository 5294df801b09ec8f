import { defaultTable } from '@tablee/kernel';
import { entryOf, type Move, reserveOf, SEVEN, type State, tock } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { pressCard, pressPlace, stepBack } from '../../../src/games/tock/input/actions.ts';
import { highlightsOf, listChoices } from '../../../src/games/tock/input/choices.ts';
import type { InputState } from '../../../src/games/tock/input/input-state.ts';
import { EMPTY, type Selection } from '../../../src/games/tock/input/selection.ts';
import { playTurns } from './positions.ts';

/** A board without a screen: what was selected and played. */
function boardOf(state: State, seat = 0, sent: Move | null = null) {
  let selection: Selection = EMPTY;
  const played: string[] = [];
  const refused: string[] = [];
  const choices = listChoices(state, sent ? [] : [seat], seat);
  const input = (): InputState => ({
    state,
    holder: seat,
    lower: 0,
    choices,
    sent,
    selection,
    highlights: highlightsOf(state, choices, selection),
    change: next => {
      selection = { ...selection, ...next };
    },
    play: move => played.push(move),
    explain: refusal => refused.push(refusal.rule),
  });
  return { input, played, refused, selection: () => selection };
}

const read = (text: string): State => tock.readState(text, defaultTable(tock));
const RESERVES = 'r=R,R,R,R b=R,R,R,R y=R,R,R,R g=R,R,R,R';
const start = read(`${RESERVES} | r:A,5,K,X b:9 y:9 g:9 | out - | turn r | blocked - | deal 1 g | play`);

describe('a square that several cards lead to', () => {
  it('TOCK-20 opens a choice of the cards, and closes it when pressed again', () => {
    const board = boardOf(start);
    pressPlace(board.input(), reserveOf(0));
    pressPlace(board.input(), entryOf(0));
    expect(board.played).toEqual([]);
    const { open } = board.input().highlights;
    expect(open?.moves.map(tock.writeMove)).toEqual(['A:rR-r18', 'K:rR-r18', 'X:rR-r18']);
    expect(stepBack(board.input())).toBe(true);
    expect([board.input().highlights.open, board.selection().pawn]).toEqual([null, reserveOf(0)]);
    pressPlace(board.input(), entryOf(0));
    pressPlace(board.input(), entryOf(0));
    expect(board.input().highlights.open).toBeNull();
  });

  it('a card pressed in the hand closes the choice and leaves one way', () => {
    const board = boardOf(start);
    pressPlace(board.input(), reserveOf(0));
    pressPlace(board.input(), entryOf(0));
    pressCard(board.input(), { rank: 12, copy: 0 });
    expect(board.input().highlights.open).toBeNull();
    expect(board.input().highlights.ready).toEqual(tock.readMove('K:rR-r18'));
  });

  it('every lit place does something, with and without a card', () => {
    let several = 0;
    for (const seed of [1, 2, 3]) {
      for (const { before, seat } of playTurns(seed, 200)) {
        if (before.phase !== 'play') continue;
        const pawns = boardOf(before, seat).input().highlights.pawns;
        for (const pawn of pawns) {
          const lit = () => {
            const board = boardOf(before, seat);
            pressPlace(board.input(), pawn);
            return board;
          };
          for (const { at, moves } of lit().input().highlights.targets) {
            const board = lit();
            pressPlace(board.input(), at);
            if (moves.length > 1) several++;
            expect(board.played.length + (board.input().highlights.open?.moves.length ?? 0)).toBe(
              moves.length,
            );
          }
        }
      }
    }
    expect(several).toBeGreaterThan(5);
  });
});

describe('a 7 with a forced pawn', () => {
  const seven = (pawns: string) =>
    boardOf(read(`${pawns} | r:7 b:9 y:9 g:9 | out - | turn r | blocked - | deal 1 g | play`));
  const take = (pawns: string) => {
    const board = seven(pawns);
    pressCard(board.input(), { rank: SEVEN, copy: 0 });
    return board;
  };

  it('TOCK-23 the only pawn that can walk is chosen with the card, its only part as well', () => {
    const board = take('r=R,R,R,r18* b=R,R,R,R y=R,R,R,R g=R,R,R,R');
    expect(board.input().highlights.ready).toEqual(tock.readMove('7:r18-g7'));
  });

  it('TOCK-23 among several pawns none is chosen; after the first part the last one is', () => {
    const board = take('r=R,R,r18*,b12 b=R,R,R,R y=R,R,R,R g=R,R,R,R');
    expect([board.selection().pawn, board.selection().parts]).toEqual([null, []]);
    pressPlace(board.input(), entryOf(0));
    const three = board.input().highlights.targets.find(({ at }) => at === entryOf(0) + 3)!;
    pressPlace(board.input(), three.at);
    expect(board.selection().parts).toHaveLength(2);
    expect(board.input().highlights.ready).toEqual(tock.readMove('7:r18-b3,b12-b16'));
    expect(stepBack(board.input())).toBe(true);
    expect(board.selection().parts).toHaveLength(1);
  });

  it('TOCK-23 a pawn with several parts is chosen, the part is not', () => {
    const board = take('r=r14,rH2,rH3,rH4 b=R,R,R,R y=R,R,R,R g=R,R,R,R');
    expect([board.selection().pawn, board.selection().parts]).toEqual([13, []]);
  });
});

it('TOCK-6, 10 a card pressed while an own move is on its way is answered', () => {
  const sent = [tock.readMove('give:A'), tock.readMove('A:rR-r18')];
  const answers = sent.map(move => {
    const board = boardOf(start, 0, move);
    pressCard(board.input(), { rank: 12, copy: 0 });
    return board.refused;
  });
  expect(answers).toEqual([['TOCK-6'], ['TOCK-10']]);
});

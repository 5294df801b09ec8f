import { type Eyes, type Game, type OptionSheet, searchChance, type Table } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { playRandomly } from './driver.ts';

type Spelling<M> = { writeMove(m: M): string; readMove(text: string): M | null };

/** Registers tests: each of these texts is a move and its only spelling; none of the others is a move. */
export function testSpelling<M>(
  game: Spelling<M>,
  texts: { readonly moves: readonly string[]; readonly others: readonly string[] },
): void {
  it.each(texts.moves)('%s has one spelling', text => {
    const m = game.readMove(text);
    expect(m).not.toBeNull();
    expect(game.writeMove(m!)).toBe(text);
  });
  it.each(texts.others)('%j is not a move', text => expect(game.readMove(text)).toBeNull());
}

/** For moves that are numbers: how many below `end` are moves. Throws unless each has a spelling of its own. */
export function countMoves(game: Spelling<number>, isMove: (m: number) => boolean, end: number): number {
  const texts = new Set<string>();
  let moves = 0;
  for (let m = -1; m < end; m++) {
    if (!isMove(m)) continue;
    moves++;
    const text = game.writeMove(m);
    texts.add(text);
    if (game.readMove(text) !== m) throw new Error(`${m} is written ${text} and reads back as another move`);
  }
  if (texts.size !== moves) throw new Error(`${moves} moves have ${texts.size} spellings`);
  return moves;
}

/** Expects a random game without secrets: all eyes see the whole state and are told every event. */
export function expectOpen<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  table: Table<O>,
  seed = 8,
): void {
  const chance = searchChance(seed);
  const everyone: readonly Eyes[] = [
    ...Array.from({ length: table.seats }, (_, i) => i),
    'public',
    'referee',
  ];
  const { state } = game.setup(table, chance);
  const expectSeen = (): void => {
    for (const eyes of everyone) {
      const view = game.redact(state, eyes);
      expect(view).toEqual(state);
      expect(view).not.toBe(state);
      for (const seat of game.actors(state)) expect(game.imagine(view, seat, chance)).toEqual(state);
    }
  };
  expectSeen();
  for (const { events } of playRandomly(game, state, chance)) {
    for (const e of events) for (const eyes of everyone) expect(game.tell(e, eyes)).toEqual(e);
    expectSeen();
  }
}

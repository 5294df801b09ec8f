import { loadGame } from '@tablee/catalogue';
import { fromHex, type Game, isRefused, liveChance, type Match, playMove, replay } from '@tablee/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginLocal } from '../../src/session/local/begin.ts';
import { openLocal } from '../../src/session/local/local-session.ts';
import type { TableSession } from '../../src/session/session.ts';
import type { OptionValues } from '../../src/storage/choices.ts';
import type { StoredGame } from '../../src/storage/games.ts';
import { stubBrowser } from '../browser.ts';

/** The person sits at seat 0, bots sit at all others. */
const PERSON = 0;

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const begin = (game: Game, seats: number, options: OptionValues = {}): StoredGame => {
  const levels = Array.from({ length: seats - 1 }, () => 1 as const);
  return beginLocal(game, { seats, options, seating: { among: 'bots', seat: PERSON, levels } });
};

/** Chooses the next move; null: no further moves. */
type Choose = (match: Match, seat: number) => unknown;

/** Plays on, also for the bots, and opens the table. Bots never answer by themselves. */
function open(game: Game, stored: StoredGame, choose: Choose): TableSession {
  const seed = fromHex(stored.seed)!;
  let match: Match = replay(game, stored.record);
  const entries = [...stored.record.entries];
  for (let n = match.n + 1; !match.outcome; n++) {
    const seat = game.actors(match.state).at(-1)!;
    const move = choose(match, seat);
    if (move === null) break;
    const step = playMove(match, seat, game.writeMove(move), liveChance(seed, n));
    if (isRefused(step)) throw new Error(`${game.writeMove(move)} is refused`);
    match = step.match;
    entries.push(step.entry);
  }
  const record = { ...stored.record, entries };
  return openLocal(game, { ...stored, record }, () => new Promise(() => undefined));
}

const movesOf = ({ game, state }: Match, seat: number): readonly unknown[] => [...game.moves(state, seat)];
const now = (session: TableSession): Match => session.steps.peek().at(-1)!.match;
const text = ({ game, state }: Match): string => game.writeState(state);

/** First legal moves until the person is to move again after an own move and moves of bots. */
const untilAnswered: Choose = (match, seat) => {
  const answered =
    seat === PERSON && match.line.findLast(p => p.seat === PERSON) && match.line.last?.seat !== PERSON;
  return answered ? null : movesOf(match, seat)[0];
};

/** Expects that a take-back leads to the position before entry `n`. */
function expectBackBefore(session: TableSession, n: number): void {
  expect(session.takeBackStatus.peek()).toBe('free');
  const before = text(session.steps.peek()[n - 1]!.match);
  session.takeBack();
  expect(text(now(session))).toBe(before);
  expect(session.actingSeats.peek()).toEqual([PERSON]);
}

describe('a take-back against bots', () => {
  it.each([
    ['tchag', 2, {}],
    ['tekao', 2, { setup: 'mirrored' }],
  ] as const)('%s: undoes the person’s turn and the bots’ answers', async (id, seats, options) => {
    const game = await loadGame(id);
    const session = open(game, begin(game, seats, options), untilAnswered);
    const first = now(session)
      .line.toArray()
      .find(p => p.seat === PERSON)!;
    expectBackBefore(session, first.n);
  });

  it('TEKAO-4 does not return a piece that was drawn', async () => {
    const game = await loadGame('tekao');
    const session = open(game, begin(game, 2, { setup: 'drawn' }), untilAnswered);
    expect(session.takeBackStatus.peek()).toBe('bound');
  });

  it('Tock: undoes a card until another player has shown one', async () => {
    const game = await loadGame('tock');
    const stored = begin(game, 4, { teams: false });
    const played = (more: number): TableSession => {
      let left = -1;
      return open(game, stored, (match, seat) => {
        if (seat === PERSON && left < 0) left = 1 + more;
        return left-- === 0 ? null : movesOf(match, seat)[0];
      });
    };
    const session = played(0);
    expectBackBefore(session, now(session).line.last!.n);
    expect(played(1).takeBackStatus.peek()).toBe('bound');
  });

  it('T’Chang: undoes steps until a stone or statue is turned', async () => {
    const game = await loadGame('tchang');
    const stored = begin(game, 2);
    const turned = (wanted: boolean): TableSession => {
      let played = false;
      return open(game, stored, (match, seat) => {
        if (played) return null;
        const move = movesOf(match, seat).find(
          m => seat === PERSON && game.binding(match.state, m) === wanted,
        );
        played = move !== undefined;
        return move ?? movesOf(match, seat)[0];
      });
    };
    const session = turned(false);
    expectBackBefore(session, now(session).line.last!.n);
    expect(turned(true).takeBackStatus.peek()).toBe('bound');
  });

  it('Combats de dragons: never undoes gestures that were shown', async () => {
    const game = await loadGame('dragons');
    const session = open(game, begin(game, 2), match =>
      match.line.length >= 2 ? null : movesOf(match, game.actors(match.state)[0]!)[0],
    );
    expect(session.takeBackStatus.peek()).toBe('bound');
  });

  it('T’Chako: undoes one shot at a time in a casual game, which is the default against bots', async () => {
    const game = await loadGame('tchako');
    const stored = begin(game, 2);
    expect(stored.record.options.casual).toBe(true);
    const shots = ['shoot s2 1000 300', 'shoot s1 1024 250', 'end', 'shoot n2 3072 200', 'end'];
    const session = open(game, stored, ({ n }) => (shots[n] ? game.readMove(shots[n]) : null));
    // The bot's turn and the person's `end`, then one shot after the other.
    for (const n of [3, 2, 1]) expectBackBefore(session, n);
    expect(session.takeBackStatus.peek()).toBe('nothing-to-take-back');
    session.play('shoot s3 900 400');
    expectBackBefore(session, now(session).n);
  });

  it('T’Chako: never undoes a shot in a game that is not casual', async () => {
    const game = await loadGame('tchako');
    const session = open(game, begin(game, 2, { casual: false }), ({ n }) =>
      n === 0 ? game.readMove('shoot s2 1000 300') : null,
    );
    expect(session.takeBackStatus.peek()).toBe('bound');
    session.takeBack();
    expect(now(session).n).toBe(1);
  });
});

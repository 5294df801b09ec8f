import { randomBytes } from 'node:crypto';
import {
  type Game,
  liveChance,
  NeedsReferee,
  openMatch,
  playMove,
  type Refused,
  SEED_BYTES,
  type Seat,
  seedFromText,
} from '@tablee/kernel';
import { type Command, OK } from '../command.ts';
import { Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { TABLE_OPTIONS } from '../options.ts';
import { demand, matchAt, takeGame, takePosition, takeSeat, takeTable } from '../table.ts';

/** A named seed always gives the same luck. */
export const seedOf = (named: string | null): Uint8Array =>
  named === null ? new Uint8Array(randomBytes(SEED_BYTES)) : seedFromText(named);

export const start: Command = {
  words: 'game',
  takes: [...TABLE_OPTIONS, 'seed', 'json'],
  async run(typed, io) {
    const game = await takeGame(typed);
    const table = takeTable(game, typed);
    const { match } = openMatch(game, table, liveChance(seedOf(typed.text('seed')), 0));
    const position = game.writeState(match.state);
    if (io.json)
      io.value({ game: game.id, rules: game.rules, seats: table.seats, options: table.options, position });
    else io.line(position);
    return OK;
  },
};

export const moves: Command = {
  words: 'game',
  needs: ['position'],
  takes: [...TABLE_OPTIONS, 'seat', 'json'],
  async run(typed, io) {
    const game = await takeGame(typed);
    const table = takeTable(game, typed);
    const state = takePosition(game, table, typed);
    const seat = takeSeat(game, table, state, typed);
    const listed = seat === null ? [] : Array.from(game.moves(state, seat), m => game.writeMove(m));
    if (seat !== null && isHandHidden(game, state, seat)) throw new Wrong(mistakes.hiddenHand(seat));
    if (io.json) io.value(listed);
    else for (const move of listed) io.line(move);
    return OK;
  },
};

/** A seat that acts always has a move, unless the text hides what it holds. */
const isHandHidden = (game: Game, state: unknown, seat: Seat): boolean =>
  game.traits.moves === 'listed' &&
  game.actors(state).includes(seat) &&
  Iterator.from(game.moves(state, seat)).next().done === true;

function refuseByRule(game: Game, state: unknown, seat: Seat, text: string): Refused | null {
  const move = game.readMove(text);
  const refusal = move === null ? null : game.refuse(state, seat, move);
  return refusal && { refusal };
}

/** Throws a sentence where the rules need what the text hides. */
function playHidden<T>(text: string, play: () => T): T {
  try {
    return play();
  } catch (e) {
    throw e instanceof NeedsReferee ? new Wrong(mistakes.hiddenOutcome(text)) : e;
  }
}

export const apply: Command = {
  words: 'game',
  needs: ['position', 'move'],
  takes: [...TABLE_OPTIONS, 'seat', 'seed', 'json'],
  async run(typed, io) {
    const game = await takeGame(typed);
    const table = takeTable(game, typed);
    let match = matchAt(game, table, takePosition(game, table, typed));
    const given = typed.texts('move');
    if (given.length === 0) throw new Wrong(mistakes.whichMove);
    const seed = seedOf(typed.text('seed'));
    const events: unknown[] = [];
    for (const text of given) {
      // Without actors, seat 0 is refused with the reason.
      const seat = takeSeat(game, table, match.state, typed) ?? 0;
      // The game's refusal comes first: it quotes a rule, the table's does not.
      const refusal = refuseByRule(game, match.state, seat, text);
      if (refusal && isHandHidden(game, match.state, seat)) throw new Wrong(mistakes.hiddenCards(seat, text));
      const played =
        refusal ?? playHidden(text, () => playMove(match, seat, text, liveChance(seed, match.n + 1)));
      const step = await demand(game, text, played);
      events.push(...step.events);
      match = step.match;
    }
    const position = game.writeState(match.state);
    if (io.json) io.value({ position, events, actors: game.actors(match.state), outcome: match.outcome });
    else io.line(position);
    return OK;
  },
};

import { type Game, liveChance, playMove, type Refused, type Seat } from '@tablee/kernel';
import { readArguments } from '../arguments.ts';
import { type Command, OK } from '../command.ts';
import { demand, matchAt, TABLE_OPTIONS, takeGame, takePosition, takeSeat, takeTable } from '../table.ts';
import { Wrong } from '../wrong.ts';
import { seedOf } from './start.ts';

function refuseByRule(game: Game, state: unknown, seat: Seat, text: string): Refused | null {
  const move = game.readMove(text);
  const refusal = move === null ? null : game.refuse(state, seat, move);
  return refusal && { refusal };
}

export const apply: Command = {
  usage:
    'tablee apply <game> --position P --move M [--move M …] [--seats n] [--options JSON] [--seat k] [--json]',
  about: 'the position after the moves; a refused move names its rule',
  async run(args, io) {
    const typed = readArguments(args, {
      ...TABLE_OPTIONS,
      position: { type: 'string' },
      move: { type: 'string', multiple: true },
      seat: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = await takeGame(typed);
    const table = takeTable(game, typed);
    let match = matchAt(game, table, takePosition(game, table, typed));
    const given = typed.texts('move');
    if (given.length === 0) throw new Wrong('Which move? Give one or more as --move.');
    const seed = seedOf(typed.text('seed'));
    const events: unknown[] = [];
    for (const text of given) {
      // Without anybody to choose, seat 0 is refused with the reason.
      const seat = takeSeat(game, table, match.state, typed) ?? 0;
      // The game's own refusal first: it quotes a rule where the table only knows that the game is over.
      const refusal = refuseByRule(game, match.state, seat, text);
      const played = refusal ?? playMove(match, seat, text, liveChance(seed, match.n + 1));
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

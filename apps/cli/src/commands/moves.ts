import { readArguments } from '../arguments.ts';
import { type Command, OK } from '../command.ts';
import { TABLE_OPTIONS, takeGame, takePosition, takeSeat, takeTable } from '../table.ts';

export const moves: Command = {
  usage: 'tablee moves <game> --position P [--seats n] [--options JSON] [--seat k] [--json]',
  about: 'legal moves in the fixed order of the game',
  async run(args, io) {
    const typed = readArguments(args, {
      ...TABLE_OPTIONS,
      position: { type: 'string' },
      seat: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = await takeGame(typed);
    const table = takeTable(game, typed);
    const state = takePosition(game, table, typed);
    const seat = takeSeat(game, table, state, typed);
    const listed = seat === null ? [] : Array.from(game.moves(state, seat), m => game.writeMove(m));
    if (io.json) io.value(listed);
    else for (const move of listed) io.line(move);
    return OK;
  },
};

import { randomBytes } from 'node:crypto';
import { liveChance, openMatch, SEED_BYTES, seedFromText } from '@tablee/kernel';
import { readArguments } from '../arguments.ts';
import { type Command, OK } from '../command.ts';
import { TABLE_OPTIONS, takeGame, takeTable } from '../table.ts';

/** A seed that was named gives the same luck every time. */
export const seedOf = (named: string | null): Uint8Array =>
  named === null ? new Uint8Array(randomBytes(SEED_BYTES)) : seedFromText(named);

export const start: Command = {
  usage: 'tablee start <game> [--seats n] [--options JSON] [--seed s] [--json]',
  about: 'the first position',
  async run(args, io) {
    const typed = readArguments(args, {
      ...TABLE_OPTIONS,
      seed: { type: 'string' },
      json: { type: 'boolean' },
    });
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

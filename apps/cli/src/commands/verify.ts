import { loadGame } from '@tablee/catalogue';
import { parseRecord, verify as verifyRecord } from '@tablee/kernel';
import { readArguments } from '../arguments.ts';
import { type Command, OK } from '../command.ts';
import { readInput, Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';

export const takeRecord = (words: readonly string[]) => {
  const [path, more] = words;
  if (path === undefined) throw new Wrong(mistakes.whichRecord);
  if (more !== undefined) throw new Wrong(mistakes.tooMany(more));
  return parseRecord(readInput(path));
};

export const verify: Command = {
  usage: 'tablee verify RECORD [--json]',
  about: 'replays a record and checks every pick against the opened seed',
  async run(args, io) {
    const typed = readArguments(args, { json: { type: 'boolean' } });
    const record = takeRecord(typed.words);
    const game = await loadGame(record.game, record.rules);
    const { end: _, ...verdict } = verifyRecord(game, record);
    if (io.json) {
      io.value({ game: record.game, rules: record.rules, ...verdict });
      return OK;
    }
    io.line(`${record.game} under rules ${record.rules}: ${verdict.entries} entries replay as written`);
    io.line(`${verdict.picks} picks, ${verdict.picks - verdict.sealed} checked against an opened seed`);
    if (verdict.sealed > 0) io.line(`${verdict.sealed} picks cannot be checked: their seed is not opened`);
    return OK;
  },
};

import { loadGame } from '@tablee/catalogue';
import { parseRecord, verify as verifyRecord } from '@tablee/kernel';
import { type Command, OK, type Typed } from '../command.ts';
import { readInput, Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { results } from '../result-words.ts';

export const takeRecord = ({ words: [path] }: Typed) => {
  if (path === undefined) throw new Wrong(mistakes.whichRecord);
  return parseRecord(readInput(path));
};

export const verify: Command = {
  words: 'record',
  takes: ['json'],
  async run(typed, io) {
    const record = takeRecord(typed);
    const game = await loadGame(record.game, record.rules);
    const { end: _, ...verdict } = verifyRecord(game, record);
    if (io.json) {
      io.value({ game: record.game, rules: record.rules, ...verdict });
      return OK;
    }
    for (const line of results.verified({ ...verdict, game: record.game, rules: record.rules }))
      io.line(line);
    return OK;
  },
};

import { readArguments } from '../arguments.ts';
import { BACKUP_WORDS } from '../backup-words.ts';
import { type Command, OK } from '../command.ts';
import { languageOf } from '../language.ts';
import { dataFolder, takeFolder, withSentences } from './folders.ts';

const language = languageOf(process.env);
const words = BACKUP_WORDS[language];

export const restore: Command = {
  usage: 'tablee restore <folder> [--data DIR] [--replace] [--json]',
  about: words.restoreAbout,
  async run(args, io) {
    const typed = readArguments(args, {
      data: { type: 'string' },
      replace: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const folder = takeFolder(typed.words, words.whereFrom);
    const data = dataFolder(typed);
    const { restore: restoreTo } = await import('@tablee/server/backup');
    const report = await withSentences(language, () =>
      restoreTo({ data, folder, replace: typed.flag('replace') }),
    );
    if (io.json) io.value(report);
    else for (const line of words.restored(report, data)) io.line(line);
    return OK;
  },
};

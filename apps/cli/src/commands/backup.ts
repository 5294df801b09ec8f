import { readArguments } from '../arguments.ts';
import { BACKUP_WORDS } from '../backup-words.ts';
import { type Command, FOUND, OK } from '../command.ts';
import { languageOf } from '../language.ts';
import { dataFolder, takeFolder, withSentences } from './folders.ts';

const language = languageOf(process.env);
const words = BACKUP_WORDS[language];

export const backup: Command = {
  usage: 'tablee backup <folder> [--data DIR] [--full] [--json]',
  about: words.backupAbout,
  async run(args, io) {
    const typed = readArguments(args, {
      data: { type: 'string' },
      full: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const folder = takeFolder(typed.words, words.whereTo);
    const { backUp } = await import('@tablee/server/backup');
    const report = await withSentences(language, () =>
      backUp({
        data: dataFolder(typed),
        folder,
        full: typed.flag('full'),
        progress: (done, of) => io.progress(words.replaying(done, of)),
      }),
    );
    io.progress('');
    if (io.json) io.value(report);
    else for (const line of words.backedUp(report, folder)) io.line(line);
    if (report.broken.length === 0) return OK;
    io.note(words.broken(report.broken));
    return FOUND;
  },
};

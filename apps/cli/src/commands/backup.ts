import type { Language } from '@tablee/catalogue';
import { readArguments, type Typed } from '../arguments.ts';
import { BACKUP_WORDS, sayProblem } from '../backup-words.ts';
import { type Command, FOUND, OK } from '../command.ts';
import { Wrong } from '../io.ts';
import { languageOf } from '../language.ts';
import { mistakes } from '../mistakes.ts';

const language = languageOf(process.env);
const words = BACKUP_WORDS[language];

/** The only word of these commands is a folder. */
function takeFolder([folder, more]: readonly string[], which: string): string {
  if (folder === undefined || folder === '') throw new Wrong(which);
  if (more !== undefined) throw new Wrong(mistakes.tooMany(more));
  return folder;
}

/** The data folder of the server, from the same setting. */
const dataFolder = (typed: Typed): string => typed.text('data') ?? (process.env.TABLEE_DATA || './data');

async function withSentences<T>(language: Language, job: () => Promise<T>): Promise<T> {
  const { BackupProblem } = await import('@tablee/server/backup');
  try {
    return await job();
  } catch (e) {
    throw e instanceof BackupProblem ? new Wrong(sayProblem(e, language)) : e;
  }
}

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

import type { Language } from '@tablee/catalogue';
import { databaseUrl, dataFolder } from '../arguments.ts';
import { BACKUP_WORDS, sayProblem } from '../backup-words.ts';
import { type Command, FOUND, OK, type Typed } from '../command.ts';
import { Wrong } from '../io.ts';
import { terminalLanguage } from '../language.ts';

const language = terminalLanguage(process.env);
const words = BACKUP_WORDS[language];

/** The only word of these commands is a folder. */
function takeFolder({ words: [folder] }: Typed, which: string): string {
  if (folder === undefined || folder === '') throw new Wrong(which);
  return folder;
}

/** PostgreSQL has tools of its own, which also copy what a database server must not miss. */
function refuseServer(typed: Typed): void {
  if (databaseUrl(typed) !== null) throw new Wrong(words.postgres);
}

async function withSentences<T>(language: Language, job: () => Promise<T>): Promise<T> {
  const { BackupProblem } = await import('@tablee/server/backup');
  try {
    return await job();
  } catch (e) {
    throw e instanceof BackupProblem ? new Wrong(sayProblem(e, language)) : e;
  }
}

export const backup: Command = {
  words: 'folder',
  takes: ['data', 'full', 'json'],
  async run(typed, io) {
    refuseServer(typed);
    const folder = takeFolder(typed, words.whereTo);
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
  words: 'folder',
  takes: ['data', 'replace', 'json'],
  async run(typed, io) {
    refuseServer(typed);
    const folder = takeFolder(typed, words.whereFrom);
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

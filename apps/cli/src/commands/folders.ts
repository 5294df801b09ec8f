import type { Language } from '@tablee/catalogue';
import type { Typed } from '../arguments.ts';
import { sayProblem } from '../backup-words.ts';
import { Wrong } from '../wrong.ts';

/** The one word of a command that is about a folder. */
export function takeFolder([folder, more]: readonly string[], which: string): string {
  if (folder === undefined || folder === '') throw new Wrong(which);
  if (more !== undefined) throw new Wrong(`"${more}" is one word too many.`);
  return folder;
}

/** Where the server keeps its data: as it is told itself. */
export const dataFolder = (typed: Typed): string =>
  typed.text('data') ?? (process.env.TABLEE_DATA || './data');

export async function withSentences<T>(language: Language, job: () => Promise<T>): Promise<T> {
  const { BackupProblem } = await import('@tablee/server/backup');
  try {
    return await job();
  } catch (e) {
    throw e instanceof BackupProblem ? new Wrong(sayProblem(e, language)) : e;
  }
}

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditReport } from '@tablee/server/audit';
import { databaseUrl, dataFolder } from '../arguments.ts';
import { AUDIT_WORDS } from '../audit-words.ts';
import { type Command, FOUND, OK } from '../command.ts';
import { checkFile, type Io, Wrong } from '../io.ts';
import { terminalLanguage } from '../language.ts';

const language = terminalLanguage(process.env);
const words = AUDIT_WORDS[language];

/** Exit code 1: something differs. */
export const audit: Command = {
  words: 'files',
  takes: ['data', 'json'],
  async run(typed, io) {
    const url = databaseUrl(typed);
    const report =
      typed.words.length > 0
        ? await auditNamed(typed.words)
        : url !== null
          ? await auditServer(url, io)
          : await auditData(dataFolder(typed), io);
    const { games, findings } = report;
    if (io.json) io.value({ games, differing: findings.length, findings });
    else {
      for (const finding of findings) io.line(words.finding(finding));
      io.line(findings.length === 0 ? words.same(games) : words.differs(games, findings.length));
    }
    return findings.length === 0 ? OK : FOUND;
  },
};

async function auditNamed(files: readonly string[]): Promise<AuditReport> {
  for (const file of files) checkFile(file);
  const { auditFiles } = await import('@tablee/server/audit');
  return auditFiles(files);
}

async function auditServer(url: string, io: Io): Promise<AuditReport> {
  const { auditPostgres } = await import('@tablee/server/audit');
  const { explainStart, readConfig } = await import('@tablee/server');
  try {
    readConfig({ DATABASE_URL: url });
    return await auditPostgres(url, { progress: (done, of) => io.progress(words.replaying(done, of)) });
  } catch (e) {
    const sentence = explainStart(e, '', language);
    throw sentence === null ? e : new Wrong(sentence);
  } finally {
    io.progress('');
  }
}

async function auditData(data: string, io: Io): Promise<AuditReport> {
  const file = join(data, 'tablee.db');
  if (!existsSync(file) || !statSync(file).isFile()) throw new Wrong(words.noData(data));
  const { auditFolder, NewerDatabase } = await import('@tablee/server/audit');
  try {
    return await auditFolder(data, { progress: (done, of) => io.progress(words.replaying(done, of)) });
  } catch (e) {
    if (e instanceof NewerDatabase) throw new Wrong(words.newer(data));
    // SQLite: not a database, damaged, locked, or not readable by this user.
    if (e instanceof Error && 'errcode' in e) throw new Wrong(words.damaged(data, e.message));
    throw e;
  } finally {
    io.progress('');
  }
}

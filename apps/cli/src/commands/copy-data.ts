import type { CopyEnd, CopyProblem, CopyProgress, CopyReport, Location } from '@tablee/server/copy';
import { type Command, FOUND, OK } from '../command.ts';
import { COPY_WORDS } from '../copy-words.ts';
import { type Io, Wrong } from '../io.ts';
import { terminalLanguage } from '../language.ts';

const language = terminalLanguage(process.env);
const words = COPY_WORDS[language];

/** In a file or a pipe: a line this often, and one for each stage once its tables are done. */
const LINE_MS = 10_000;

/** Exit code 1: the copy differs, or archive files are missing. */
export const copyDataCommand: Command = {
  needs: ['from', 'to'],
  takes: ['json'],
  async run(typed, io) {
    const from = await locate('from', typed.text('from'));
    const to = await locate('to', typed.text('to'));
    const { CopyProblem, copyData } = await import('@tablee/server/copy');
    let report: CopyReport;
    try {
      report = await copyData({ from, to, progress: reporter(io) });
    } catch (e) {
      throw e instanceof CopyProblem ? new Wrong(await sayProblem(e)) : e;
    } finally {
      io.progress('');
    }
    return await tell(report, io);
  },
};

/** Anything like a URL must be that of a PostgreSQL database. */
async function locate(end: CopyEnd, typed: string | null): Promise<Location> {
  if (typed === null || typed === '') throw new Wrong(end === 'from' ? words.whereFrom : words.whereTo);
  if (!/^\w+:\/\//.test(typed)) return { folder: typed };
  const { readConfig } = await import('@tablee/server');
  try {
    readConfig({ DATABASE_URL: typed });
  } catch (e) {
    throw new Wrong(await explain(e, end));
  }
  return { url: typed };
}

function reporter(io: Io): (progress: CopyProgress) => void {
  const began = performance.now();
  let last = began;
  const told = new Set<CopyProgress['stage']>();
  return progress => {
    const now = performance.now();
    const line = words.progress(progress, Math.round((now - began) / 1_000));
    const isWhole = progress.tables === progress.of && !told.has(progress.stage);
    if (isWhole) told.add(progress.stage);
    if (io.watched) io.progress(line);
    else if (isWhole || now - last >= LINE_MS) {
      io.note(line);
      last = now;
    }
  };
}

async function tell(report: CopyReport, io: Io): Promise<number> {
  const { findings, unlisted, warnings, resumedAfter } = report;
  const { explainWarning } = await import('@tablee/server');
  for (const warning of warnings) io.note(explainWarning(warning, language));
  if (io.json) io.value(report);
  else {
    if (resumedAfter > 0) io.line(words.resumed(resumedAfter));
    for (const finding of findings) io.line(words.finding(finding));
    if (unlisted > 0) io.line(words.unlisted(unlisted));
    if (findings.length === 0) io.line(words.copied(report));
    else if (findings.some(({ difference }) => difference !== 'no-file')) io.line(words.differs);
  }
  return findings.length === 0 ? OK : FOUND;
}

const sayProblem = async ({ key, end, detail, cause }: CopyProblem): Promise<string> =>
  key === 'unusable' ? explain(cause, end) : words.problems[key](detail);

/** The sentence of the server, with the option in the place of its setting. */
async function explain(error: unknown, end: CopyEnd): Promise<string> {
  const { explainStart } = await import('@tablee/server');
  const sentence = explainStart(error, '', language);
  if (sentence === null) throw error;
  return sentence.replace(/DATABASE_URL|TABLEE_DATA/g, `--${end}`);
}

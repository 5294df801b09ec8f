import type { Problem } from '@tablee/wire';
import { ApiError } from '../api/client.ts';
import { words } from '../messages/index.ts';
import { serverProblem } from '../messages/problems.ts';

/** The text for a problem of the server, translated if the key is known. */
export function sayProblem(problem: Problem): string {
  const { lost, menu, table } = words();
  const known: { readonly [key: string]: string } = {
    ...table.refusals,
    'no-table': lost.table,
    malformed: lost.table,
    'no-free-seat': lost.full,
    'seat-taken': lost.full,
    'too-often': lost.rate,
    'too-many-connections': lost.rate,
    'record-rules': lost.rulesVersion,
    'record-over': menu.over,
    'no-opponent': menu.alone,
    'not-seated': menu.sitFirst,
    stopping: words().connection.stopped,
  };
  return serverProblem(problem.key) ?? known[problem.key] ?? lost.refused(problem.sentence);
}

export const sayError = (error: unknown): string =>
  error instanceof ApiError && error.problem ? sayProblem(error.problem) : words().lost.server;

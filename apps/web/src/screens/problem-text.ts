import type { Problem } from '@tablee/wire';
import { ApiError } from '../api/client.ts';
import { words } from '../messages/index.ts';
import { serverProblem } from '../messages/problems.ts';

/** The text for a problem of the server, translated if the key is known. */
export function sayProblem(problem: Problem): string {
  const { errors, menu, table } = words();
  const known: { readonly [key: string]: string } = {
    ...table.refusals,
    'no-table': errors.noTable,
    malformed: errors.noTable,
    'no-free-seat': errors.seatsTaken,
    'seat-taken': errors.seatsTaken,
    'too-often': errors.tooFast,
    'too-many-connections': errors.tooFast,
    'record-rules': errors.rulesVersion,
    'record-over': menu.over,
    'no-opponent': menu.alone,
    'not-seated': menu.sitFirst,
    stopping: words().connection.stopped,
  };
  return serverProblem(problem.key) ?? known[problem.key] ?? errors.refused(problem.sentence);
}

export const sayError = (error: unknown): string =>
  error instanceof ApiError && error.problem ? sayProblem(error.problem) : words().errors.noAnswer;

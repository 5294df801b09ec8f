import type { Problem } from '@tablee/wire';
import { ApiError } from '../api/client.ts';
import { words } from '../messages/index.ts';
import { commonProblem, serverProblem } from '../messages/problems.ts';

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
    'no-game': errors.rulesVersion,
    'no-opponent': menu.alone,
    'not-seated': menu.sitFirst,
    'no-bot': table.refusals['stale-decision'],
    stopping: words().connection.stopped,
    unhealthy: errors.noAnswer,
  };
  const { key, sentence } = problem;
  return serverProblem(key) ?? known[key] ?? commonProblem(key) ?? errors.refused(sentence);
}

export const sayError = (error: unknown): string =>
  error instanceof ApiError && error.problem ? sayProblem(error.problem) : words().errors.noAnswer;

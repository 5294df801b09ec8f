import { ApiError } from '../../api/client.ts';
import { useFormRequest } from '../../page/forms/request.ts';
import { sayError } from '../problem-text.ts';
import { PasskeyError } from './passkey.ts';
import type { Words } from './words/index.ts';

const hasKey = (problems: Words['problems'], key: string): key is keyof Words['problems'] =>
  Object.hasOwn(problems, key);

/** The sentence for a failed request or passkey. Other errors are bugs and are thrown again. */
export function sayPersonError(error: unknown, { problems, passkeyTrouble }: Words): string {
  if (error instanceof PasskeyError) return passkeyTrouble[error.trouble];
  if (!(error instanceof ApiError)) throw error;
  const key = error.problem?.key ?? '';
  return hasKey(problems, key) ? problems[key] : sayError(error);
}

export const useRequest = (text: Words) => useFormRequest(error => sayPersonError(error, text));

export type PersonRequest = ReturnType<typeof useRequest>;

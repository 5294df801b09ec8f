import { useState } from 'preact/hooks';
import { ApiError } from '../../api/client.ts';
import { announce } from '../../page/live.tsx';
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

/** One request of a form at a time: whether it runs, and the sentence to show after it. */
export function useRequest(text: Words) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const complain = (sentence: string) => {
    setProblem(sentence);
    announce(sentence);
  };
  const run = async (work: () => Promise<void>) => {
    // A double click counts once.
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      complain(sayPersonError(error, text));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, complain, run };
}

export type PersonRequest = ReturnType<typeof useRequest>;

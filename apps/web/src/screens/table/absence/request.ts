import { useState } from 'preact/hooks';
import { announce } from '../../../page/live.tsx';
import { sayError } from '../../problem-text.ts';

/** Requests of a dialog or notice: one at a time, with the sentence of a refusal. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Resolves with the answer; with null when it was refused, or another request is under way. */
  const run = async <T>(request: () => Promise<T>): Promise<T | null> => {
    if (busy) return null;
    setBusy(true);
    setProblem(null);
    try {
      return await request();
    } catch (error) {
      const sentence = sayError(error);
      setProblem(sentence);
      announce(sentence);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}

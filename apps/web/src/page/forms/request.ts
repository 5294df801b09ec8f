import { useState } from 'preact/hooks';
import { announce } from '../live.tsx';

/** One request of a form at a time: whether it runs, and the sentence to show after it. `say` throws bugs again. */
export function useFormRequest(say: (error: unknown) => string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const complain = (sentence: string) => {
    setProblem(sentence);
    announce(sentence);
  };
  /** Resolves with the answer; with null when it was refused, or another request is under way: a double click counts once. */
  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (busy) return null;
    setBusy(true);
    setProblem(null);
    try {
      return await work();
    } catch (error) {
      complain(say(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, complain, run };
}

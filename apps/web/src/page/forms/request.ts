import { useState } from 'preact/hooks';
import { announce } from '../live.tsx';

type Options = {
  /** The form goes away after a success: until it does, a second click sends nothing. */
  readonly closes?: boolean;
};

/** One request of a form at a time: whether it runs, and the sentence to show after it. `say` throws bugs again. */
export function useFormRequest(say: (error: unknown) => string, { closes = false }: Options = {}) {
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
      const answer = await work();
      if (!closes) setBusy(false);
      return answer;
    } catch (error) {
      setBusy(false);
      complain(say(error));
      return null;
    }
  };
  return { busy, problem, complain, run };
}

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
  const run = async (work: () => Promise<void>) => {
    // A double click counts once.
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      complain(say(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, complain, run };
}

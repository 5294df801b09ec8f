import type { Seat } from '@tablee/kernel';
import type { Act, BotLevel } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { announce } from '../../../page/live.tsx';
import type { TableSession } from '../../../session/session.ts';
import { sayError } from '../../problem-text.ts';
import type { Words } from './words/index.ts';

/** Must agree with USUAL_UNDERSTUDY_LEVEL of @tablee/table, whose commands this page does not load. */
export const USUAL_LEVEL: BotLevel = 3;

/** What every notice about absence is given. */
export type NoticeProps = {
  readonly session: TableSession;
  readonly name: (seat: Seat) => string;
  readonly word: Words;
  /** Sends an act of this person. */
  readonly act: (act: Act) => void;
  readonly busy: boolean;
};

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

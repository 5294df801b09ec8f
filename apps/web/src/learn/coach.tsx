import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../page/icon.tsx';
import type { LessonWords, Verdict } from './lesson.ts';
import { PASSED } from './trial.ts';
import type { Words } from './words/index.ts';

/** Praise or a kind correction; null while nothing is decided. */
export function sayVerdict(verdict: Verdict, step: string, text: LessonWords): string | null {
  if (verdict === null) return null;
  const said = text.steps[step]!;
  if (verdict === 'done') return said.praise;
  const sentence = verdict.again === PASSED ? text.passed : said.again[verdict.again];
  if (sentence === undefined) throw new Error(`no words for ${step}: ${verdict.again}`);
  return sentence;
}

type Props = {
  readonly verdict: Verdict;
  readonly sentence: string | null;
  readonly last: boolean;
  readonly word: Words;
  readonly next: () => void;
  readonly restart: () => void;
  /** Null while nothing can be shown. */
  readonly show: (() => void) | null;
};

/** What came of it, and where to go from here: within the thumb's reach. */
export function Coach({ verdict, sentence, last, word, next, restart, show }: Props) {
  const onward = useRef<HTMLButtonElement>(null);
  const done = verdict === 'done';
  useEffect(() => {
    if (done) onward.current?.focus({ preventScroll: true });
  }, [done]);
  const mood = done ? 'praise' : verdict ? 'correction' : '';
  return (
    <section class="lesson-coach">
      {sentence && (
        <p class={`lesson-said ${mood}`} data-testid="verdict">
          {done && (
            <span class="tick" aria-hidden="true">
              ✓
            </span>
          )}{' '}
          {sentence}
        </p>
      )}
      {done ? (
        <div class="row">
          <button type="button" class="button main" ref={onward} onClick={next}>
            {last ? word.finish : word.next}
            <Icon name="next" />
          </button>
          <button type="button" class="button" onClick={restart}>
            <Icon name="again" />
            {word.restart}
          </button>
        </div>
      ) : (
        <div class="row">
          <button type="button" class="button" aria-disabled={show === null} onClick={() => show?.()}>
            <Icon name="bulb" />
            {word.show}
          </button>
          <button type="button" class="button" onClick={restart}>
            <Icon name="again" />
            {word.restart}
          </button>
          <button type="button" class="button" onClick={next}>
            {word.skip}
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  );
}

import '../screens/table/dialogs/menu.css';
import { useEffect, useRef } from 'preact/hooks';
import type { LessonWords, Verdict } from '../board/lesson.ts';
import { words } from '../messages/index.ts';
import { Icon } from '../page/icon.tsx';
import { PASSED } from './attempt.ts';
import type { Course } from './course.ts';
import type { Words } from './fr.ts';

/** Praise or a correction; null without a verdict. */
export function sayVerdict(verdict: Verdict, step: string, text: LessonWords): string | null {
  if (verdict === null) return null;
  const said = text.steps[step]!;
  if (verdict === 'done') return said.praise;
  const sentence = verdict.again === PASSED ? text.passed : said.again[verdict.again];
  if (sentence === undefined) throw new Error(`no words for ${step}: ${verdict.again}`);
  return sentence;
}

type CoachProps = {
  readonly verdict: Verdict;
  readonly sentence: string | null;
  readonly last: boolean;
  readonly word: Words;
  readonly next: () => void;
  readonly restart: () => void;
  /** Shows the solution; null while it is not the learner's turn. */
  readonly show: (() => void) | null;
};

/** The verdict, and buttons for the next step, a restart and the solution. */
export function Coach({ verdict, sentence, last, word, next, restart, show }: CoachProps) {
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

type ProgressProps = {
  readonly course: Course;
  readonly at: number;
  readonly done: readonly string[];
  readonly go: (at: number) => void;
};

/** One button per step: done steps are filled, the current one is ringed. */
export function Progress({ course: { lesson, text, word }, at, done, go }: ProgressProps) {
  return (
    <nav class="lesson-progress" aria-label={word.steps}>
      <ol>
        {lesson.steps.map(({ id }, i) => {
          const reached = done.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                class={reached ? 'reached' : ''}
                aria-current={i === at ? 'step' : undefined}
                aria-label={word.goTo(i + 1, text.steps[id]!.title, reached)}
                onClick={() => go(i)}
              >
                <span class="bead" aria-hidden="true">
                  {reached ? '✓' : i + 1}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** A folded list of the board's keys. */
export function BoardKeys({ rows }: { readonly rows: readonly (readonly [key: string, does: string])[] }) {
  return (
    <details class="fold">
      <summary>{words().table.keys}</summary>
      <dl class="keys">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

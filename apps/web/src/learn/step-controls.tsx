import '../screens/table/dialogs/menu.css';
import type { GameWords } from '@tablee/catalogue';
import type { Refusal } from '@tablee/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LessonWords, Step, Verdict } from '../board/lesson.ts';
import { words } from '../messages/index.ts';
import { Icon } from '../page/icon.tsx';
import { announce } from '../page/live.tsx';
import { paths } from '../page/routes.ts';
import { type Explained, explainRefusal } from '../screens/match/sentences.ts';
import { PASSED } from './attempt.ts';
import type { Course } from './course.ts';
import type { Words } from './fr.ts';

/** Praise, or a correction with its rule; null without a verdict. */
export function sayVerdict(verdict: Verdict, step: Step, text: LessonWords): Explained | null {
  if (verdict === null) return null;
  const said = text.steps[step.id]!;
  if (verdict === 'done') return { sentence: said.praise, rule: null };
  const passed = verdict.again === PASSED;
  const sentence = passed ? text.passed : said.again[verdict.again];
  if (sentence === undefined) throw new Error(`no words for ${step.id}: ${verdict.again}`);
  return { sentence, rule: passed ? null : (verdict.rule ?? step.rule) };
}

/** The refusal of the last try, said aloud, until the position changes. `n`: the entry on the board. */
export function useRefused(n: number, game: GameWords) {
  const [refused, setRefused] = useState<{ readonly n: number; readonly said: Explained } | null>(null);
  return {
    refused: refused?.n === n ? refused.said : null,
    explain: (refusal: Refusal): void => {
      const said = explainRefusal(refusal, game);
      setRefused({ n, said });
      announce(said.sentence);
    },
    forget: (): void => setRefused(null),
  };
}

export type SaidProps = {
  readonly said: Explained;
  readonly mood: 'praise' | 'correction' | null;
  readonly game: string;
  readonly openRule: (rule: string) => (event: MouseEvent) => void;
};

/** Praise, a correction or a notice, with a link to the rule it refers to. */
export function Said({ said: { sentence, rule }, mood, game, openRule }: SaidProps) {
  return (
    <p class={mood ? `lesson-said ${mood}` : 'lesson-said'} data-testid="verdict">
      {mood === 'praise' && (
        <span class="tick" aria-hidden="true">
          ✓
        </span>
      )}{' '}
      {sentence}{' '}
      {rule && (
        <a href={paths.rules(game, rule)} onClick={openRule(rule)}>
          {words().table.why}
          <span class="hidden-but-heard"> ({rule})</span>
        </a>
      )}
    </p>
  );
}

type CoachProps = Omit<SaidProps, 'said'> & {
  readonly said: Explained | null;
  readonly done: boolean;
  readonly last: boolean;
  readonly word: Words;
  readonly next: () => void;
  readonly restart: () => void;
  /** Shows the solution; null while it is not the learner's turn. */
  readonly show: (() => void) | null;
};

/** The verdict, and buttons for the next step, a restart and the solution. */
export function Coach({ said, done, last, word, next, restart, show, ...how }: CoachProps) {
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done) onward.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <section class="lesson-coach">
      {said && <Said said={said} {...how} />}
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

import { defaultOptions, type Table } from '@tablee/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { goalsAt } from '../board/lesson.ts';
import { words } from '../messages/index.ts';
import { Chips } from '../page/forms/chips.tsx';
import { useKeys } from '../page/keys.ts';
import { announce } from '../page/live.tsx';
import { useTitle } from '../page/page.tsx';
import { paths } from '../page/routes.ts';
import { HeaderButton, RulesButton } from '../screens/match/header-button.tsx';
import { useRulesDialog } from '../screens/match/rules-dialog.tsx';
import { type Explained, withoutRule } from '../screens/match/sentences.ts';
import { useAttempt } from './attempt.ts';
import type { Course } from './course.ts';
import { GuideLayer } from './guide.tsx';
import { PicturedTask } from './pictured-task.tsx';
import { BoardKeys, Coach, Progress, Said, sayVerdict, useRefused } from './step-controls.tsx';

type Props = {
  readonly course: Course;
  readonly at: number;
  readonly go: (at: number) => void;
  readonly done: readonly string[];
  /** Stores that the step is done. */
  readonly complete: (step: string) => void;
  readonly way: string;
  readonly choose: (way: string) => void;
};

/** One step of a lesson: the task, the game's board, the verdict. */
export function StepScreen({ course, at, go, done, complete, way, choose }: Props) {
  const { id, rules, view, lesson, text, word, game } = course;
  const step = lesson.steps[at]!;
  const taught = text.steps[step.id]!;
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A lesson that times its entries does not wait for the board, which may report them before they end.
  const suspense = view.suspense === true && lesson.lasts === undefined;
  const { attempt, settled, waiting, advice, play, restart, see } = useAttempt(rules, lesson, step, suspense);
  const { refused, explain, forget } = useRefused(attempt.shown.n, game);
  /** The last correction; it stays to be read after the position is reset, until the learner acts. */
  const [corrected, setCorrected] = useState<Explained | null>(null);
  const rulesDialog = useRulesDialog(id, word.backToLesson);
  /** The entry at which the learner touched the board; the guide is hidden then. */
  const [touched, setTouched] = useState<number | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const { n } = attempt.shown;
  const verdict = settled ? attempt.verdict : null;
  const mine = verdict === null && settled && !waiting;
  const options = useMemo(() => ({ ...defaultOptions(rules.options), ...lesson.ways[way] }), [rules, way]);
  const table: Table = useMemo(() => ({ seats: lesson.seats, options }), [options]);
  useTitle(text.title);

  useEffect(() => {
    setTouched(null);
    setShown(null);
    setCorrected(null);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  useEffect(() => {
    if (verdict === 'done') complete(step.id);
    else if (verdict) setCorrected(sayVerdict(verdict, step, text));
  }, [verdict]);
  // One announcement for the move and its verdict, after the animation.
  useEffect(() => {
    if (!settled) return;
    const happened = attempt.shown.events.map(e => view.say(e, game, attempt.shown.state));
    const sentences = [...happened, sayVerdict(verdict, step, text)?.sentence ?? null].filter(
      sentence => sentence !== null,
    );
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [settled, n]);
  useKeys({ h: () => mine && show() });

  const tryMove = (move: string) => {
    const refusal = play(move);
    if (refusal) return explain(refusal);
    forget();
    // Not earlier: a layout that moves between press and release loses the tap.
    setCorrected(null);
  };
  const show = () => {
    // The learner went another way: the solution begins at the start of the step.
    if (advice === null) return restart();
    setTouched(null);
    setShown(n);
    announce(view.nameMove(advice, game));
  };
  const guide = useMemo(() => step.guide(way, attempt.played), [step, way, attempt.played]);
  const judged = sayVerdict(verdict, step, text);
  const said = judged ?? (waiting ? withoutRule(text.watch ?? word.watch) : (refused ?? corrected));
  const correcting = said !== null && said === (judged ?? corrected);
  const mood = verdict === 'done' ? 'praise' : correcting ? 'correction' : null;
  // Without a guide the solution is a button beside the board, which the board's own hint marks.
  const hinted = mine && (shown === n || guide === null);
  const names = Object.keys(lesson.ways);
  const due = attempt.played === 0 ? taught.task : (taught.nextTasks?.[attempt.played - 1] ?? taught.task);
  const byHeart = step.byHeart !== undefined && attempt.played >= step.byHeart;
  const pictured = lesson.Picture !== undefined;
  const how = { mood, game: id, openRule: rulesDialog.onLink } as const;
  return (
    <div class={pictured ? 'table-screen lesson-screen pictured' : 'table-screen lesson-screen'}>
      <header class="top">
        <HeaderButton icon="home" word={words().table.home} href={paths.home} />
        <h1 tabIndex={-1}>{text.title}</h1>
        <Progress course={course} at={at} done={done} go={go} />
        <RulesButton href={paths.rules(id)} onClick={rulesDialog.onLink(null)} />
      </header>
      <main id="content" class="lesson-main">
        <section class="lesson-task" aria-labelledby="lesson-step">
          {pictured && (
            <PicturedTask course={course} at={at} attempt={attempt} settled={settled} task={due} />
          )}
          <h2 id="lesson-step" ref={heading} tabIndex={-1}>
            <span class="hidden-but-heard">{word.step(at + 1, lesson.steps.length)}. </span>
            {taught.title}
          </h2>
          {pictured && said ? (
            <Said said={said} {...how} />
          ) : (
            <>
              <p class="task">{due}</p>
              <p class="why">{taught.why}</p>
            </>
          )}
        </section>
        <div
          class="board-place"
          data-testid="board"
          ref={place}
          onPointerDownCapture={() => setTouched(n)}
          onKeyDownCapture={() => setTouched(n)}
          // Not at the start of a press: the sentence leaves, and the board might move under the finger.
          onClickCapture={() => mine && setCorrected(null)}
        >
          <view.Board
            shown={attempt.shown}
            past={attempt.past}
            table={table}
            hands={mine ? [lesson.seat] : []}
            eyes={lesson.seat}
            veiled={false}
            bottom={lesson.seat}
            play={tryMove}
            explain={explain}
            hint={hinted ? advice : null}
            points={[]}
            point={null}
            plans={[]}
            plan={null}
            aims={[]}
            aim={null}
            alone
            {...(suspense && { seen: see })}
            text={game}
          />
          <GuideLayer
            place={place}
            goals={verdict === 'done' ? [] : goalsAt(step, attempt.played)}
            guide={mine && advice !== null && (byHeart ? shown === n : touched !== n) ? guide : null}
          />
        </div>
        <Coach
          said={pictured ? null : said}
          {...how}
          done={verdict === 'done'}
          last={at + 1 === lesson.steps.length}
          word={text.show === undefined ? word : { ...word, show: text.show }}
          next={() => go(at + 1)}
          restart={() => {
            setCorrected(null);
            restart();
          }}
          show={mine ? show : null}
        />
        <div class="lesson-more">
          {text.ways && names.length > 1 && (
            <Chips
              legend={text.ways.legend}
              of={names}
              chosen={way}
              choose={choose}
              label={name => text.ways?.names[name]}
            />
          )}
          {view.keys && <BoardKeys rows={view.keys()} />}
        </div>
      </main>
      {rulesDialog.dialog}
    </div>
  );
}

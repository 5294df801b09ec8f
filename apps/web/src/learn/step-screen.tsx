import { defaultOptions, type Table } from '@tablee/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../messages/index.ts';
import { Chips } from '../page/chips.tsx';
import { Icon } from '../page/icon.tsx';
import { useKeys } from '../page/keys.ts';
import { announce } from '../page/live.tsx';
import { useTitle } from '../page/page.tsx';
import { paths } from '../page/routes.ts';
import { explainRefusal } from '../screens/match/sentences.ts';
import { useAttempt } from './attempt.ts';
import type { Course } from './course.ts';
import { GuideLayer } from './guide.tsx';
import { BoardKeys, Coach, Progress, sayVerdict } from './step-controls.tsx';

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
  const said = text.steps[step.id]!;
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { attempt, settled, waiting, play, restart, see } = useAttempt(
    rules,
    lesson,
    step,
    view.suspense === true,
  );
  const [refused, setRefused] = useState<{ readonly n: number; readonly sentence: string } | null>(null);
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
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  useEffect(() => {
    if (verdict === 'done') complete(step.id);
  }, [verdict]);
  // One announcement for the move and its verdict, after the animation.
  useEffect(() => {
    if (!settled) return;
    const happened = attempt.shown.events.map(e => view.say(e, game, attempt.shown.state));
    const sentences = [...happened, sayVerdict(verdict, step.id, text)].filter(sentence => sentence !== null);
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [settled, n]);
  useKeys({ h: () => mine && show() });

  const tryMove = (move: string) => {
    const refusal = play(move);
    setRefused(refusal && { n, sentence: explainRefusal(refusal, game).sentence });
  };
  const show = () => {
    setTouched(null);
    setShown(n);
    announce(view.nameMove(step.solution[0]!, game));
  };
  const guide = step.guide(way);
  // Without a guide the solution is a button beside the board, which the board's own hint marks.
  const hinted = mine && (shown === n || guide === null);
  const names = Object.keys(lesson.ways);
  return (
    <div class="table-screen lesson-screen">
      <header class="top">
        <a class="plain" href={paths.home} aria-label={words().table.home}>
          <Icon name="home" />
        </a>
        <h1 tabIndex={-1}>{text.title}</h1>
        <Progress course={course} at={at} done={done} go={go} />
        <a class="plain to-rules" href={paths.rules(id)} aria-label={words().menu.rules}>
          <Icon name="book" />
        </a>
      </header>
      <main id="content" class="lesson-main">
        <section class="lesson-task" aria-labelledby="lesson-step">
          <h2 id="lesson-step" ref={heading} tabIndex={-1}>
            <span class="hidden-but-heard">{word.step(at + 1, lesson.steps.length)}. </span>
            {said.title}
          </h2>
          <p class="task">{said.task}</p>
          <p class="why">{said.why}</p>
        </section>
        <div
          class="board-place"
          data-testid="board"
          ref={place}
          onPointerDownCapture={() => setTouched(n)}
          onKeyDownCapture={() => setTouched(n)}
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
            explain={refusal => setRefused({ n, sentence: explainRefusal(refusal, game).sentence })}
            hint={hinted ? step.solution[0]! : null}
            points={[]}
            point={null}
            plans={[]}
            plan={null}
            aims={[]}
            aim={null}
            alone
            seen={see}
            text={game}
          />
          <GuideLayer
            place={place}
            goals={verdict === 'done' ? [] : step.goals}
            guide={mine && touched !== n ? guide : null}
          />
        </div>
        <Coach
          verdict={verdict}
          sentence={
            sayVerdict(verdict, step.id, text) ??
            (waiting ? word.watch : refused?.n === n ? refused.sentence : null)
          }
          last={at + 1 === lesson.steps.length}
          word={word}
          next={() => go(at + 1)}
          restart={restart}
          show={mine ? show : null}
        />
        <div class="lesson-more">
          {names.length > 1 && (
            <Chips
              legend={text.ways.legend}
              of={names}
              chosen={way}
              choose={choose}
              label={name => text.ways.names[name]}
            />
          )}
          {view.keys && <BoardKeys rows={view.keys()} />}
        </div>
      </main>
    </div>
  );
}

import type { GameWords } from '@tablee/catalogue';
import { defaultOptions, type Game, type Table as GameTable } from '@tablee/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameView } from '../board/contract.ts';
import { words } from '../messages/index.ts';
import { Chips } from '../page/chips.tsx';
import { Icon } from '../page/icon.tsx';
import { useKeys } from '../page/keys.ts';
import { announce } from '../page/live.tsx';
import { useTitle } from '../page/page.tsx';
import { paths } from '../routes.ts';
import { explainRefusal } from '../screens/match/refusal-text.ts';
import { BoardKeys } from './board-keys.tsx';
import { Coach, sayVerdict } from './coach.tsx';
import type { Lesson, LessonWords } from './lesson.ts';
import { Pointer } from './pointer.tsx';
import { usePractice } from './practice.ts';
import { Progress } from './progress.tsx';
import type { Words } from './words/index.ts';

/** What a lesson is given with. */
export type Table = {
  readonly id: string;
  readonly rules: Game;
  readonly view: GameView;
  readonly lesson: Lesson;
  readonly text: LessonWords;
  readonly word: Words;
  readonly game: GameWords;
};

type Props = {
  readonly table: Table;
  readonly at: number;
  readonly go: (at: number) => void;
  readonly done: readonly string[];
  readonly reach: (step: string) => void;
  readonly way: string;
  readonly choose: (way: string) => void;
};

/** One step: what to do and why, the real board, and what came of it. */
export function Stage({ table, at, go, done, reach, way, choose }: Props) {
  const { id, rules, view, lesson, text, word, game } = table;
  const step = lesson.steps[at]!;
  const said = text.steps[step.id]!;
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { trial, settled, waiting, play, restart, see } = usePractice(
    rules,
    lesson,
    step,
    view.suspense === true,
  );
  const [refused, setRefused] = useState<{ readonly n: number; readonly sentence: string } | null>(null);
  /** The hand that shows how goes away as soon as one's own is there. */
  const [touched, setTouched] = useState<number | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const { n } = trial.shown;
  const verdict = settled ? trial.verdict : null;
  const mine = verdict === null && settled && !waiting;
  const options = useMemo(() => ({ ...defaultOptions(rules.options), ...lesson.ways[way] }), [rules, way]);
  const seated: GameTable = useMemo(() => ({ seats: lesson.seats, options }), [options]);
  useTitle(text.title);

  useEffect(() => {
    setTouched(null);
    setShown(null);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  useEffect(() => {
    if (verdict === 'done') reach(step.id);
  }, [verdict]);
  // Once it has been seen, all of it in one breath: what happened, and what it was worth.
  useEffect(() => {
    if (!settled) return;
    const happened = trial.shown.events.map(e => view.say(e, game, trial.shown.state));
    const heard = [...happened, sayVerdict(verdict, step.id, text)].filter(sentence => sentence !== null);
    if (heard.length > 0) announce(heard.join(' '));
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
  const finger = step.finger(way);
  /** Where no hand can show it, on a button beside the board, the board's own hint does. */
  const hinted = mine && (shown === n || finger === null);
  const names = Object.keys(lesson.ways);
  return (
    <div class="table-screen lesson-screen">
      <header class="top">
        <a class="plain" href={paths.home} aria-label={words().table.home}>
          <Icon name="home" />
        </a>
        <h1 tabIndex={-1}>{text.title}</h1>
        <Progress table={table} at={at} done={done} go={go} />
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
            shown={trial.shown}
            past={trial.past}
            table={seated}
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
          <Pointer
            place={place}
            goals={verdict === 'done' ? [] : step.goals}
            finger={mine && touched !== n ? finger : null}
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

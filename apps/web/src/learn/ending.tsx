import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { sayAloud } from '../board/speech/speech.ts';
import { words } from '../messages/index.ts';
import { Icon } from '../page/icon.tsx';
import { Page } from '../page/page.tsx';
import { paths } from '../page/routes.ts';
import { beginLocal } from '../session/local/begin.ts';
import { loadChoices } from '../storage/choices.ts';
import type { Course } from './course.ts';

type Props = {
  readonly course: Course;
  readonly way: string;
  readonly repeat: () => void;
};

/** The end of a lesson: facts, tips, and a button that starts a game against a bot. */
export function Ending({ course: { id, rules, lesson, text, word }, way, repeat }: Props) {
  const { route } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { ending } = text;
  const { Picture } = lesson;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (Picture) sayAloud(`${ending.title} ${ending.praise}`);
  }, [Picture, ending]);
  const play = () => {
    const choices = loadChoices(id);
    const options = { ...choices.options, ...lesson.ways[way] };
    const levels = Array.from({ length: lesson.seats - 1 }, () => choices.level);
    try {
      const game = beginLocal(rules, {
        seats: lesson.seats,
        options,
        seating: { among: 'bots', seat: lesson.seat, levels },
      });
      route(paths.local(game.id));
    } catch (error) {
      console.error(error);
      setProblem(words().errors.crashed);
    }
  };
  return (
    <Page title={text.title}>
      <article class="reading lesson-ending">
        {Picture && (
          <div class="lesson-picture">
            <Picture step={null} state={null} verdict="done" />
          </div>
        )}
        <h1 tabIndex={-1} ref={heading}>
          {ending.title}
        </h1>
        <p>{ending.praise}</p>
        <p>
          <button type="button" class="button main" onClick={play}>
            <Icon name="computer" />
            {word.play}
          </button>
        </p>
        {problem && (
          <p class="trouble" role="alert">
            {problem}
          </p>
        )}
        <h2>{word.facts}</h2>
        <ol class="facts">
          {text.facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ol>
        <h2>{ending.tipsTitle}</h2>
        <ul>
          {ending.tips.map(tip => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <div class="row">
          <a class="button" href={paths.rules(id)}>
            <Icon name="book" />
            {word.rules}
          </a>
          <button type="button" class="button" onClick={repeat}>
            <Icon name="again" />
            {word.anew}
          </button>
        </div>
      </article>
    </Page>
  );
}

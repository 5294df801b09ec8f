import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { words } from '../messages/index.ts';
import { Icon } from '../page/icon.tsx';
import { Page } from '../page/page.tsx';
import { paths } from '../routes.ts';
import { beginLocal } from '../session/start/begin.ts';
import { takeChoices } from '../storage/choices.ts';
import type { Table } from './stage.tsx';

type Props = {
  readonly table: Table;
  readonly way: string;
  readonly anew: () => void;
};

/** The lesson is over: a few words for the way, and a first game in one tap. */
export function Ending({ table: { id, rules, lesson, text, word }, way, anew }: Props) {
  const { route } = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const { ending } = text;
  const play = () => {
    const choices = takeChoices(id);
    const options = { ...choices.options, ...lesson.ways[way] };
    const levels = Array.from({ length: lesson.seats - 1 }, () => choices.level);
    try {
      const game = beginLocal(rules, {
        seats: lesson.seats,
        options,
        company: { among: 'bots', seat: lesson.seat, levels },
      });
      route(paths.local(game.id));
    } catch (error) {
      console.error(error);
      setTrouble(words().lost.crash);
    }
  };
  return (
    <Page title={text.title}>
      <article class="reading lesson-ending">
        <h1 tabIndex={-1}>{ending.title}</h1>
        <p>{ending.praise}</p>
        <p>
          <button type="button" class="button main" onClick={play}>
            <Icon name="computer" />
            {word.play}
          </button>
        </p>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
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
          <button type="button" class="button" onClick={anew}>
            <Icon name="again" />
            {word.anew}
          </button>
        </div>
      </article>
    </Page>
  );
}

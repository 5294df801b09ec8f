import { DRAGONS, type Dragon, RIDDLES, type Riddle } from '@tablee/tchang/tangram';
import { Marks } from '../page/mark.tsx';
import { Page } from '../page/page.tsx';
import { paths } from '../routes.ts';
import { SHAPE_OF } from './door.tsx';
import { solved } from './kept.ts';
import { Silhouette } from './silhouette.tsx';
import type { Words } from './words/fr.ts';

function FigureCard({ riddle, word }: { readonly riddle: Riddle; readonly word: Words }) {
  const done = solved.value.includes(riddle.name);
  const grade = word.grades[riddle.difficulty];
  return (
    <li>
      <a class={done ? 'tangram-card done' : 'tangram-card'} href={paths.tangram(riddle.name)}>
        <Silhouette riddle={riddle} />
        <b>{word.figures[riddle.name].name}</b>
        <span class="grade">
          <span aria-hidden="true">{'◆'.repeat(riddle.difficulty)}</span>
          <span class="faint" aria-hidden="true">
            {'◇'.repeat(3 - riddle.difficulty)}
          </span>{' '}
          <span class="hidden-but-heard">{word.grade(grade)}</span>
          <span aria-hidden="true">{grade}</span>
        </span>
        {done && (
          <span class="stamp">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12.500l4.500 4.500L19 7.500" />
            </svg>
            <span class="hidden-but-heard">{word.solvedMark}</span>
          </span>
        )}
      </a>
    </li>
  );
}

function DragonShelf({ dragon, word }: { readonly dragon: Dragon; readonly word: Words }) {
  const four = RIDDLES.filter(r => r.dragon === dragon);
  const done = four.filter(r => solved.value.includes(r.name)).length;
  return (
    <section class={`tangram-shelf ${dragon}`} aria-labelledby={`dragon-${dragon}`}>
      <h2 id={`dragon-${dragon}`}>
        <Marks shapes={[SHAPE_OF[dragon]]} /> {word.dragons[dragon]}
      </h2>
      <p class="count">{word.solvedCount(done, four.length)}</p>
      <ul>
        {four.map(riddle => (
          <FigureCard key={riddle.name} riddle={riddle} word={word} />
        ))}
      </ul>
    </section>
  );
}

/** Sixteen figures, four a dragon; a dragon that asks shows only its own. */
export function Choose({ asking, word }: { readonly asking: Dragon | null; readonly word: Words }) {
  const title = asking ? word.asks(word.dragons[asking]) : word.title;
  return (
    <Page title={title}>
      <div class="tangram-choose">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{word.intro}</p>
        {(asking ? [asking] : DRAGONS).map(dragon => (
          <DragonShelf key={dragon} dragon={dragon} word={word} />
        ))}
        <p class="ways">
          {asking && (
            <a class="button" href={paths.tangram()}>
              {word.allDragons}
            </a>
          )}
          <a class="button" href={paths.servants}>
            {word.servants}
          </a>
        </p>
      </div>
    </Page>
  );
}

import './tangram.css';
import { DRAGONS, type Dragon, findRiddle, RIDDLES, type Riddle } from '@tablee/tchang/tangram';
import { useLocation } from 'preact-iso/router';
import { words } from '../../../messages/index.ts';
import { ErrorPage, LoadFailed } from '../../../page/fallbacks.tsx';
import { Marks } from '../../../page/mark.tsx';
import { Page } from '../../../page/page.tsx';
import { paths } from '../../../page/routes.ts';
import type { Words } from './fr.ts';
import { solved } from './puzzle-actions.ts';
import { SHAPE_OF, Silhouette } from './riddle-links.tsx';
import { Solve } from './solve.tsx';
import { useWords } from './text.ts';

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

function DragonFigures({ dragon, word }: { readonly dragon: Dragon; readonly word: Words }) {
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

/** The list of figures, four per dragon; with `asking`, only those of one dragon. */
function FigureList({ asking, word }: { readonly asking: Dragon | null; readonly word: Words }) {
  const title = asking ? word.asks(word.dragons[asking]) : word.title;
  return (
    <Page title={title}>
      <div class="tangram-choose">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{word.intro}</p>
        {(asking ? [asking] : DRAGONS).map(dragon => (
          <DragonFigures key={dragon} dragon={dragon} word={word} />
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

/** TCHANG-14: /tangram lists the figures, /tangram/fox opens one. */
export function Tangram({ figure }: { readonly figure?: string }) {
  const { query } = useLocation();
  const loaded = useWords();
  if (loaded.state === 'failed') return <LoadFailed />;
  if (loaded.state === 'loading')
    return (
      <main id="content" class="notice">
        {words().loading}
      </main>
    );
  const word = loaded.value;
  if (!figure) return <FigureList asking={DRAGONS.find(d => d === query.dragon) ?? null} word={word} />;
  const riddle = findRiddle(figure);
  return riddle ? <Solve key={figure} riddle={riddle} word={word} /> : <ErrorPage sentence={word.noFigure} />;
}

import './servants.css';
import { useState } from 'preact/hooks';
import type { BoardPoint } from '../board/piece.ts';
import { words } from '../messages/index.ts';
import { Page } from '../page/page.tsx';
import { paths } from '../routes.ts';
import { MissingPiece } from '../screens/lost.tsx';
import { Portrait } from './figure.tsx';
import { Hunt } from './hunt.tsx';
import { found, hideAgain, markFound } from './kept.ts';
import { Riddles } from './riddles.tsx';
import { findAt, HIDEOUTS, type Hideout, isNamed, SERVANTS } from './servants.ts';
import { useWords, type Words } from './words/index.ts';

/** TCHANG-15: the servants hidden in the drawing of the tomb, to be found by eye, or by riddles. */
export function Servants() {
  const loaded = useWords();
  if (loaded.state === 'failed') return <MissingPiece />;
  if (loaded.state === 'loading')
    return (
      <main id="content" class="notice">
        {words().loading}
      </main>
    );
  return <Search word={loaded.value} />;
}

const calledBy = (word: Words, id: Hideout): string =>
  isNamed(id) ? word.called(word.names[id], word.trades[id]) : word.trades[id];

function Search({ word }: { readonly word: Words }) {
  const [said, say] = useState('');
  const [close, come] = useState(false);
  const greet = (id: Hideout): void => {
    if (found.peek().includes(id)) {
      say(word.again);
      return;
    }
    markFound(id);
    const sentence = isNamed(id)
      ? word.foundNamed(word.names[id], word.trades[id])
      : word.foundOne(word.trades[id], word.hideouts[id]);
    say(found.peek().length === HIDEOUTS.length ? `${sentence} ${word.all}` : sentence);
  };
  const look = (at: BoardPoint, near: number): void => {
    const servant = findAt(at, near);
    if (servant) greet(servant.id);
    else say(word.nobody);
  };
  return (
    <Page title={word.title}>
      <div class="servants">
        <header>
          <h1 tabIndex={-1}>{word.title}</h1>
          <p>{word.intro}</p>
        </header>
        <div class="servants-bar">
          <b>{word.count(found.value.length, HIDEOUTS.length)}</b>
          <button type="button" class="button" aria-pressed={close} onClick={() => come(!close)}>
            {close ? word.whole : word.closer}
          </button>
        </div>
        <p class="servants-said" role="status">
          {said}
        </p>
        <Hunt word={word} close={close} look={look} />
        <div class="servants-side">
          <Album word={word} />
          <Riddles word={word} guess={greet} />
          <p class="servants-ways">
            <a class="button" href={paths.rules('tchang', 'TCHANG-15')}>
              {word.toRules}
            </a>
            {found.value.length > 0 && (
              <button type="button" class="button" onClick={hideAgain}>
                {word.hide}
              </button>
            )}
          </p>
        </div>
      </div>
    </Page>
  );
}

function Album({ word }: { readonly word: Words }) {
  const seen = SERVANTS.filter(({ id }) => found.value.includes(id));
  return (
    <section aria-labelledby="album">
      <h2 id="album">{word.list}</h2>
      {seen.length === 0 && <p>{word.none}</p>}
      <ul class="album">
        {seen.map(servant => (
          <li key={servant.id}>
            <Portrait of={servant} />
            <span>{calledBy(word, servant.id)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

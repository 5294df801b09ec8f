import './servants.css';
import { useState } from 'preact/hooks';
import type { BoardPoint } from '../../../board/piece.ts';
import { words } from '../../../messages/index.ts';
import { LoadFailed } from '../../../page/fallbacks.tsx';
import { Page } from '../../../page/page.tsx';
import { paths } from '../../../page/routes.ts';
import { type Texts, useTexts } from '../../../page/texts.ts';
import { Portrait } from '../art/servant-figures.tsx';
import { HIDEOUTS, type Hideout, isNamed, NAMED, type Named, SERVANTS } from '../art/servants.ts';
import type { Words } from './fr.ts';
import { Hunt } from './hunt.tsx';
import { Names } from './names.tsx';
import { answersFor, findAt, forgetFound, found, markFound, markNamed, named } from './search.ts';

const load: Texts<Words> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

/** TCHANG-15: a page to search the servants hidden in the drawing of the tomb, by eye or by riddles. */
export function Servants() {
  const loaded = useTexts(load);
  if (loaded.state === 'failed') return <LoadFailed />;
  if (loaded.state === 'loading')
    return (
      <main id="content" class="notice">
        {words().loading}
      </main>
    );
  return <Search word={loaded.value} />;
}

const nameFound = (word: Words, id: Hideout): string =>
  isNamed(id) && named.value.includes(id) ? word.called(word.names[id], word.trades[id]) : word.trades[id];

function Search({ word }: { readonly word: Words }) {
  const [said, say] = useState('');
  const [zoomed, setZoomed] = useState(false);
  const [sought, setSought] = useState<Named | null>(null);
  const find = (id: Hideout): void => {
    if (found.peek().includes(id)) {
      say(word.again);
      return;
    }
    markFound(id);
    const sentence = word.foundOne(word.trades[id], word.hideouts[id]);
    say(found.peek().length === HIDEOUTS.length ? `${sentence} ${word.all}` : sentence);
  };
  const seek = (id: Named | null): void => {
    setSought(id);
    say(id === null ? '' : word.clues[id]);
  };
  /** The second search: whether this is the servant looked for by name. */
  const answer = (id: Hideout): void => {
    if (sought === null) return;
    if (id !== sought) {
      say(word.notThisOne(word.names[sought]));
      return;
    }
    markFound(sought);
    markNamed(sought);
    setSought(null);
    const sentence = word.foundNamed(word.names[sought], word.trades[sought]);
    say(named.peek().length === NAMED.length ? `${sentence} ${word.allNames}` : sentence);
  };
  const look = (at: BoardPoint, near: number): void => {
    const servant = findAt(at, near);
    if (!servant) say(word.missed);
    else if (sought === null) find(servant.id);
    else answer(servant.id);
  };
  const forget = (): void => {
    forgetFound();
    seek(null);
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
          <button type="button" class="button" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
            {zoomed ? word.whole : word.closer}
          </button>
        </div>
        <p class="servants-said" role="status">
          {said}
        </p>
        <Hunt word={word} zoomed={zoomed} look={look} />
        <div class="servants-side">
          <FoundList word={word} />
          <Names word={word} sought={sought} seek={seek} answer={answer} />
          <Riddles word={word} guess={find} />
          <p class="servants-ways">
            <a class="button" href={paths.rules('tchang', 'TCHANG-15')}>
              {word.toRules}
            </a>
            {found.value.length > 0 && (
              <button type="button" class="button" onClick={forget}>
                {word.hide}
              </button>
            )}
          </p>
        </div>
      </div>
    </Page>
  );
}

function FoundList({ word }: { readonly word: Words }) {
  const listed = SERVANTS.filter(({ id }) => found.value.includes(id));
  return (
    <section aria-labelledby="album">
      <h2 id="album">{word.list}</h2>
      {listed.length === 0 && <p>{word.none}</p>}
      <ul class="album">
        {listed.map(servant => (
          <li key={servant.id}>
            <Portrait servant={servant} />
            <span>{nameFound(word, servant.id)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RiddlesProps = { readonly word: Words; readonly guess: (id: Hideout) => void };

/** The same search without the picture: each servant asks a riddle with four answers. */
function Riddles({ word, guess }: RiddlesProps) {
  const left = HIDEOUTS.filter(id => !found.value.includes(id));
  if (left.length === 0) return null;
  return (
    <details class="riddles">
      <summary>{word.byWords}</summary>
      <p>{word.byWordsLine}</p>
      <ol>
        {left.map(id => (
          <Riddle key={id} id={id} word={word} guess={guess} />
        ))}
      </ol>
    </details>
  );
}

function Riddle({ id, word, guess }: RiddlesProps & { readonly id: Hideout }) {
  const [wrong, setWrong] = useState<Hideout | null>(null);
  return (
    <li>
      <fieldset>
        <legend>{word.riddles[id]}</legend>
        <div class="answers">
          {answersFor(id).map(answer => (
            <button
              key={answer}
              type="button"
              class="button"
              onClick={() => (answer === id ? guess(id) : setWrong(answer))}
            >
              {word.hideouts[answer]}
            </button>
          ))}
        </div>
        <p role="status">{wrong && word.wrong}</p>
      </fieldset>
    </li>
  );
}

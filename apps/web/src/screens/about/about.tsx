import { CARDS } from '@tablee/catalogue';
import { words } from '../../messages/index.ts';
import { LoadFailed } from '../../page/fallbacks.tsx';
import { type Loaded, useLoaded } from '../../page/later.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { type Language, language } from '../../storage/settings.ts';
import { EraseData } from '../erase/erase-data.tsx';
import type { Words } from './words/fr.ts';

export function About() {
  const loaded = useWords();
  if (loaded.state === 'failed') return <LoadFailed />;
  if (loaded.state === 'loading')
    return (
      <main id="content" class="notice">
        {words().loading}
      </main>
    );
  const text = loaded.value;
  return (
    <Page title={text.title}>
      <div class="reading">
        <h1 tabIndex={-1}>{text.title}</h1>
        {text.body.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{text.credits.title}</h2>
        {CARDS.filter(({ id }) => text.credits.games[id]).map(({ id }) => (
          <p key={id}>{text.credits.games[id]}</p>
        ))}
        <p>{text.credits.art}</p>
        <EraseData />
        <p>{text.licence}</p>
        <p>
          <a class="button" href={paths.person}>
            {text.mine}
          </a>
        </p>
        <p>
          <a class="button" href={paths.analyses}>
            {text.analyse}
          </a>
        </p>
        <p>
          <a class="button" href={paths.lab}>
            {text.lab}
          </a>
        </p>
        <p>
          <a class="button" href="/api" target="_blank" rel="noopener">
            {text.api}
          </a>
        </p>
        <p>
          <a class="button main" href={paths.home}>
            {words().errors.home}
          </a>
        </p>
      </div>
    </Page>
  );
}

export type { Words } from './words/fr.ts';

export const loadAbout: { readonly [L in Language]: () => Promise<Words> } = {
  fr: async () => (await import('./words/fr.ts')).fr,
  en: async () => (await import('./words/en.ts')).en,
};

export function useWords(): Loaded<Words> {
  const chosen = language.value;
  return useLoaded(loadAbout[chosen], [chosen]);
}

import { words } from '../../messages/index.ts';
import { MissingPiece } from '../../page/fallbacks.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { Traces } from './erase-data.tsx';
import { useWords } from './words/index.ts';

export function About() {
  const loaded = useWords();
  if (loaded.state === 'failed') return <MissingPiece />;
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
        <Traces text={text.traces} />
        <p>{text.licence}</p>
        <p>
          <a class="button" href="/api" target="_blank" rel="noopener">
            {text.api}
          </a>
        </p>
        <p>
          <a class="button main" href={paths.home}>
            {words().lost.home}
          </a>
        </p>
      </div>
    </Page>
  );
}

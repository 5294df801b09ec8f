import { words } from '../messages/index.ts';
import { Page } from '../page/page.tsx';
import { paths } from '../routes.ts';

export function About() {
  const text = words();
  return (
    <Page title={text.about.title}>
      <div class="reading">
        <h1 tabIndex={-1}>{text.about.title}</h1>
        {text.about.body.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{text.about.licence}</p>
        <p>
          <a class="button" href="/api" target="_blank" rel="noopener">
            {text.about.api}
          </a>
        </p>
        <p>
          <a class="button main" href={paths.home}>
            {text.lost.home}
          </a>
        </p>
      </div>
    </Page>
  );
}

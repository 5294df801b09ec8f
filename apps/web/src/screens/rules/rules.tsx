import './rules.css';
import { findCard, loadRulesPage } from '@tablee/catalogue';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadGallery } from '../../games/figures.ts';
import { hasLesson } from '../../games/lessons.ts';
import { isComposed } from '../../games/options.tsx';
import { words } from '../../messages/index.ts';
import { ErrorPage, Loading } from '../../page/fallbacks.tsx';
import { Icon } from '../../page/icon.tsx';
import { later, useLoaded } from '../../page/later.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { language } from '../../storage/settings.ts';
import { loadAbout } from '../about/about.tsx';
import { Figures, Paragraph } from './paragraph.tsx';

const Composer = later(async () => (await import('../setup/composer/composer.tsx')).Composer);

/** The rules of a game, with the anchors that refusals link to: /regles/tchag#TCHAG-6. */
export function Rules({ game = '' }: { readonly game?: string }) {
  const text = words();
  const card = findCard(game);
  const chosen = language.value;
  const loaded = useLoaded(
    async () =>
      card
        ? Promise.all([loadRulesPage(game, chosen), loadGallery(game, chosen), loadAbout[chosen]()])
        : null,
    [game, chosen],
  );
  const [ready, gallery, about] = (loaded.state === 'ready' ? loaded.value : null) ?? [null, null, null];
  useEffect(() => {
    const wanted = ready && location.hash ? document.getElementById(location.hash.slice(1)) : null;
    wanted?.scrollIntoView({ block: 'center' });
    wanted?.focus({ preventScroll: true });
  }, [ready]);
  if (!card) return <ErrorPage sentence={text.rules.unknown} />;
  if (loaded.state === 'failed') return <ErrorPage sentence={text.lost.chunk} reload />;
  if (!ready) return <Loading />;
  const composed = card.playable && isComposed(game);
  const sections = [...ready.sections, ready.readings];
  return (
    <Page title={text.rules.title(card.name)}>
      {gallery?.Defs && <gallery.Defs />}
      <article class="reading rules">
        <h1 tabIndex={-1}>{ready.title}</h1>
        <p class="aim">{ready.aim}</p>
        {hasLesson(game) && card.playable && (
          <p>
            <a class="button" href={paths.learn(game)}>
              <Icon name="play" />
              {text.home.learn}
            </a>
          </p>
        )}
        <nav aria-label={text.rules.contents}>
          <ul class="contents">
            {sections.map(({ heading }, i) => (
              <li key={heading}>
                <a href={`#s${i + 1}`}>{heading}</a>
              </li>
            ))}
            {composed && (
              <li>
                <a href="#composer">{text.rules.compose}</a>
              </li>
            )}
          </ul>
        </nav>
        {sections.map(({ heading, paragraphs }, i) => (
          <section key={heading} aria-labelledby={`s${i + 1}`}>
            <h2 id={`s${i + 1}`} tabIndex={-1}>
              {heading}
            </h2>
            {paragraphs.map(p => (
              <Fragment key={p.text}>
                <Paragraph {...p} named={i < ready.sections.length} />
                {p.figures && gallery && (
                  <Figures names={p.figures} captions={ready.figures} gallery={gallery} />
                )}
              </Fragment>
            ))}
          </section>
        ))}
        {about?.credits.games[game] && (
          <p class="credits">
            {about.credits.games[game]} {about.credits.art}
          </p>
        )}
        {composed && (
          <section class="composer" aria-labelledby="composer">
            <h2 id="composer" tabIndex={-1}>
              {text.rules.compose}
            </h2>
            <Composer game={game} />
          </section>
        )}
        <p>
          <a class="button main" href={paths.home}>
            {text.rules.play}
          </a>
        </p>
      </article>
    </Page>
  );
}

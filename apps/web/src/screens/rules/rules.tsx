import './rules.css';
import { findCard, loadRulesPage } from '@tablee/catalogue';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadGallery } from '../../games/figures.ts';
import { hasLesson } from '../../games/lessons.ts';
import { words } from '../../messages/index.ts';
import { Dialog } from '../../page/dialog.tsx';
import { ErrorPage, Loading } from '../../page/fallbacks.tsx';
import { Icon } from '../../page/icon.tsx';
import { later, useLoaded } from '../../page/later.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { language } from '../../storage/settings.ts';
import { loadAbout } from '../about/about.tsx';
import { Figures, Paragraph } from './paragraph.tsx';

const Composer = later(async () => (await import('../setup/composer/composer.tsx')).Composer);

/** The rules of a game and their figures in the reader's language. */
function useRules(game: string) {
  const chosen = language.value;
  return useLoaded(async () => {
    if (!findCard(game)) return null;
    const [page, gallery, about] = await Promise.all([
      loadRulesPage(game, chosen),
      loadGallery(game, chosen),
      loadAbout[chosen](),
    ]);
    return { page, gallery, about };
  }, [game, chosen]);
}

/** Scrolls to the rule of the address, or of a refusal. */
function showRule(id: string): void {
  const wanted = id ? document.getElementById(id) : null;
  wanted?.scrollIntoView({ block: 'center' });
  wanted?.focus({ preventScroll: true });
}

/** The rules of a game, with the anchors that refusals link to: /regles/tchag#TCHAG-6. */
export function Rules({ game = '' }: { readonly game?: string }) {
  const text = words();
  const card = findCard(game);
  const loaded = useRules(game);
  const ready = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => {
    if (ready) showRule(location.hash.slice(1));
  }, [ready]);
  if (!card) return <ErrorPage sentence={text.rules.unknown} />;
  if (loaded.state === 'failed') return <ErrorPage sentence={text.errors.notLoaded} reload />;
  if (!ready) return <Loading />;
  const { page } = ready;
  const composed = card.playable;
  return (
    <Page title={text.rules.title(card.name)}>
      <article class="reading rules">
        <h1 tabIndex={-1}>{page.title}</h1>
        <p class="aim">{page.aim}</p>
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
            {[...page.sections, page.readings].map(({ heading }, i) => (
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
        <Sections {...ready} />
        {ready.about.credits.games[game] && (
          <p class="credits">
            {ready.about.credits.games[game]} {ready.about.credits.art}
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
          <a class="button main" href={paths.game(game)}>
            {text.rules.play}
          </a>
        </p>
      </article>
    </Page>
  );
}

type Ready = NonNullable<Extract<ReturnType<typeof useRules>, { readonly state: 'ready' }>['value']>;

function Sections({ page, gallery }: Ready) {
  return (
    <>
      {gallery?.Defs && <gallery.Defs />}
      {[...page.sections, page.readings].map(({ heading, paragraphs }, i) => (
        <section key={heading} aria-labelledby={`s${i + 1}`}>
          <h2 id={`s${i + 1}`} tabIndex={-1}>
            {heading}
          </h2>
          {paragraphs.map(p => (
            <Fragment key={p.text}>
              <Paragraph {...p} named={i < page.sections.length} />
              {p.figures && gallery && (
                <Figures names={p.figures} captions={page.figures} gallery={gallery} />
              )}
            </Fragment>
          ))}
        </section>
      ))}
    </>
  );
}

type DialogProps = {
  readonly game: string;
  /** The rule to show first. */
  readonly rule: string | null;
  readonly open: boolean;
  readonly close: () => void;
  /** The words of the button that closes it. */
  readonly back?: string;
};

/** The rules over a board. Closing them leads back to the game. */
export function RulesDialog({ game, rule, open, close, back }: DialogProps) {
  const text = words();
  return (
    <Dialog title={text.rules.title(findCard(game)?.name ?? '')} open={open} close={close}>
      <RulesInDialog game={game} rule={rule} />
      <p class="rules-back">
        <button type="button" class="button main" onClick={close}>
          {back ?? text.rules.backToGame}
        </button>
      </p>
    </Dialog>
  );
}

function RulesInDialog({ game, rule }: Pick<DialogProps, 'game' | 'rule'>) {
  const loaded = useRules(game);
  const ready = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => {
    if (ready && rule) showRule(rule);
  }, [ready, rule]);
  if (loaded.state === 'failed') return <p role="alert">{words().errors.notLoaded}</p>;
  if (!ready) return <p>{words().loading}</p>;
  return (
    <article class="reading-part rules">
      <p class="aim">{ready.page.aim}</p>
      <Sections {...ready} />
    </article>
  );
}

import './rules.css';
import { findCard, loadRulesPage, type RuleParagraph } from '@tablee/shelf';
import { useEffect } from 'preact/hooks';
import { words } from '../messages/index.ts';
import { useLoaded } from '../page/loaded.ts';
import { Page } from '../page/page.tsx';
import { paths } from '../routes.ts';
import { language } from '../settings.ts';
import { Sorry } from './lost.tsx';
import { Laying } from './table/laying.tsx';

/** A game's rules, each with the name that refusals quote: /regles/tchag#TCHAG-6. */
export function Rules({ game = '' }: { readonly game?: string }) {
  const text = words();
  const card = findCard(game);
  const chosen = language.value;
  const page = useLoaded(async () => (card ? loadRulesPage(game, chosen) : null), [game, chosen]);
  const ready = page.state === 'ready' ? page.value : null;
  useEffect(() => {
    const wanted = ready && location.hash ? document.getElementById(location.hash.slice(1)) : null;
    wanted?.scrollIntoView({ block: 'center' });
    wanted?.focus({ preventScroll: true });
  }, [ready]);
  if (!card) return <Sorry sentence={text.rules.unknown} />;
  if (page.state === 'failed') return <Sorry sentence={text.lost.chunk} reload />;
  if (!ready) return <Laying />;
  const sections = [...ready.sections, ready.readings];
  return (
    <Page title={text.rules.title(card.name)}>
      <article class="reading rules">
        <h1 tabIndex={-1}>{ready.title}</h1>
        <p class="aim">{ready.aim}</p>
        <nav aria-label={text.rules.contents}>
          <ul class="contents">
            {sections.map(({ heading }, i) => (
              <li key={heading}>
                <a href={`#s${i + 1}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ heading, paragraphs }, i) => (
          <section key={heading} aria-labelledby={`s${i + 1}`}>
            <h2 id={`s${i + 1}`} tabIndex={-1}>
              {heading}
            </h2>
            {paragraphs.map(p => (
              <Paragraph key={p.text} {...p} named={i < ready.sections.length} />
            ))}
          </section>
        ))}
        <p>
          <a class="button main" href={paths.home}>
            {text.rules.play}
          </a>
        </p>
      </article>
    </Page>
  );
}

/** Only the rule itself carries its name as an anchor; what we read into it points there. */
function Paragraph({ id, text, named }: RuleParagraph & { readonly named: boolean }) {
  if (!id) return <p>{text}</p>;
  return (
    <p class="rule" {...(named ? { id, tabIndex: -1 } : {})}>
      <a class="rule-id" href={`#${id}`}>
        {id}
      </a>
      <span>{text}</span>
    </p>
  );
}

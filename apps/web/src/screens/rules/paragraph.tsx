import type { RuleParagraph, RulesPage } from '@tablee/catalogue';
import type { Gallery } from '../../games/figures.ts';
import { paths } from '../../page/routes.ts';

/** Only the rule itself has its id as anchor; explanations link to it. */
export function Paragraph({ id, text, more, named }: RuleParagraph & { readonly named: boolean }) {
  if (!id) return <p>{text}</p>;
  return (
    <p class="rule" {...(named ? { id, tabIndex: -1 } : {})}>
      <a class="rule-id" href={`#${id}`}>
        {id}
      </a>
      <span>
        {text} {more && <a href={paths[more.page]}>{more.text}</a>}
      </span>
    </p>
  );
}

type FiguresProps = {
  readonly names: readonly string[];
  readonly captions: RulesPage['figures'];
  readonly gallery: Gallery;
};

/** The figures of a paragraph, with captions as alternative text. */
export function Figures({ names, captions, gallery }: FiguresProps) {
  return (
    <div class={names.length > 1 ? 'figures many' : 'figures'}>
      {names.map(name => {
        const Drawn = gallery.figures[name];
        const said = captions[name];
        if (!Drawn || !said) throw new Error(`no figure ${name}`);
        return (
          <figure key={name} class={`figure-${name}`}>
            {gallery.live?.includes(name) ? (
              <fieldset aria-label={said.alt}>
                <Drawn text={gallery.text} />
              </fieldset>
            ) : (
              <div role="img" aria-label={said.alt}>
                <Drawn text={gallery.text} />
              </div>
            )}
            <figcaption>{said.caption}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

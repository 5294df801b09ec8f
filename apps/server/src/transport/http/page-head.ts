import type { Language } from '@tablee/kernel';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@tablee/wire';
import type { Invitation } from '../../previews/invitation.ts';
import { wordsFor } from '../../previews/words.ts';

/** The tags by which other sites and messengers show a link. */

export type PageHead = {
  readonly invitation: Invitation;
  readonly pageTitle: string;
  readonly language: Language;
  readonly url: string;
  /** The address of the picture; null without one. */
  readonly picture: string | null;
  /** The address of the oEmbed description; null where there is nothing to embed. */
  readonly oembed: string | null;
};

/** Names are written by people: nothing of them may end an attribute or a tag. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`;
const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}">`;

function tagsOf({ invitation, language, url, picture, oembed }: PageHead): string {
  const { title, description } = invitation;
  const words = wordsFor(language);
  return [
    named('description', description),
    property('og:site_name', 'Tablée'),
    property('og:type', 'website'),
    property('og:locale', words.locale),
    property('og:url', url),
    property('og:title', title),
    property('og:description', description),
    named('twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    ...(picture === null
      ? []
      : [
          property('og:image', picture),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(PREVIEW_WIDTH)),
          property('og:image:height', String(PREVIEW_HEIGHT)),
          property('og:image:alt', words.picture(title)),
        ]),
    ...(oembed === null
      ? []
      : [
          `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}">`,
        ]),
  ].join('');
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;

/** Puts the tags into the page; its own title and description give way. */
export const withHead = (page: string, head: PageHead): string =>
  page
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => `<title>${escaped(head.pageTitle)}</title>${tagsOf(head)}`);

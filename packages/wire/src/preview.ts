/** What the server asks of the drawing program that the web app builds for link previews. */

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** A position as the public sees it. Texts and events are those of a table frame for public eyes. */
export type PreviewPosition = {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly n: number;
  readonly view: string;
  readonly events: readonly unknown[];
};

export type PreviewOrder = {
  readonly language: 'fr' | 'en';
  /** A position, the board of a game as an example, or the boards of several. */
  readonly shows: PreviewPosition | readonly string[];
  readonly title: string;
  /** Short lines below the title. */
  readonly lines: readonly string[];
};

/** The one export of `apps/web/dist-preview/preview.js`: an SVG of 1200 × 630 without text effects or style sheets. */
export type DrawPreview = (order: PreviewOrder) => Promise<string>;

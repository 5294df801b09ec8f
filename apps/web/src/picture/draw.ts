import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import tokens from '../styles/tokens.css?inline';
import type { GamePicture, PictureProps } from './contract.ts';
import { flatten, type Moved } from './flatten.ts';
import { type Rule, readRules } from './rules.ts';
import type { Variables } from './values.ts';
import { readMarkup } from './xml.ts';

/** Colours of the page. Its fonts have other names outside it. */
const PAGE: Variables = Object.fromEntries([
  ...readRules(tokens)
    .filter(({ steps }) => steps.length === 1)
    .flatMap(({ declarations }) => declarations.filter(([name]) => name.startsWith('--'))),
  ['--title', "Fraunces, Georgia, 'Times New Roman', serif"],
  ['--text', "'Atkinson Hyperlegible', Arial, sans-serif"],
]);

const sheets = new WeakMap<GamePicture, readonly Rule[]>();

function rulesOf(picture: GamePicture): readonly Rule[] {
  const known = sheets.get(picture) ?? picture.styles.flatMap(readRules);
  sheets.set(picture, known);
  return known;
}

/** A position as the inside of an svg element with the picture's view box. */
export function drawInside(picture: GamePicture, props: PictureProps, moved?: Moved): string {
  const markup = readMarkup(renderToString(h(picture.Picture, props)));
  const inside = flatten(markup, { rules: rulesOf(picture), variables: PAGE, moved });
  const { round = 0, view } = picture;
  if (round === 0) return inside;
  const { x, y, width, height } = view;
  const edge = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
  return `<defs><clipPath id="${EDGE}-${width}-${height}">${edge}</clipPath></defs><g clip-path="url(#${EDGE}-${width}-${height})">${inside}</g>`;
}
/** Boards of several games may be in one file. */
const EDGE = 'picture-edge';

export const viewBoxOf = ({ view }: GamePicture): string =>
  `${view.x} ${view.y} ${view.width} ${view.height}`;

/** A position as an SVG file of this width. */
export function drawSvg(picture: GamePicture, props: PictureProps, width: number, moved?: Moved): string {
  const height = Math.round((width * picture.view.height) / picture.view.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(picture)}" width="${width}" height="${height}">${drawInside(picture, props, moved)}</svg>`;
}

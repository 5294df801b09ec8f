import './figures.css';
import type { Figure } from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import type { ComponentType } from 'preact';
import { later } from '../../../page/later.tsx';
import type { FigureProps } from '../../figures.ts';
import { TombDefs } from '../art/defs.tsx';
import { Bite, Leave, Share, TombFigure, Walk } from './scenes.tsx';
import { Pieces, Things, Wake } from './things.tsx';
import { Wander } from './wander.tsx';

const RiddleSample = later<FigureProps<Messages>>(
  async () => (await import('../tangram/riddle-links.tsx')).RiddleSample,
);

/** Pictures of the rules page, by the names its paragraphs use. */
export const figures: { readonly [F in Figure]: ComponentType<FigureProps<Messages>> } = {
  tomb: TombFigure,
  things: Things,
  pieces: Pieces,
  walk: Walk,
  wander: Wander,
  bite: Bite,
  share: Share,
  wake: Wake,
  leave: Leave,
  riddle: RiddleSample,
};

/** Interactive figures. */
export const live: readonly Figure[] = ['wander', 'riddle'];

/** Rendered once per page. */
export const Defs = () => (
  <svg class="tchang-defs" width={0} height={0} aria-hidden="true">
    <TombDefs />
  </svg>
);

import './figures.css';
import type { Figure } from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import type { ComponentType } from 'preact';
import { RiddleSample } from '../../../tangram/sample.tsx';
import type { FigureProps } from '../../figures.ts';
import { TombDefs } from '../art/defs.tsx';
import { Bite, Leave, Share, TombFigure, Walk } from './scenes.tsx';
import { Pieces, Things, Wake } from './things.tsx';
import { Wander } from './wander.tsx';

/** Every picture the rules page names. */
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

/** Those one can touch. */
export const live: readonly Figure[] = ['wander', 'riddle'];

/** What all of them are painted with, once for the page. */
export const Defs = () => (
  <svg class="tchang-defs" width={0} height={0} aria-hidden="true">
    <TombDefs />
  </svg>
);

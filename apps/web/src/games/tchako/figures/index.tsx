import './figures.css';
import type { Figure } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { ComponentType } from 'preact';
import type { FigureProps } from '../../figures.ts';
import { BeechDefs } from '../art/defs.tsx';
import { Capture, Hills, Tchako, Terrain } from './boards.tsx';
import { Control } from './control.tsx';
import { Creation, Hook, Lay, Triangle } from './moves.tsx';
import { Duel, Hit } from './shots.tsx';

/** Every picture the rules page names. */
export const figures: { readonly [F in Figure]: ComponentType<FigureProps<Messages>> } = {
  terrain: Terrain,
  control: Control,
  capture: Capture,
  tchako: Tchako,
  duel: Duel,
  shot: Hit,
  creation: Creation,
  hook: Hook,
  lay: Lay,
  triangle: Triangle,
  hills: Hills,
};

/** Those one can touch. */
export const live: readonly Figure[] = ['control', 'duel', 'shot'];

/** What all of them are painted with, once for the page. */
export const Defs = () => (
  <svg class="tchako-defs" width={0} height={0} aria-hidden="true">
    <BeechDefs />
  </svg>
);

import './figures.css';
import type { Figure } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { ComponentType } from 'preact';
import type { FigureProps } from '../../figures.ts';
import { BeechDefs } from '../draw/defs.tsx';
import { Control } from './control.tsx';
import { Capture, Creation, Hills, Hook, Lay, Tchako, Terrain, Triangle } from './positions.tsx';
import { Duel, Hit } from './shots.tsx';

/** All figures that the rules page names. */
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

/** Interactive figures. */
export const live: readonly Figure[] = ['control', 'duel', 'shot'];

/** Shared gradients, drawn once per page. */
export const Defs = () => (
  <svg class="tchako-defs" width={0} height={0} aria-hidden="true">
    <BeechDefs />
  </svg>
);

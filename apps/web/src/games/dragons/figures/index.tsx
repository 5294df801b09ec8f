import '../art/art.css';
import './figures.css';
import type { Figure } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { ComponentType } from 'preact';
import type { FigureProps } from '../../figures.ts';
import { Cycle } from './cycle.tsx';
import { Animal, Lucky } from './turns.tsx';

/** Every picture the rules page names. */
export const figures: { readonly [F in Figure]: ComponentType<FigureProps<Messages>> } = {
  cycle: Cycle,
  lucky: Lucky,
  animal: Animal,
};

import '../draw/board.css';
import './figures.css';
import { ACE, type Figure, JOKER, KING, QUEEN } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { ComponentType } from 'preact';
import type { FigureProps } from '../../figures.ts';
import { drawEntry, drawWalk, Five, Four, Jack, Seven, Ten } from './cards.tsx';
import { Board, Entry, Gate, House, ReserveFigure, SevenSquare } from './squares.tsx';

/** All figures of the rules page, by name. */
export const figures: { readonly [F in Figure]: ComponentType<FigureProps<Messages>> } = {
  board: Board,
  reserve: ReserveFigure,
  gate: Gate,
  entry: Entry,
  seven: SevenSquare,
  house: House,
  'card-A': drawEntry(ACE),
  'card-2': drawWalk(1),
  'card-3': drawWalk(2),
  'card-4': Four,
  'card-5': Five,
  'card-6': drawWalk(5),
  'card-7': Seven,
  'card-8': drawWalk(7),
  'card-9': drawWalk(8),
  'card-10': Ten,
  'card-J': Jack,
  'card-Q': drawWalk(QUEEN),
  'card-K': drawEntry(KING),
  'card-X': drawEntry(JOKER),
};

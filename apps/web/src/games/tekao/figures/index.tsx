import '../draw/marks.css';
import '../draw/tile.css';
import './figures.css';
import type { Figure } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { ComponentType } from 'preact';
import type { FigureProps } from '../../figures.ts';
import { TileDefs } from '../draw/tile.tsx';
import { Example } from './example.tsx';
import { Piece, Placing, Strength, Turn } from './pieces.tsx';
import { Capture, Equal, Flag, Homes, Reach, Streak } from './positions.tsx';
import { Four, Three } from './turn-order.tsx';

/** The pictures of the rules page, by name. */
export const figures: { readonly [F in Figure]: ComponentType<FigureProps<Messages>> } = {
  homes: Homes,
  piece: Piece,
  strength: Strength,
  placing: Placing,
  reach: Reach,
  turn: Turn,
  streak: Streak,
  capture: Capture,
  equal: Equal,
  example: Example,
  flag: Flag,
  three: Three,
  four: Four,
};

/** The interactive ones. */
export const live: readonly Figure[] = ['example'];

/** Shared parts of the pictures, drawn once for the page. */
export const Defs = () => (
  <svg class="tekao-defs" width={0} height={0} aria-hidden="true">
    <defs>
      <TileDefs />
    </defs>
  </svg>
);

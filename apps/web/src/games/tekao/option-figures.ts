import './draw/tile.css';
import type { OptionFigures } from '../option-figures.tsx';
import { PiecesFigure } from './draw/tiles.tsx';

/** Pictures of options of kind 'text', by option. */
export const optionFigures: OptionFigures = { pieces: PiecesFigure };

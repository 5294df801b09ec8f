import './draw/tile.css';
import type { OptionFigures } from '../options.tsx';
import { PiecesFigure } from './draw/tiles.tsx';

/** Pictures of options of kind 'text', by option. */
export const optionFigures: OptionFigures = { pieces: PiecesFigure };

import './draw/tile.css';
import { PiecesFigure } from './draw/tiles.tsx';

/** Pictures of options of kind 'text', by option. */
export const optionFigures = { pieces: PiecesFigure };

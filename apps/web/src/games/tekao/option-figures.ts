import type { OptionFigures } from '../option-figures.tsx';
import { PiecesFigure } from './pieces-figure.tsx';

export const optionFigures: OptionFigures = { pieces: PiecesFigure };

import type { Language } from '../../../settings.ts';

/** What only the example of the rules page says. */
const fr = {
  ready: (square: string) => `Le pion bleu ${square} peut avancer sur une case éclairée, ou tourner.`,
  play: 'Jouer le coup',
  step: 'Pas à pas',
  again: 'Recommencer',
  turn: (clockwise: boolean): string => (clockwise ? 'Tourner à droite' : 'Tourner à gauche'),
};
type Words = typeof fr;

const en: Words = {
  ready: square => `The blue piece on ${square} may go to a lit square, or turn.`,
  play: 'Play the move',
  step: 'Step by step',
  again: 'Start again',
  turn: clockwise => (clockwise ? 'Turn right' : 'Turn left'),
};

export const words: { readonly [L in Language]: Words } = { fr, en };

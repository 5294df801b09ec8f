import type { Language } from '../../../storage/settings.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fr = {
  shoot: 'Tirer',
  again: 'Recommencer',
  drag: 'Tirez un palet ailleurs (ou choisissez-le et poussez-le avec les flèches)\u00a0: les zones changent de mains.',
  changed: (zones: readonly string[]): string => capital(`${zones.join('\u00a0; ')}.`),
};
type Words = typeof fr;

const en: Words = {
  shoot: 'Shoot',
  again: 'Start over',
  drag: 'Pull a puck somewhere else (or choose it and push it with the arrow keys): zones change hands.',
  changed: zones => capital(`${zones.join('; ')}.`),
};

export const words: { readonly [L in Language]: Words } = { fr, en };

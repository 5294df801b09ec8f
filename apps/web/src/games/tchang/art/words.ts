import type { Language } from '../../../settings.ts';

/** What the last picture says. */
const fr = {
  won: ['Dehors, tous ensemble !', 'L’air frais, enfin.'],
  lost: ['Les lanternes s’éteignent…', 'Reposez-vous : la tombe vous attendra.'],
} as const;
type Words = { readonly [K in keyof typeof fr]: readonly [string, string] };

const en: Words = {
  won: ['Out, all together!', 'Fresh air at last.'],
  lost: ['The lanterns go out…', 'Have a rest: the tomb will wait for you.'],
};

export const words: { readonly [L in Language]: Words } = { fr, en };

import { type Texts, useReadyTexts } from '../../../../page/texts.ts';
import type { Words } from './fr.ts';

export type { Words } from './fr.ts';

const load: Texts<Words> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

export const useWords = (): Words | null => useReadyTexts(load);

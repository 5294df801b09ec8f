import { language } from '../../storage/settings.ts';

/** A share as whole per cent, in the language of the page. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent' }).format(share);

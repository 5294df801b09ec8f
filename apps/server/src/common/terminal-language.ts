import type { Language } from '@tablee/kernel';

/** The language of the terminal if it is supported, else English. */
export const terminalLanguage = (env: { readonly [name: string]: string | undefined }): Language =>
  (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith('fr') ? 'fr' : 'en';

import { signal } from '@preact/signals';
import { type Language, language } from '../storage/settings.ts';

/**
 * Texts of a board, loaded by language. After a change of language the old texts stay until the new ones are loaded.
 */
export function boardWords<W>(load: { readonly [L in Language]: () => Promise<W> }) {
  const current = signal<W | null>(null);
  const ready = new Promise<void>((done, failed) => {
    language.subscribe(chosen => {
      load[chosen]().then(loaded => {
        if (language.peek() !== chosen) return;
        current.value = loaded;
        done();
      }, failed);
    });
  });
  const words = (): W => {
    if (current.value === null) throw new Error('the words of a board are read before they are loaded');
    return current.value;
  };
  return { words, ready };
}

import { signal } from '@preact/signals';
import { type Language, language } from '../storage/settings.ts';

/**
 * What only a drawn board says, one language at a time. `ready` resolves when there are any words; after a change of
 * language the old ones stay until the new ones have arrived.
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

import { type GameCover, type GameWords, loadCover, loadWords } from '@tablee/catalogue';
import { useLoaded } from '../page/later.tsx';
import { language } from '../storage/settings.ts';

/** What is said of a game before it is loaded, in the reader's language; null until it has arrived, if ever. */
export function useCover(id: string): GameCover | null {
  const chosen = language.value;
  const loaded = useLoaded(() => loadCover(id, chosen), [id, chosen]);
  return loaded.state === 'ready' ? loaded.value : null;
}

/** All its messages, for a screen that is nothing without them: their loss is an error, not an endless wait. */
export function useTableText(id: string): GameWords | null {
  const chosen = language.value;
  const loaded = useLoaded(() => loadWords(id, chosen), [id, chosen]);
  if (loaded.state === 'failed') throw new Error(`the words of ${id} did not arrive`);
  return loaded.state === 'ready' ? loaded.value : null;
}

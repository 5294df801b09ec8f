import { type GameWords, loadWords } from '@tablee/shelf';
import { useLoaded } from '../page/loaded.ts';
import { language } from '../settings.ts';

function useLoadedText(id: string) {
  const chosen = language.value;
  return useLoaded(() => loadWords(id, chosen), [id, chosen]);
}

/** A game's messages in the reader's language; null until they have arrived, if ever. */
export function useGameText(id: string): GameWords | null {
  const loaded = useLoadedText(id);
  return loaded.state === 'ready' ? loaded.value : null;
}

/** The same for a screen that is nothing without them: their loss is an error, not an endless wait. */
export function useTableText(id: string): GameWords | null {
  const loaded = useLoadedText(id);
  if (loaded.state === 'failed') throw new Error(`the words of ${id} did not arrive`);
  return loaded.state === 'ready' ? loaded.value : null;
}

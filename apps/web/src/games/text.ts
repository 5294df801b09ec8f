import { type GameWords, loadWords } from '@tablee/shelf';
import { useLoaded } from '../page/loaded.ts';
import { language } from '../settings.ts';

/** A game's messages in the reader's language; null until they have arrived. */
export function useGameText(id: string): GameWords | null {
  const chosen = language.value;
  const loaded = useLoaded(() => loadWords(id, chosen), [id, chosen]);
  return loaded.state === 'ready' ? loaded.value : null;
}

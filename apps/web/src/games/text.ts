import { type GameCover, type GameWords, loadCover, loadWords } from '@tablee/catalogue';
import { useLoaded } from '../page/later.tsx';
import { language } from '../storage/settings.ts';

/** The texts of a game needed before it is loaded; null until they are loaded. */
export function useCover(id: string): GameCover | null {
  const chosen = language.value;
  const loaded = useLoaded(() => loadCover(id, chosen), [id, chosen]);
  return loaded.state === 'ready' ? loaded.value : null;
}

/** All texts of a game. Throws if they cannot be loaded, because the screen is useless without them. */
export function useTableText(id: string): GameWords | null {
  const chosen = language.value;
  const loaded = useLoaded(() => loadWords(id, chosen), [id, chosen]);
  if (loaded.state === 'failed') throw new Error(`the words of ${id} did not arrive`);
  return loaded.state === 'ready' ? loaded.value : null;
}

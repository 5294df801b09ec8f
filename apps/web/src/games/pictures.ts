import type { GamePicture } from '../picture/contract.ts';

/** The cast is sound: a picture gets only states, events and texts of its own game. */
const pictures = import.meta.glob<GamePicture>('./*/picture.tsx', { import: 'picture' });

export async function loadPicture(game: string): Promise<GamePicture> {
  const load = pictures[`./${game}/picture.tsx`];
  if (!load) throw new Error(`no picture for ${game}`);
  const picture = await load();
  await picture.ready;
  return picture;
}

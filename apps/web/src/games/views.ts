import type { GameView } from '../board/contract.ts';

/** The cast is sound: a view gets only states, events and texts of its own game. */
const views = import.meta.glob<GameView>('./*/view.tsx', { import: 'view' });

export async function loadView(game: string): Promise<GameView> {
  const load = views[`./${game}/view.tsx`];
  if (!load) throw new Error(`no view for ${game}`);
  const view = await load();
  await view.ready;
  return view;
}

import type { GameView } from '../board/contract.ts';

/**
 * Every `games/<id>/view.tsx`, loaded with the first table that needs it. The cast inside `glob` is sound: a table hands
 * a view only states, events and words of its own game.
 */
const views = import.meta.glob<GameView>('./*/view.tsx', { import: 'view' });

export async function loadView(game: string): Promise<GameView> {
  const load = views[`./${game}/view.tsx`];
  if (!load) throw new Error(`no view for ${game}`);
  const view = await load();
  await view.ready;
  return view;
}

import type { GameView } from '../board/contract.ts';

/**
 * One view per game, loaded with the first table that needs it. A table hands a view only states, events and words of
 * its own game, which TypeScript cannot say of a list: hence the one cast per game.
 */
const views: { readonly [game: string]: () => Promise<GameView> } = {
  tchag: async () => (await import('./tchag/view.tsx')).view as unknown as GameView,
  tock: async () => (await import('./tock/index.tsx')).view as unknown as GameView,
  tekao: async () => (await import('./tekao/view.tsx')).view as unknown as GameView,
  tchang: async () => (await import('./tchang/index.tsx')).view as unknown as GameView,
  dragons: async () => (await import('./dragons/index.tsx')).view as unknown as GameView,
  tchako: async () => (await import('./tchako/index.tsx')).view as unknown as GameView,
};

export async function loadView(game: string): Promise<GameView> {
  const load = Object.hasOwn(views, game) ? views[game] : undefined;
  if (!load) throw new Error(`no view for ${game}`);
  const view = await load();
  await view.ready;
  return view;
}

import type { GameReview } from '../board/review.ts';

/** The cast is sound: a review gets only states and events of its own game. */
const reviews = import.meta.glob<GameReview>('./*/review/review.ts', { import: 'review' });

/** Null if the game has no words for it; chances are shown then. */
export async function loadReview(game: string): Promise<GameReview | null> {
  return (await reviews[`./${game}/review/review.ts`]?.()) ?? null;
}

import './game-facts.css';
import { findCard } from '@tablee/catalogue';
import { words } from '../../messages/index.ts';

/** What a box says on its side: kind of game, players, age and minutes. */
export function GameFacts({ id, kind }: { readonly id: string; readonly kind: string | undefined }) {
  const text = words().home;
  const card = findCard(id);
  if (!card) return null;
  return (
    <p class="facts">
      <b class="kind">{kind ?? '\u00a0'}</b>
      <span>{text.playersRange(Math.min(...card.seats), Math.max(...card.seats))}</span>
      {card.age !== undefined && <span>{text.ages(card.age)}</span>}
      {card.minutes && <span>{text.minutes(...card.minutes)}</span>}
    </p>
  );
}

/** Loads the code of all tables ahead: after a tap only the game itself has to load. */
export function preloadTable(): void {
  import('../table/table.tsx').catch(() => {
    // Opening a table loads it again and reports a failure.
  });
}

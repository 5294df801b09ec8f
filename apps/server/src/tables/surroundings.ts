import type { Offers, TableFrame } from '@tablee/wire';
import type { Wishes } from '../store/store.ts';
import { writeAscii } from '../watch/message.ts';
import type { LiveTable, Standing } from './table.ts';

const offersOf = ({ draw, back, rematch }: Wishes): Offers => ({
  draw: draw?.seat ?? null,
  back: back && { seat: back.seat, to: back.to },
  rematch: rematch && { seat: rematch.seat, table: rematch.table },
});

/** Who is around a table and what they offer one another: the same for all eyes. */
export const surroundingsOf = (table: LiveTable): Pick<TableFrame, 'people' | 'watching' | 'offers'> => ({
  people: table.people(),
  watching: table.audience.watching,
  offers: offersOf(table.standing.wishes),
});

/** The same as the fields of a frame. Moves seldom change it, so it is kept until somebody comes, goes, sits or offers. */
export class Surroundings {
  #holders: Standing['holders'] | null = null;
  #wishes: Wishes | null = null;
  #changes = -1;
  #text = '';

  text(table: LiveTable): string {
    const { holders, wishes } = table.standing;
    const { changes } = table.audience;
    if (holders === this.#holders && wishes === this.#wishes && changes === this.#changes) return this.#text;
    this.#holders = holders;
    this.#wishes = wishes;
    this.#changes = changes;
    this.#text = writeAscii(JSON.stringify(surroundingsOf(table)).slice(1, -1));
    return this.#text;
  }
}

import type { Seat } from '@tablee/kernel';
import { avatarOf, levelOf, nameOf, type Offers, personAt, type TableState } from '@tablee/table';
import type { Person, TableFrame, Offers as ToldOffers } from '@tablee/wire';
import type { Audience } from '../bus/audience.ts';
import { writeAscii } from '../bus/message.ts';

type Shown = {
  readonly state: TableState;
  readonly audience: Audience;
  readonly isAbsent: (seat: Seat) => boolean;
  readonly awaySince: (seat: Seat) => number | null;
};

export const peopleAt = (table: Shown): Person[] => {
  const { holders, match } = table.state;
  const { audience } = table;
  return holders.map((holder, seat) => ({
    name: nameOf(holder),
    here: levelOf(holder) !== null || audience.isHere(seat),
    bot: levelOf(holder),
    // Left out of the JSON if undefined.
    avatar: avatarOf(holder),
    understudy: personAt(holders, seat)?.understudy,
    absent:
      match.outcome === null && personAt(holders, seat) !== null && table.isAbsent(seat) ? true : undefined,
    away:
      match.outcome === null && personAt(holders, seat) !== null ? dateOf(table.awaySince(seat)) : undefined,
  }));
};

const dateOf = (moment: number | null): string | undefined =>
  moment === null ? undefined : new Date(moment).toISOString();

const offersTold = ({ draw, back, rematch, understudy, pause }: Offers): ToldOffers => ({
  draw: draw?.seat ?? null,
  back: back && { seat: back.seat, to: back.to },
  rematch: rematch && { seat: rematch.seat, table: rematch.table },
  ...(understudy && { understudy: { ...understudy, yes: [...understudy.yes] } }),
  ...(pause && { pause: { ...pause, until: new Date(pause.until).toISOString(), yes: [...pause.yes] } }),
});

/** The fields of a table frame that are the same for all eyes and seldom change. */
export const sharedFieldsOf = (table: Shown): Pick<TableFrame, 'people' | 'watching' | 'offers'> => ({
  people: peopleAt(table),
  watching: table.audience.watching,
  offers: offersTold(table.state.offers),
});

/** The same as JSON text without braces, cached until a person, an offer or a watcher changes. */
export class SharedFields {
  #holders: TableState['holders'] | null = null;
  #offers: Offers | null = null;
  #changes = -1;
  #text = '';

  text(table: Shown): string {
    const { holders, offers } = table.state;
    const { changes } = table.audience;
    if (holders === this.#holders && offers === this.#offers && changes === this.#changes) return this.#text;
    this.#holders = holders;
    this.#offers = offers;
    this.#changes = changes;
    this.#text = writeAscii(JSON.stringify(sharedFieldsOf(table)).slice(1, -1));
    return this.#text;
  }
}

import type { ReadonlySignal } from '@preact/signals';
import type { Level } from '@tablee/bots';
import type { Clock, Eyes, Game, GameRecord, Refusal, Seal, Seat, Table } from '@tablee/kernel';
import type { FrozenClock, Timeline } from '@tablee/table';
import type { Offers, Person } from '@tablee/wire';
import type { Planning } from './plans.ts';
import type { Aiming } from './remote/aims.ts';
import type { Pointing } from './remote/points.ts';
import type { Conversation } from './remote/talk.ts';

/** The interface of a table to the page, whether this device or a server is the referee. */

export type SeatInfo = {
  /** Null for a free seat, or for a person on a shared screen without a name. */
  readonly name: string | null;
  readonly here: boolean;
  /** Level of the bot on this seat. */
  readonly bot: Level | null;
  /** The avatar the person chose, at a table by link. */
  readonly avatar?: number | undefined;
  /** The bot that plays in the absence of the person; `by` null: the person plays. */
  readonly understudy?: Person['understudy'];
  /** Absent for so long that the others may vote for an understudy. */
  readonly absent?: true | undefined;
  /** Since when no device of this person is connected. */
  readonly away?: string | undefined;
};

/** The connection between this page and the referee. */
export type ConnectionState = 'open' | 'opening' | 'lost' | 'stopped';

/** How the last step can be taken back, or the message key of the reason why not. */
export type TakeBackStatus = 'free' | 'ask' | 'nothing-to-take-back' | 'bound' | 'over' | 'watching';

/** One-time messages besides moves, announced to screen readers. */
export type News =
  /** `sentence`: the page's text for a problem of the server. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly sentence?: string }
  | { readonly kind: 'bot-declines-draw' }
  /** The others declined an offer of this person. */
  | { readonly kind: 'declined'; readonly offer: OfferKind }
  | { readonly kind: 'bot-failed' }
  /** There was no connection to the referee. */
  | { readonly kind: 'not-sent' }
  /** The last move has not been answered yet. */
  | { readonly kind: 'move-waits' };

export const KINDS = ['screen', 'bot', 'link'] as const;
export type Kind = (typeof KINDS)[number];

export interface TableSession {
  readonly kind: Kind;
  readonly id: string;
  readonly game: Game;
  readonly table: Table;
  /** Redacted for `eyes`. */
  readonly steps: ReadonlySignal<Timeline>;
  /** Whose secrets this page shows; 'public' for a spectator and while the curtain is closed. */
  readonly eyes: ReadonlySignal<Eyes>;
  /** Several people with secrets share this screen: cards are face up only while they are pressed. */
  readonly hasCurtain: boolean;
  /** The seat that has to take the device before the game continues. */
  readonly passTo: ReadonlySignal<Seat | null>;
  /** Number of steps at the end that the referee has not confirmed. */
  readonly pending: ReadonlySignal<number>;
  /** Seats that this person can move now. */
  readonly actingSeats: ReadonlySignal<readonly Seat[]>;
  /** The seat of this person; null on a shared screen and for a spectator. */
  readonly own: ReadonlySignal<Seat | null>;
  readonly people: ReadonlySignal<readonly SeatInfo[]>;
  readonly watching: ReadonlySignal<number>;
  readonly offers: ReadonlySignal<Offers>;
  readonly connection: ReadonlySignal<ConnectionState>;
  readonly takeBackStatus: ReadonlySignal<TakeBackStatus>;
  /** The bot that is thinking. */
  readonly thinking: ReadonlySignal<Seat | null>;
  /** Seeds are included once the game is over. */
  readonly seals: ReadonlySignal<readonly Seal[]>;
  readonly news: ReadonlySignal<News | null>;
  /** Only at a table by link. */
  readonly conversation?: Conversation;
  /** Only at a table by link. */
  readonly pointing?: Pointing;
  /** Only at a table by link. */
  readonly aiming?: Aiming;
  readonly clock?: TableClock;
  readonly planning: Planning;

  /** Sets the names by seat; only on a shared screen. */
  rename?(names: readonly string[]): void;
  /** The person at `passTo` has the device. */
  openCurtain(): void;
  play(move: string): void;
  takeBack(): void;
  answerBack(yes: boolean): void;
  resign(): void;
  offerDraw(): void;
  answerDraw(yes: boolean): void;
  offerRematch(): void;
  answerRematch(yes: boolean): void;
  record(): Promise<GameRecord>;
  /** A request about this table; only by link. Throws an ApiError. */
  ask?<T>(method: string, path: string, body?: object): Promise<T>;
  /** This person has given up their seat, and watches; only by link. */
  release?(): void;
  close(): void;
}

export type OfferKind = 'draw' | 'back' | 'rematch';

/** The offer of a seat that is there before and no longer after. */
export function endedOffer(before: Offers, after: Offers, seat: Seat | null): OfferKind | null {
  if (seat === null) return null;
  if (before.draw === seat && after.draw === null) return 'draw';
  if (before.back?.seat === seat && after.back === null) return 'back';
  return before.rematch?.seat === seat && after.rematch === null ? 'rematch' : null;
}

export const noOffers: Offers = { draw: null, back: null, rematch: null };

/**
 * The decision that input on this page answers. It stays the same while others choose simultaneously. Without one: the
 * entry number.
 */
export function posedTo({ steps, actingSeats }: TableSession): number {
  const { match } = steps.value.at(-1)!;
  return match.decisions[actingSeats.value[0] ?? -1] ?? match.n;
}

/** At a table by link, all other seats are still free. */
export const isAlone = ({ kind, own, people }: Pick<TableSession, 'kind' | 'own' | 'people'>): boolean =>
  kind === 'link' &&
  people.value.every(({ name, bot }, seat) => seat === own.value || (name === null && bot === null));

export const hasOffers = ({ offers }: Pick<TableSession, 'offers'>): boolean => {
  const { draw, back, rematch } = offers.value;
  return draw !== null || back !== null || rematch !== null;
};

/** Votes, pauses, an understudy on the own seat, people who are away for long, or a game that all others have left. */
export function concernsAbsence(session: TableSession): boolean {
  const { understudy, pause } = session.offers.value;
  const own = session.own.value;
  return !!(
    understudy ||
    pause ||
    session.people.value.some((person, seat) => (seat === own ? person.understudy?.by : person.absent)) ||
    (own !== null && session.steps.value.length > 1 && isAlone(session))
  );
}

/** The last reading of a clock, in this page's time. `screens/clock` interpolates from it. */
export type ClockReading = FrozenClock & {
  readonly at: number;
  /** It is stopped because no person has played for a while: the next input starts it. */
  readonly idle?: true | undefined;
};

/** The clock of a table (TCHAKO-23). */
export type TableClock = {
  readonly clock: Clock;
  /** Null until the first reading arrives. */
  readonly reading: ReadonlySignal<ClockReading | null>;
};

/** Whole milliseconds, close to the date; never goes back, even when the date is changed. */
export const tick = (): number => Math.floor(performance.timeOrigin + performance.now());

/** The clock ended the turn before: no seat may act yet. */
export const isRespite = (clock: ClockReading | null): boolean =>
  clock !== null && tick() < clock.at + clock.respiteMs;

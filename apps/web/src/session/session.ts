import type { ReadonlySignal } from '@preact/signals';
import type { Level } from '@tablee/bots';
import type { Eyes, Game, GameRecord, Refusal, Seal, Seat, Table } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import type { Offers } from '@tablee/wire';
import type { TableClock } from './clock.ts';
import type { Planning } from './plans.ts';
import type { Aiming } from './remote/aims.ts';
import type { Pointing } from './remote/points.ts';
import type { Conversation } from './remote/talk.ts';

/** What a table is to the page, wherever its referee lives: on this device or behind a link. */

export type Sitter = {
  /** Null: nobody has sat down yet, or on one screen the colour is name enough. */
  readonly name: string | null;
  readonly here: boolean;
  /** Level of the bot that sits here. */
  readonly bot: Level | null;
};

/** How things stand between this page and the referee. */
export type ConnectionState = 'open' | 'opening' | 'lost' | 'stopped';

/** Whether and how the last step may be taken back, or the message key of why not. */
export type BackWay = 'free' | 'ask' | 'nothing-to-take-back' | 'bound' | 'over' | 'watching';

/** What happens once besides moves, to be said aloud. */
export type News =
  /** `sentence`: words of the page for it, where it is the server's own objection. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly sentence?: string }
  | { readonly kind: 'bot-declines-draw' }
  | { readonly kind: 'bot-failed' }
  /** There was no line to the referee. */
  | { readonly kind: 'not-sent' };

export const KINDS = ['screen', 'bot', 'link'] as const;
export type Kind = (typeof KINDS)[number];

export interface TableSession {
  readonly kind: Kind;
  readonly id: string;
  readonly game: Game;
  readonly table: Table;
  /** As `eyes` see them: nothing here shows what they may not know. */
  readonly steps: ReadonlySignal<Timeline>;
  /** Whose secrets this page shows; 'public' for a watcher, and while the device is handed on. */
  readonly eyes: ReadonlySignal<Eyes>;
  /** Several people with secrets share this screen: cards stay face down except while they are held down. */
  readonly veiled: boolean;
  /** To whom the device must be passed before the game goes on; null: to nobody. */
  readonly passTo: ReadonlySignal<Seat | null>;
  /** How many of the last steps the referee has not confirmed yet. */
  readonly pending: ReadonlySignal<number>;
  /** Seats this person moves right now. */
  readonly hands: ReadonlySignal<readonly Seat[]>;
  /** The seat this person owns; null on one screen (all) and for a watcher (none). */
  readonly own: ReadonlySignal<Seat | null>;
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  readonly watching: ReadonlySignal<number>;
  readonly offers: ReadonlySignal<Offers>;
  readonly connection: ReadonlySignal<ConnectionState>;
  readonly backWay: ReadonlySignal<BackWay>;
  /** The seat of the bot that is thinking about its move. */
  readonly thinking: ReadonlySignal<Seat | null>;
  /** The promises about luck, with their seeds once the game is over. */
  readonly seals: ReadonlySignal<readonly Seal[]>;
  readonly news: ReadonlySignal<News | null>;
  /** What people say to one another; only where they sit apart. */
  readonly conversation?: Conversation;
  /** Places people show one another; only where they sit apart. */
  readonly pointing?: Pointing;
  /** Where people would shoot; only where they sit apart. */
  readonly aiming?: Aiming;
  /** Against which clock it is played, if against any. */
  readonly clock?: TableClock;
  /** What people mean to do. */
  readonly planning: Planning;

  /** How the people at this screen are called, by seat; only where they share one. */
  rename?(names: readonly string[]): void;
  /** The person asked for is here, and has the device to themselves. */
  lift(): void;
  play(move: string): void;
  takeBack(): void;
  answerBack(yes: boolean): void;
  resign(): void;
  offerDraw(): void;
  answerDraw(yes: boolean): void;
  offerRematch(): void;
  answerRematch(yes: boolean): void;
  record(): Promise<GameRecord>;
  close(): void;
}

export const noOffers: Offers = { draw: null, back: null, rematch: null };

/**
 * What a touch here answers: the choice this person faces, which stays the same while others choose at the same time;
 * where there is none, the position.
 */
export function posedTo({ steps, hands }: TableSession): number {
  const { match } = steps.value.at(-1)!;
  return match.decisions[hands.value[0] ?? -1] ?? match.n;
}

/** Whether anybody asks anything of the others. */
export const hasOffers = ({ offers }: Pick<TableSession, 'offers'>): boolean => {
  const { draw, back, rematch } = offers.value;
  return draw !== null || back !== null || rematch !== null;
};

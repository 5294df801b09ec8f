// Games worth a picture: played by the rules from fixed luck, so that they come out the same every time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Brain } from '@tablee/bots/brain';
import { countUp, type State as DragonsState, dragons } from '@tablee/dragons';
import {
  type Chance,
  defaultTable,
  type Entry,
  type Game,
  type GameRecord,
  liveChance,
  type OptionSheet,
  searchChance,
  seedFromText,
  type Table,
  toHex,
} from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { foundSoFar, isBitten, NO_COLOUR, type State as TchangState, tchang } from '@tablee/tchang';
import { tekao } from '@tablee/tekao';
import { isTrack, tock } from '@tablee/tock';
import { root } from './setup.mjs';

/** A game as a page keeps it: the record, and the luck it goes on with. */
type Story = { readonly record: GameRecord; readonly seed: string };

type Plot<S, M> = {
  readonly seats?: number;
  /** What the luck follows from. */
  readonly words: string;
  readonly isPicturesque: (state: S, n: number) => boolean;
  /** Without it all seats play anything. */
  readonly choose?: (state: S, seat: number, n: number) => Promise<M>;
};

const TASTE = 4;

async function tell<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  plot: Plot<S, M>,
): Promise<Story> {
  const seed = seedFromText(plot.words);
  const table: Table<O> = { ...defaultTable(game), ...(plot.seats ? { seats: plot.seats } : {}) };
  const setup = liveChance(seed, 0);
  const { state } = game.setup(table, setup);
  const taste: Chance = searchChance(TASTE);
  const entries: Entry[] = [];
  while (!plot.isPicturesque(state, entries.length)) {
    const seat = game.actors(state)[0];
    if (seat === undefined) throw new Error(`this game of ${game.id} ends before it is worth a picture`);
    const move = (await plot.choose?.(state, seat, entries.length)) ?? game.sample(state, seat, taste);
    const luck = liveChance(seed, entries.length + 1);
    game.apply(state, seat, move, luck);
    entries.push({
      seat,
      move: game.writeMove(move),
      ...(luck.picks.length > 0 ? { picks: luck.picks } : {}),
    });
  }
  const record: GameRecord = {
    tablee: 1,
    game: game.id,
    rules: game.rules,
    ...table,
    seals: [],
    setup: setup.picks,
    entries,
  };
  return { record, seed: toHex(seed) };
}

/** Waits for a repair: the board then shows what Tchag is about. */
export const tellTchag = (): Promise<Story> =>
  tell(tchag, {
    words: 'a picture of Tchag',
    isPicturesque: (state, n) => n >= 24 && state.phase === 'repair',
  });

/** Much is on its way, and the person at the lower edge has to play. */
export const tellTock = (): Promise<Story> =>
  tell(tock, {
    words: 'a picture of Tock',
    isPicturesque: state =>
      state.phase === 'play' &&
      state.turn === 0 &&
      state.held[0]! >= 4 &&
      state.pawns.filter(isTrack).length >= 7,
  });

/** Just begun. */
export const tellPlacing = (): Promise<Story> =>
  tell(tekao, { words: 'a picture of Tock', isPicturesque: (_, n) => n === 8 });

/** A stored game. */
const retell = (name: string): Story => ({
  record: JSON.parse(readFileSync(join(root, 'e2e', 'records', `${name}.json`), 'utf8')),
  seed: '0'.repeat(64),
});

/** In the middle of the battle; the browser tests use it too. */
export const tellTekao = (): Story => retell('tekao-clash');

/** Two strong bots: South's queen has stolen into the vital zone, the chain holds, and there are points for one shot. */
export const tellTchako = (): Story => retell('tchako-chain');

/** Bots that go by a glance; there is no clock. */
const LEVEL = 4;
const AGES_MS = 60_000;

/** A team that has found much, has spread, and one of whom waits for help. */
export async function tellTchang(): Promise<Story> {
  const brain = new Brain(() => performance.now());
  const isSpread = ({ pawns }: TchangState) => new Set(pawns).size === pawns.length;
  return tell(tchang, {
    words: 'picture 27',
    isPicturesque: state =>
      state.turn === 0 &&
      state.step === 'start' &&
      state.exit === NO_COLOUR &&
      foundSoFar(state).pieces >= 3 &&
      isSpread(state) &&
      state.purses[0]! >= 4 &&
      [1, 2, 3].some(pawn => isBitten(state, pawn)),
    choose: async (state, seat, n) => {
      const { move } = await brain.think({
        game: tchang.id,
        rules: tchang.rules,
        seats: state.variant.seats,
        options: {},
        position: tchang.writeState(state),
        moves: [],
        seat,
        level: LEVEL,
        ms: AGES_MS,
        seed: n,
      });
      return tchang.readMove(move)!;
    },
  });
}

const haveMostCaught = ({ kept }: DragonsState): boolean => kept.filter(n => n > 0).length >= 3;
const isLucky = (state: DragonsState): boolean =>
  state.phase === 'turn' && state.winner === 0 && countUp(state) >= 8 && haveMostCaught(state);

/** A lucky turn: keep it, or dare one more stone? */
export const tellDragons = (): Promise<Story> =>
  tell(dragons, { seats: 4, words: 'picture 18', isPicturesque: isLucky });

/** Everybody still ponders. */
export const tellDuel = (): Promise<Story> =>
  tell(dragons, {
    seats: 4,
    words: 'picture 18',
    isPicturesque: state =>
      haveMostCaught(state) && state.phase === 'duel' && state.inside.every(seat => seat === 1),
  });

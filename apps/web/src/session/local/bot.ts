import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Level, Thinker } from '@tablee/bots';
import { type Match, recallNews, type Seat } from '@tablee/kernel';
import { type Moment, thinkingStart } from '../moment.ts';

/** Long enough to see one stone come to rest before the next one slides. */
const STEP_MS = 620;
/** A move that comes at once is not seen happening. */
const MIN_THOUGHT_MS = 450;

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms));

/** What a bot may know: an earlier position as its seat saw it, and the moves since, which rules may remember. */
export const questionFor = (moments: readonly Moment[], match: Match, seat: Seat) => {
  const { game, table } = match;
  const start = thinkingStart(match);
  const told = recallNews(match, moments, seat);
  return {
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    position: game.writeState(game.redact(moments[start.n]!.match.state, seat)),
    moves: start.moves,
    seat,
    ...(told && { told }),
  };
};

/** Others choose at the same time: nothing is shown before the last of them has chosen. */
const choosesUnseen = ({ game, state }: Match): boolean => game.actors(state).length > 1;

type Cast = {
  /** The whole truth: what each bot is told of it is its own view. */
  readonly moments: ReadonlySignal<readonly Moment[]>;
  readonly levels: readonly (Level | null)[];
  readonly wake: () => Promise<Thinker>;
  /** For so long nobody may act: what slides comes to rest first, and a clock may grant a respite. */
  readonly wait?: () => number;
  /** False: the move did not fit any more. */
  readonly play: (seat: Seat, move: string) => boolean;
  readonly failed: (error: unknown) => void;
};

/** Plays the seats of the bots: one thought a turn, its steps shown one by one. */
export function driveBots({ moments, levels, wake, wait = () => 0, play, failed }: Cast) {
  const thinking = signal<Seat | null>(null);
  let closed = false;
  let running = false;

  const now = () => moments.peek().at(-1)!.match;
  const botOnTurn = (match: Match): Seat | null => {
    if (match.outcome) return null;
    return match.game.actors(match.state).find(seat => levels[seat] != null) ?? null;
  };

  async function think(match: Match, seat: Seat): Promise<readonly string[]> {
    thinking.value = seat;
    try {
      const thinker = await wake();
      const question = { ...questionFor(moments.peek(), match, seat), level: levels[seat]! };
      const least = choosesUnseen(match) ? 0 : MIN_THOUGHT_MS;
      const [thought] = await Promise.all([thinker.think(question), pause(least)]);
      return thought.turn.length > 0 ? thought.turn : [thought.move];
    } finally {
      thinking.value = null;
    }
  }

  async function run() {
    running = true;
    try {
      for (;;) {
        const match = now();
        const seat = botOnTurn(match);
        if (closed || seat === null) return;
        const unseen = choosesUnseen(match);
        const turn = await think(match, seat);
        for (let ms = wait(); ms > 0 && !closed; ms = wait()) await pause(ms);
        // Somebody took back or left meanwhile: this plan is for another position. Who chose at the same time did not.
        if (closed || now().decisions[seat] !== match.decisions[seat]) continue;
        let expected = now().n;
        for (const move of turn) {
          if (closed || now().n !== expected) break;
          if (!play(seat, move)) break;
          expected++;
          if (!unseen) await pause(Math.max(STEP_MS, wait()));
        }
        if (now().decisions[seat] === match.decisions[seat] && !closed)
          throw new Error(`the bot has no move that fits (${turn.join(' ')})`);
      }
    } catch (error) {
      if (!closed) failed(error);
    } finally {
      running = false;
    }
  }

  const stop = effect(() => {
    if (moments.value.length > 0 && !running) void run();
  });
  return {
    thinking,
    close() {
      closed = true;
      stop();
    },
  };
}

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Level, Thinker } from '@tablee/bots';
import type { Match, Seat } from '@tablee/kernel';
import { botQuestionFrom, type Timeline } from '@tablee/table';

/** Pause between two steps of a bot, at normal speed. */
const STEP_MS = 620;
/** A faster move would be easy to miss, at normal speed. */
const MIN_THOUGHT_MS = 450;

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms));

/** Seats choose at the same time: nothing is shown before the last has chosen. */
const choosesUnseen = ({ game, state }: Match): boolean => game.actors(state).length > 1;

type Parts = {
  /** Unredacted; a bot's question holds only its own view. */
  readonly steps: ReadonlySignal<Timeline>;
  readonly levels: readonly (Level | null)[];
  readonly wake: () => Promise<Thinker>;
  /** Milliseconds until a seat may act: an animation, or the respite of a clock. */
  readonly wait?: () => number;
  /** The factor of all pauses. */
  readonly pace?: () => number;
  /** False: the move was refused. */
  readonly play: (seat: Seat, move: string) => boolean;
  readonly failed: (error: unknown) => void;
};

/** Plays the seats of the bots. Thinks once a turn and plays its steps one by one. */
export function driveBots({ steps, levels, wake, wait = () => 0, pace = () => 1, play, failed }: Parts) {
  const thinking = signal<Seat | null>(null);
  let closed = false;
  let running = false;

  const now = () => steps.peek().at(-1)!.match;
  const botOnTurn = (match: Match): Seat | null => {
    if (match.outcome) return null;
    return match.game.actors(match.state).find(seat => levels[seat] != null) ?? null;
  };

  async function think(match: Match, seat: Seat): Promise<readonly string[]> {
    thinking.value = seat;
    const thinker = await wake();
    const question = { ...botQuestionFrom(steps.peek(), match, seat), level: levels[seat]! };
    const least = choosesUnseen(match) ? 0 : MIN_THOUGHT_MS * pace();
    const [thought] = await Promise.all([thinker.think(question), pause(least)]);
    return thought.turn.length > 0 ? thought.turn : [thought.move];
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
        // After a take-back this answer is for another position. A simultaneous choice of another seat does not matter.
        if (closed || now().decisions[seat] !== match.decisions[seat]) continue;
        let expected = now().n;
        for (const move of turn) {
          if (closed || now().n !== expected) break;
          if (!play(seat, move)) break;
          expected++;
          // One label for the whole turn: it goes when another seat is to move.
          if (botOnTurn(now()) !== seat) thinking.value = null;
          if (!unseen) await pause(Math.max(STEP_MS * pace(), wait()));
        }
        if (now().decisions[seat] === match.decisions[seat] && !closed)
          throw new Error(`the bot has no move that fits (${turn.join(' ')})`);
      }
    } catch (error) {
      if (!closed) failed(error);
    } finally {
      thinking.value = null;
      running = false;
    }
  }

  const stop = effect(() => {
    if (steps.value.length > 0 && !running) void run();
  });
  return {
    thinking,
    close() {
      closed = true;
      stop();
    },
  };
}

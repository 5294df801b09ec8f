import type { Eyes, Game, GameRecord, Seat } from '@tablee/kernel';
import type { CheckName, Finding } from './finding.ts';
import type { Stop, Walk } from './walk.ts';

/** A check made at one place of a walk. */
export type StopCheck = (game: Game, stop: Stop, walk: Walk) => Generator<Finding>;

/** The record as it was at this place, so that opening it shows the position in question. */
export const recordAt = (walk: Walk, n: number): GameRecord => ({
  ...walk.record,
  entries: walk.record.entries.slice(0, n),
});

/** Says where, so that the reader can go there. */
export function findAt(check: CheckName, game: Game, stop: Stop, walk: Walk): (sentence: string) => Finding {
  const n = stop.match.n;
  return sentence => ({
    check,
    sentence: `${sentence} (seed ${walk.seed}, after entry ${n}, at "${game.writeState(stop.match.state)}")`,
    record: recordAt(walk, n),
  });
}

export const seatsAt = (walk: Walk): readonly Seat[] =>
  Array.from({ length: walk.table.seats }, (_, seat) => seat);

export const eyesAt = (walk: Walk): readonly Eyes[] => [...seatsAt(walk), 'public', 'referee'];

export const textsOf = (game: Game, state: unknown, seat: Seat): string[] =>
  Array.from(game.moves(state, seat), m => game.writeMove(m));

import { isSame } from './canon.ts';
import { findAt, type StopCheck, seatsAt, textsOf } from './stop.ts';

/** A game is over if and only if it has no actors. Its payoffs are one number from 0 to 1 per seat. */
export const checkOutcome: StopCheck = function* (game, stop, walk) {
  const find = findAt('outcome', game, stop, walk);
  const { state } = stop.match;
  const outcome = game.outcome(state);
  const actors = game.actors(state);
  if (outcome && actors.length > 0)
    yield find(`the game is over, yet seats ${actors.join(', ')} have to choose`);
  if (!outcome && actors.length === 0) yield find('no seat has to choose, yet there is no outcome');
  if (!outcome) return;
  const { payoff, score, reason } = outcome;
  if (payoff.length !== walk.table.seats)
    yield find(`${payoff.length} payoffs for ${walk.table.seats} seats`);
  if (payoff.some(v => !(v >= 0 && v <= 1)))
    yield find(`the payoffs ${payoff.join(', ')} are not all within 0 and 1`);
  if (score && score.length !== walk.table.seats)
    yield find(`${score.length} scores for ${walk.table.seats} seats`);
  if (!/^[a-z][a-z0-9-]*$/.test(reason)) yield find(`the reason "${reason}" is no message key`);
  for (const team of game.teams(walk.table))
    if (new Set(team.map(seat => payoff[seat])).size > 1)
      yield find(`partners ${team.join(', ')} are paid differently: ${payoff.join(', ')}`);
  for (const seat of seatsAt(walk))
    if (textsOf(game, state, seat).length > 0) yield find(`the game is over, yet seat ${seat} has moves`);
  if (!isSame(game.outcome(state), outcome)) yield find('asked twice, the outcome is another');
};

const ROUGHLY = 0.25;

/** Judgements are from 0 to 1, agree with the outcome, and sum to about 1 for two rivals. */
export const checkJudge: StopCheck = function* (game, stop, walk) {
  if (!game.judge) return;
  const find = findAt('judge', game, stop, walk);
  const { state } = stop.match;
  const hopes = seatsAt(walk).map(seat => game.judge!(state, seat));
  if (hopes.some(v => !(v >= 0 && v <= 1)))
    yield find(`the judgements ${hopes.join(', ')} are not within 0 and 1`);
  const rivals = game.traits.goal === 'rivals' && walk.table.seats === 2;
  if (rivals && Math.abs(hopes[0]! + hopes[1]! - 1) > ROUGHLY)
    yield find(`what one rival wins the other loses, yet they are judged ${hopes.join(' and ')}`);
  const payoff = game.outcome(state)?.payoff ?? [];
  for (const [a, paid] of payoff.entries())
    for (const [b, other] of payoff.entries())
      if (paid > other && hopes[a]! <= hopes[b]!)
        yield find(`seat ${a} won against seat ${b}, yet is judged ${hopes[a]} against ${hopes[b]}`);
};

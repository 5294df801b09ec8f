import type { Game } from '@tablee/kernel';
import { isSame } from './canon.ts';
import type { Finding } from './finding.ts';
import { seatsAt, textsOf } from './stop.ts';
import type { Stop, Walk } from './walk.ts';

/** A trait shows in some walk if and only if it is declared. */
export function* checkTraits(game: Game, walks: readonly Walk[]): Generator<Finding> {
  const find = (sentence: string): Finding => ({ check: 'traits', sentence });
  const { traits } = game;
  const some = (is: (stop: Stop, walk: Walk) => boolean): boolean =>
    walks.some(walk => walk.stops.some(stop => is(stop, walk)));

  const luck = some(stop => stop.of.length > 0);
  if (luck !== traits.luck)
    yield find(luck ? 'luck is drawn, yet not declared' : 'luck is declared, yet never drawn');

  const secrets = some((stop, walk) => {
    const { state } = stop.match;
    return [...seatsAt(walk), 'public' as const].some(eyes => !isSame(game.redact(state, eyes), state));
  });
  if (secrets !== traits.secrets)
    yield find(
      secrets ? 'something is hidden, yet no secrets are declared' : 'secrets are declared, yet all is open',
    );

  const together = some(stop => game.actors(stop.match.state).length > 1);
  if (together !== traits.together)
    yield find(
      together ? 'several seats choose at once, undeclared' : 'never do several seats choose at once',
    );

  const beyond = some(
    ({ entry, match }, walk) =>
      entry !== null &&
      'move' in entry &&
      !textsOf(game, walk.stops[match.n - 1]!.match.state, entry.seat).includes(entry.move),
  );
  if (beyond !== (traits.moves === 'sampled'))
    yield find(
      beyond ? 'unlisted moves are played, yet moves are declared listed' : 'every sampled move is listed',
    );

  yield* checkGoal(game, walks, find);
}

function* checkGoal(game: Game, walks: readonly Walk[], find: (s: string) => Finding): Generator<Finding> {
  const payoffs = walks.flatMap(walk => {
    const payoff = walk.stops.at(-1)?.match.outcome?.payoff;
    return payoff && walk.table.seats > 1 ? [payoff] : [];
  });
  const unequal = payoffs.some(payoff => new Set(payoff).size > 1);
  if (game.traits.goal === 'shared' && unequal) yield find('the goal is shared, yet some win and some lose');
  if (game.traits.goal === 'rivals' && payoffs.length >= 8 && !unequal)
    yield find('rivals are declared, yet no seat ever wins against another');
}

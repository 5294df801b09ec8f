import type { Game } from '@tablee/kernel';
import { isMove, NeedsReferee, refereeOnly, searchChance } from '@tablee/kernel';
import { difference, isSame, sharedPart } from './canon.ts';
import { type Finding, sentenceOf } from './finding.ts';
import { findAt, recordAt, type StopCheck, textsOf } from './stop.ts';
import type { Walk } from './walk.ts';

/** Applying a move to the mover's view gives the view the server sends, or throws NeedsReferee. */
export function* checkPrediction(game: Game, walk: Walk): Generator<Finding> {
  const { luck, secrets } = game.traits;
  for (const [i, stop] of walk.stops.entries()) {
    const { entry } = stop;
    if (entry === null || !isMove(entry)) continue;
    const before = walk.stops[i - 1]!;
    const find = (sentence: string): Finding => ({
      check: 'prediction',
      sentence: `seat ${entry.seat} plays "${entry.move}" as entry ${i}, and ${sentence} (seed ${walk.seed})`,
      record: recordAt(walk, i),
    });
    const view = game.clone(game.redact(before.match.state, entry.seat));
    const tell = (events: readonly unknown[]) => events.map(e => game.tell(e, entry.seat));
    const truth = game.redact(stop.match.state, entry.seat);
    try {
      const news = game.apply(view, entry.seat, game.readMove(entry.move), refereeOnly);
      if (!isSame(view, truth)) yield find(`foresees another view: ${difference(view, truth)}`);
      else if (!isSame(tell(news), tell(stop.events)))
        yield find(`foresees other news: ${difference(tell(news), tell(stop.events))}`);
    } catch (e) {
      if (!(e instanceof NeedsReferee)) yield find(`its view breaks with ${sentenceOf(e)}`);
      else if (!luck && !secrets) yield find('asks for the referee in a game without luck and secrets');
    }
  }
}

/** An imagined state has the same view as the one it was made from, and can be played on. */
export const checkImagine: StopCheck = function* (game, stop, walk) {
  const find = findAt('imagine', game, stop, walk);
  const { state, n } = stop.match;
  const dice = searchChance(n + 1);
  for (const seat of game.actors(state)) {
    const view = game.redact(state, seat);
    const before: unknown = structuredClone(view);
    const imagined = game.imagine(view, seat, dice);
    if (!isSame(view, before)) yield find('imagining changes the view');
    const shared = sharedPart(view, imagined);
    if (shared !== null) yield find(`the imagined state shares ${shared} with the view`);
    const seen = game.redact(imagined, seat);
    if (!isSame(seen, before))
      yield find(`seat ${seat} would see through the imagined state: ${difference(view, seen)}`);
    if (!isSame(textsOf(game, imagined, seat), textsOf(game, state, seat)))
      yield find(`in the imagined state seat ${seat} has other moves`);
    const text = game.writeState(imagined);
    if (game.writeState(game.readState(text, walk.table)) !== text)
      yield find(`the imagined state "${text}" is no position`);
    for (let i = 0; i < 4; i++) {
      const actor = game.actors(imagined)[0];
      if (actor === undefined) break;
      game.apply(imagined, actor, game.sample(imagined, actor, dice), dice);
    }
  }
};

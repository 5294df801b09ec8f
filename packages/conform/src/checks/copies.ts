import { searchChance } from '@tablee/kernel';
import { canon, difference, isSame, sharedPart } from './canon.ts';
import { eyesAt, findAt, type StopCheck, seatsAt, textsOf } from './stop.ts';

/** A clone equals the state and shares nothing with it; so does a clone of its structuredClone, as threads send it. */
export const checkClone: StopCheck = function* (game, stop, walk) {
  const find = findAt('clone', game, stop, walk);
  const { state, n } = stop.match;
  const before: unknown = structuredClone(state);
  const copy = game.clone(state);
  if (!isSame(copy, before)) yield find(`the clone differs: ${difference(state, copy)}`);
  const shared = sharedPart(state, copy);
  if (shared !== null) yield find(`the clone shares ${shared} with the original`);
  const seat = game.actors(state)[0];
  if (seat === undefined) return;
  const move = game.sample(state, seat, searchChance(n));
  const news = game.apply(copy, seat, move, searchChance(n));
  if (!isSame(state, before)) yield find('a move on the clone changed the original');
  const sent = game.clone(before);
  if (!isSame(sent, before)) yield find(`the clone of one sent here differs: ${difference(state, sent)}`);
  if (!isSame(game.apply(sent, seat, move, searchChance(n)), news) || !isSame(sent, copy))
    yield find(`"${game.writeMove(move)}" does something else in a state that was sent here`);
};

/** Redaction copies, is idempotent, hides nothing from the referee, and keeps the legal moves of a seat. */
export const checkRedact: StopCheck = function* (game, stop, walk) {
  const find = findAt('redact', game, stop, walk);
  const { state } = stop.match;
  for (const eyes of eyesAt(walk)) {
    const view = game.redact(state, eyes);
    const shared = sharedPart(state, view);
    if (shared !== null) yield find(`the view of ${eyes} shares ${shared} with the truth`);
    const twice = game.redact(view, eyes);
    if (!isSame(twice, view))
      yield find(`the view of ${eyes}, redacted again, differs: ${difference(view, twice)}`);
    if (!isSame(game.actors(view), game.actors(state)))
      yield find(`${eyes} sees other seats choosing: ${game.actors(view).join(', ')}`);
    if (!isSame(game.outcome(view), game.outcome(state))) yield find(`${eyes} sees another outcome`);
  }
  if (!isSame(game.redact(state, 'referee'), state)) yield find('the referee does not see everything');
  for (const seat of seatsAt(walk)) {
    const view = game.redact(state, seat);
    const [truly, seen] = [textsOf(game, state, seat), textsOf(game, view, seat)];
    if (!isSame(truly, seen)) yield find(`seat ${seat} may play ${truly}, and sees ${seen}`);
    const stuck = [...game.moves(view, seat)].find(m => game.refuse(view, seat, m) !== null);
    if (stuck !== undefined) yield find(`in the view of seat ${seat} "${game.writeMove(stuck)}" is refused`);
  }
};

/** Told events are copies, survive JSON, and are complete for the referee. */
export const checkTell: StopCheck = function* (game, stop, walk) {
  const find = findAt('tell', game, stop, walk);
  for (const event of stop.events) {
    const before = canon(event);
    if (canon(game.tell(event, 'referee')) !== before) yield find(`the referee is not told ${before}`);
    if (canon(JSON.parse(JSON.stringify(event))) !== before)
      yield find(`${before} does not survive the wire`);
    for (const eyes of eyesAt(walk)) {
      const told = game.tell(event, eyes);
      if (told !== null && !isSame(game.tell(told, eyes), told))
        yield find(`${eyes} is told ${canon(told)}, which told again would be different`);
    }
    if (canon(event) !== before) yield find(`telling changes the event ${before}`);
    const shared = sharedPart(stop.match.state, event);
    if (shared !== null) yield find(`the event ${before} shares ${shared} with the state`);
  }
};

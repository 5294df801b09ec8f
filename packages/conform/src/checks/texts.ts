import { BadText } from '@tablee/kernel';
import { difference, isSame } from './canon.ts';
import { sentenceOf } from './finding.ts';
import { findAt, mutantsOf, type StopCheck, seatsAt, textsOf } from './stop.ts';

const MUTANTS = 12;
const RULE = /^[A-Z][A-Z0-9]*-[0-9]+$/;

/** Every move has one spelling, which reads back as the same move. */
export const checkSpelling: StopCheck = function* (game, stop, walk) {
  const find = findAt('spelling', game, stop, walk);
  const { state, n } = stop.match;
  const known: string[] = [];
  for (const seat of game.actors(state)) {
    const texts = textsOf(game, state, seat);
    known.push(...texts);
    const twice = texts.find((t, i) => texts.indexOf(t) !== i);
    if (twice !== undefined) yield find(`two listed moves of seat ${seat} are both written "${twice}"`);
    for (const text of texts) {
      if (text === '' || text !== text.trim() || /[\r\n\t]/.test(text))
        yield find(`the move "${text}" is not one line of plain text`);
      const read = game.readMove(text);
      if (read === null) yield find(`the listed move "${text}" cannot be read back`);
      else if (game.writeMove(read) !== text) yield find(`"${text}" reads back as "${game.writeMove(read)}"`);
    }
  }
  for (const text of [...mutantsOf(known, MUTANTS, n), '']) {
    const read = game.readMove(text);
    if (read !== null && game.writeMove(read) !== text)
      yield find(`"${text}" is a second spelling of "${game.writeMove(read)}"`);
  }
};

/** Unlisted moves are refused with a rule, and so are all moves of seats that are not actors. */
export const checkRefusals: StopCheck = function* (game, stop, walk) {
  const find = findAt('refusals', game, stop, walk);
  const { state, n } = stop.match;
  const actors = game.actors(state);
  const told = walk.record.entries.flatMap(e => ('move' in e ? [e.move] : []));
  const near = actors.flatMap(seat => textsOf(game, state, seat));
  const candidates = new Set([...told.slice(0, 40), ...mutantsOf([...near, ...told], 2 * MUTANTS, n)]);
  for (const seat of seatsAt(walk)) {
    const listed = new Set(textsOf(game, state, seat));
    for (const text of candidates) {
      const m = game.readMove(text);
      if (m === null) continue;
      const refusal = game.refuse(state, seat, m);
      if (refusal && (!RULE.test(refusal.rule) || refusal.key === ''))
        yield find(`the refusal of "${text}" names no rule and key: ${JSON.stringify(refusal)}`);
      if (!refusal && !actors.includes(seat)) yield find(`seat ${seat} is not asked, yet may play "${text}"`);
      else if (!refusal && game.traits.moves === 'listed' && !listed.has(text))
        yield find(`"${text}" is legal for seat ${seat}, and not listed`);
    }
  }
};

/** Position texts round-trip, and no second spelling is read. */
export const checkStateText: StopCheck = function* (game, stop, walk) {
  const find = findAt('state-text', game, stop, walk);
  const { state, n } = stop.match;
  const text = game.writeState(state);
  if (text === '' || text !== text.trim() || /[\r\n\t]/.test(text))
    yield find('the position is not one line');
  const read = game.readState(text, walk.table);
  if (game.writeState(read) !== text) yield find(`the position reads back as "${game.writeState(read)}"`);
  for (const mutant of [...mutantsOf([text], MUTANTS, n), '']) {
    try {
      const other = game.writeState(game.readState(mutant, walk.table));
      if (other !== mutant) yield find(`"${mutant}" is a second spelling of "${other}"`);
    } catch (e) {
      if (!(e instanceof BadText)) yield find(`reading "${mutant}" throws ${sentenceOf(e)}, not a BadText`);
    }
  }
};

/** A position read back has the same actors and outcome. */
export const checkStateEnd: StopCheck = function* (game, stop, walk) {
  const find = findAt('state-end', game, stop, walk);
  const { state } = stop.match;
  const read = game.readState(game.writeState(state), walk.table);
  if (!isSame(game.actors(read), game.actors(state))) yield find('read back, other seats have to choose');
  if (!isSame(game.outcome(read), game.outcome(state))) yield find('read back, the outcome is another');
};

/** A position read back is the same state in every field. */
export const checkStateWhole: StopCheck = function* (game, stop, walk) {
  const find = findAt('state-whole', game, stop, walk);
  const { state } = stop.match;
  const read = game.readState(game.writeState(state), walk.table);
  if (!isSame(read, state)) yield find(`the text loses something: ${difference(state, read)}`);
};

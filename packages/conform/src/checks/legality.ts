import { searchChance } from '@tablee/kernel';
import { difference, isSame } from './canon.ts';
import { sentenceOf } from './finding.ts';
import { findAt, mutantsOf, type StopCheck, seatsAt, textsOf } from './stop.ts';

const SAMPLES = 3;

/** Listed and sampled moves are legal. In a game with listed moves, samples are listed. */
export const checkLegality: StopCheck = function* (game, stop, walk) {
  const find = findAt('legality', game, stop, walk);
  const { state, n } = stop.match;
  const actors = game.actors(state);
  const dice = searchChance(n);
  for (const seat of seatsAt(walk)) {
    const moves = [...game.moves(state, seat)];
    if (!actors.includes(seat)) {
      if (moves.length > 0) yield find(`seat ${seat} has nothing to choose, yet moves are listed for it`);
      continue;
    }
    if (moves.length === 0 && game.traits.moves === 'listed')
      yield find(`seat ${seat} has to choose, and no move is listed`);
    for (const m of moves) {
      const refusal = game.refuse(state, seat, m);
      if (refusal)
        yield find(`"${game.writeMove(m)}" is listed for seat ${seat} and refused by ${refusal.rule}`);
      if (game.clockOnly?.(m))
        yield find(`"${game.writeMove(m)}" is listed for seat ${seat}, and only a clock may play it`);
    }
    const texts = new Set(moves.map(m => game.writeMove(m)));
    for (let i = 0; i < SAMPLES; i++) {
      const m = game.sample(state, seat, dice);
      const text = game.writeMove(m);
      const refusal = game.refuse(state, seat, m);
      if (refusal) yield find(`the sample "${text}" for seat ${seat} is refused by ${refusal.rule}`);
      else if (game.clockOnly?.(m))
        yield find(`the sample "${text}" for seat ${seat} is a move only a clock may play`);
      else if (game.traits.moves === 'listed' && !texts.has(text))
        yield find(`the sample "${text}" for seat ${seat} is legal, and not listed`);
    }
  }
  if (actors.some(seat => !Number.isInteger(seat) || seat < 0 || seat >= walk.table.seats))
    yield find(`actors ${actors.join(', ')} are not all seats of this table`);
  if (new Set(actors).size !== actors.length) yield find('a seat is named twice among the actors');
};

/** Moves tried at one position. */
const APPLIED = 10;

/** `apply` may assume that a move is not refused, so it never throws for such a move. */
export const checkApply: StopCheck = function* (game, stop, walk) {
  const find = findAt('apply', game, stop, walk);
  const { state, n } = stop.match;
  const dice = searchChance(n);
  for (const seat of game.actors(state)) {
    const texts = textsOf(game, state, seat);
    const near = [...mutantsOf(texts, APPLIED, n)].flatMap(text => game.readMove(text) ?? []);
    const listed = Array.from({ length: Math.min(APPLIED, texts.length) }, () =>
      game.readMove(texts[dice.pick(texts.length)]!),
    );
    const tried = [...listed, ...near, game.sample(state, seat, dice), game.idle(state, seat, dice)];
    for (const m of tried.filter(move => game.refuse(state, seat, move) === null)) {
      try {
        const events = game.apply(game.clone(state), seat, m, searchChance(n));
        if (!Array.isArray(events)) yield find(`"${game.writeMove(m)}" returns no list of events`);
      } catch (e) {
        yield find(`"${game.writeMove(m)}" of seat ${seat} is not refused, and throws ${sentenceOf(e)}`);
      }
    }
  }
};

/** The idle move is always legal. */
export const checkIdle: StopCheck = function* (game, stop, walk) {
  const find = findAt('idle', game, stop, walk);
  const { state, n } = stop.match;
  for (const seat of game.actors(state)) {
    const m = game.idle(state, seat, searchChance(n));
    const refusal = game.refuse(state, seat, m);
    if (refusal)
      yield find(`the idle move "${game.writeMove(m)}" of seat ${seat} is refused by ${refusal.rule}`);
    else if (
      game.traits.moves === 'listed' &&
      !game.clockOnly?.(m) &&
      !textsOf(game, state, seat).includes(game.writeMove(m))
    )
      yield find(`the idle move "${game.writeMove(m)}" of seat ${seat} is not listed`);
  }
};

/** `lasts` returns finite times and does not change the state. */
export const checkLasts: StopCheck = function* (game, stop, walk) {
  if (!game.lasts) return;
  const find = findAt('lasts', game, stop, walk);
  const { state, n } = stop.match;
  const dice = searchChance(n);
  const before: unknown = structuredClone(state);
  for (const seat of game.actors(state)) {
    const asked = [game.sample(state, seat, dice), game.idle(state, seat, dice), ...game.moves(state, seat)];
    for (const m of asked) {
      const ms = game.lasts(state, m);
      if (!Number.isFinite(ms) || ms < 0) yield find(`"${game.writeMove(m)}" lasts ${ms} ms`);
      else if (game.lasts(state, m) !== ms) yield find(`asked twice, "${game.writeMove(m)}" lasts otherwise`);
    }
  }
  if (!isSame(state, before)) yield find('asking how long a move lasts changes the state');
};

/** Moves are listed in a fixed order: bots and golden plays depend on it. */
export const checkOrder: StopCheck = function* (game, stop, walk) {
  const find = findAt('order', game, stop, walk);
  const { state } = stop.match;
  for (const seat of game.actors(state)) {
    const first = textsOf(game, state, seat).join(' | ');
    const again = textsOf(game, state, seat).join(' | ');
    const cloned = textsOf(game, game.clone(state), seat).join(' | ');
    if (first !== again) yield find(`listed twice, the moves come as ${first}, then as ${again}`);
    else if (first !== cloned) yield find(`a clone lists the moves as ${cloned}, not as ${first}`);
  }
};

/** Questions do not change the state. */
export const checkPure: StopCheck = function* (game, stop, walk) {
  const find = findAt('pure', game, stop, walk);
  const { state } = stop.match;
  const ask: { readonly [what: string]: () => unknown } = {
    actors: () => game.actors(state),
    outcome: () => game.outcome(state),
    writeState: () => game.writeState(state),
    clone: () => game.clone(state),
    redact: () => [...seatsAt(walk), 'public' as const].map(eyes => game.redact(state, eyes)),
    moves: () => game.actors(state).map(seat => [...game.moves(state, seat)]),
    sample: () => game.actors(state).map(seat => game.sample(state, seat, searchChance(1))),
    idle: () => game.actors(state).map(seat => game.idle(state, seat, searchChance(1))),
    refuse: () =>
      game.actors(state).map(seat => [...game.moves(state, seat)].map(m => game.refuse(state, seat, m))),
    binding: () =>
      game
        .actors(state)
        .map(seat => [...game.moves(state, seat)].map(m => game.binding(state, m, walk.table))),
    judge: () => seatsAt(walk).map(seat => game.judge?.(state, seat)),
  };
  const before: unknown = structuredClone(state);
  for (const [what, question] of Object.entries(ask)) {
    question();
    if (!isSame(state, before)) {
      yield find(`${what}() changes the state it is asked about: ${difference(before, state)}`);
      return;
    }
  }
};

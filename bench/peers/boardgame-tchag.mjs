// Tchag as a game of boardgame.io, on the very same rules. Its players too are told what happened in a move, for the
// screen to animate.
import { createRequire } from 'node:module';
import { defaultTable, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';

// boardgame.io's entries are folders, which only `require` finds.
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

const luck = searchChance(1);

function playOn(state, { playerID, events }, text) {
  const seat = Number(playerID);
  const move = tchag.readMove(text);
  if (move === null || tchag.refuse(state, seat, move)) return INVALID_MOVE;
  state.events = tchag.apply(state, seat, move, luck);
  const next = tchag.actors(state)[0];
  if (next !== undefined && next !== seat) events.endTurn({ next: String(next) });
  return undefined;
}

const gameWith = play => ({
  name: 'tchag',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ ...tchag.setup(defaultTable(tchag), luck).state, events: [] }),
  moves: { play },
  endIf: ({ G }) => tchag.outcome(G) ?? undefined,
});

/** As its documentation writes moves: they change G, and Immer turns the changes into the next state. */
export const asDocumented = gameWith((context, text) => playOn(context.G, context, text));

/** The least it can cost: the rules work on a plain copy, past Immer. What its server is measured with. */
export const onACopy = gameWith((context, text) => {
  const state = tchag.clone(original(context.G));
  return playOn(state, context, text) ?? state;
});

/** All that is done on the board, in one piece: fetched when hands come near it. */
export { grasp } from './grasp.ts';
export { ready } from './hand-words.ts';
export { answer, doMove, endTurn, pressThing, takeElastic } from './press.ts';
export { steer } from './steering.ts';

/** A slow, independent implementation of Tock with squares and cards as words. It shares no code with the game. */
export { type After, listMoves, play, seatOnTurn } from './play.ts';
export { type Agreed, type Position, readPosition, writePosition } from './position.ts';

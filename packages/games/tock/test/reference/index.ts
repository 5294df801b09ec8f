/**
 * Tock once more, slowly: squares and cards are words, every rule is the sentence of the rulebook. It shares no code
 * with the game and exists to disagree with it.
 */
export { type After, listMoves, play, seatOnTurn } from './play.ts';
export { type Agreed, type Position, readPosition, writePosition } from './position.ts';

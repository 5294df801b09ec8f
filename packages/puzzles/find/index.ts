export { type Draft, FINDERS, type Finder, type Wants } from './finder.ts';
export { makePuzzles, writePuzzles } from './make.ts';
export { type SelfPlay, selfPlay } from './self-play.ts';

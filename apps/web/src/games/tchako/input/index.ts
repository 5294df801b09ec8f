/** The input chunk: `load-input.ts` fetches it when a person may act or touches the board. */
export { answerOffer, endTurn, pressItem, selectElastic, tryMove } from './actions.ts';
export { Aims, SuddenAim } from './aim-arrows.tsx';
export { steer } from './keyboard.ts';
export { startGesture } from './pointer-gestures.ts';

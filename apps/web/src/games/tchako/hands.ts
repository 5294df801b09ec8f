/** All that is done on the board, in one piece: fetched when hands come near it. */
export { Aiming } from './aiming.tsx';
export { Aims } from './aims.tsx';
export { Carrying } from './carrying.tsx';
export { Creating } from './creating.tsx';
export { grasp } from './grasp.ts';
export { ready } from './hand-words.ts';
export { LandingMarks } from './landings.tsx';
export { Points } from './points.tsx';
export { answer, doMove, endTurn, pressThing, takeElastic } from './press.ts';
export { Room } from './room.tsx';
export { steer } from './steering.ts';

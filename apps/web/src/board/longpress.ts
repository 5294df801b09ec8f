export { useLongPress } from './pointer.ts';

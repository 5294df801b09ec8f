/** The room's entry: loaded when saved line-ups are first needed. */
export { LineupsDialog } from './lineups-dialog.tsx';
export { SavePlaced } from './save-lineup.tsx';

import { nameSpace } from './board.ts';
import { BARE, type Cell, FACE_LETTERS, faceOf, isCovered, LIFTED, UNSEEN } from './cell.ts';
import { GESTURES, type Gesture, NO_GESTURE, SECRET } from './gesture.ts';
import { NOBODY, type State, spacesWith } from './state.ts';

/** `?` never seen, `.3` seen and covered, `!3` face up, `x` lifted from here in this round. */
export function nameCell(cell: Cell): string {
  if (cell === UNSEEN) return '?';
  if (cell === LIFTED) return 'x';
  return `${isCovered(cell) ? '.' : '!'}${FACE_LETTERS[faceOf(cell)]}`;
}

export const nameGesture = (gesture: Gesture): string =>
  gesture === NO_GESTURE ? '-' : gesture === SECRET ? '?' : GESTURES[gesture]![0]!;

/** One line. What lies face down is `unseen` and covered stones in the referee's text, all `down` in a view's (DRAGON-8). */
export function writeState(s: State): string {
  const stones = spacesWith(s, cell => cell !== BARE).map(
    space => `${nameSpace(space)}:${nameCell(s.cells[space]!)}`,
  );
  return [
    `stones=${stones.join()}`,
    `${s.remembers ? 'unseen' : 'down'}=${s.bag.join()}`,
    `in=${s.inside.join('')}`,
    `chosen=${s.chosen.map(nameGesture).join('')}`,
    `last=${s.last.map(nameGesture).join('')}`,
    `kept=${s.kept.join()}`,
    `winner=${s.winner === NOBODY ? '-' : s.winner}`,
    `phase=${s.phase}`,
  ].join(' ');
}

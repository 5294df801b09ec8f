import type { Words } from './fr.ts';

export const en: Words = {
  heading: 'planned replies',
  title: game => `Planned replies, ${game}`,
  backShort: 'Table',
  back: 'Back to the table without changing anything',
  theirs: who => `If ${who} plays…`,
  theirsTask: 'Play their move.',
  yours: '… you reply',
  yoursTask: 'Play your move: it will be played at once.',
  over: 'The game would be over.',
  lines: 'If … then …',
  start: 'Current position',
  empty: 'First play the move you expect, then your reply. Nobody else sees it.',
  previous: 'Previous move',
  next: 'Next move',
  removeLong: 'Remove this move and what follows',
  keep: 'Keep',
  keepLong: n => (n === 0 ? 'Keep no reply' : n === 1 ? 'Keep this reply' : `Keep these ${n} replies`),
  kept: n => (n === 0 ? 'No replies are planned any more.' : n === 1 ? 'Reply kept.' : `${n} replies kept.`),
  unfinished: 'Your reply is still missing.',
  tooMany: 'That is a lot: remove a line before you plan another one.',
};

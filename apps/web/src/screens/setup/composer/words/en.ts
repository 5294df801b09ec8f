import type { Words } from './fr.ts';

export const en: Words = {
  intro: 'Choose options, read what they change, then play that way or send the link.',
  from: 'Start from',
  groups: { victory: 'How to win', play: 'How to play', points: 'Action points', hand: 'Aim and shoot' },
  more: 'More options',
  own: 'your own way',
  result: 'Your game',
  see: 'See it',
  count: n => (n === 0 ? 'Standard game' : n === 1 ? '1 change' : `${n} changes`),
  standard: 'The standard game: nothing changes.',
  clash: 'These options do not go together',
  code: 'Code of these options',
  noCode: 'none',
  play: 'Play this way',
  setUp: 'Choose the opponent',
  notPlayable: 'First change what does not go together.',
  copy: 'Copy the link',
  copied: 'Link copied: the person who opens it finds these options chosen.',
  badCode: 'This link names options that do not exist: here is the standard game.',
};

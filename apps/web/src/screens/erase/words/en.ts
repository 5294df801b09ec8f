import type { Words } from './fr.ts';

export const en: Words = {
  title: 'Your traces',
  hint: 'Your name, your seats and what you said are erased from the tables by link; tables where nobody else sits are deleted. The games of others stay whole, and so do those on this device.',
  erase: 'Erase my traces on this server',
  ask: 'Erase your traces on this server? You lose your seats at tables by link, and this cannot be undone.',
  askAll:
    'Erase your traces and your kept games, on all your devices? You lose your seats at tables by link, your passkeys and your profile, and this cannot be undone.',
  busy: 'Erasing…',
  done: 'Done: this server keeps nothing of you any more.',
  more: 'Under way: some tables are left, and the server goes on by itself.',
};

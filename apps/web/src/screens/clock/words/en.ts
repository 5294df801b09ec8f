import type { Words } from './fr.ts';

export const en: Words = {
  name: 'Hourglass',
  kinds: { usual: 'Blue, by link only', none: 'None', red: 'Red, 2 min', blue: 'Blue, 3 min' },
  means:
    'The sand you spend goes to the others. When there is none left, your turn ends: nobody loses on time.',
  of: (name, seconds, runs) =>
    `Hourglass of ${name}: ${seconds} ${seconds === 1 ? 'second' : 'seconds'}${runs ? ', the sand runs' : ''}`,
  seconds: n => `${n} s`,
  stands: 'The sand stands.',
  respite: n => `${n} s to go`,
  respiteWhy: 'time ended the turn before',
  respiteSaid: n => `Time ended the turn before. Play goes on in ${n} seconds.`,
  left: n => `You have ${n} seconds left.`,
  leftTo: (name, n) => `${name}: ${n} seconds left.`,
};

import type { Words } from './fr.ts';

export const en: Words = {
  name: 'Hourglass',
  kinds: { usual: 'Blue, by link only', none: 'None', red: 'Red, 1 min each', blue: 'Blue, 1 min 30 each' },
  means: 'The sand you spend goes to the others; at zero your turn ends, and nothing is lost by it.',
  with: kind => `Hourglass: ${kind}.`,
  anew: 'It comes along to this table, its sand split anew.',
  of: (name, seconds, runs) =>
    `Hourglass of ${name}: ${seconds} ${seconds === 1 ? 'second' : 'seconds'}${runs ? ', the sand runs' : ''}`,
  seconds: n => `${n} s`,
  respite: n => `${n} s to go`,
  respiteSaid: n => `Time ended the turn before. Play goes on in ${n} seconds.`,
  idle: 'The sand waits: nobody is playing. The next thing anybody does sets it running.',
  left: n => `You have ${n} seconds left.`,
  leftTo: (name, n) => `${name}: ${n} seconds left.`,
};

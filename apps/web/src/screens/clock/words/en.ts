import type { Words } from './fr.ts';

export const en: Words = {
  name: 'Hourglass',
  kinds: { usual: 'Blue, by link only', none: 'None', red: 'Red, 1 min each', blue: 'Blue, 1 min 30 each' },
  means: 'The sand you spend goes to the others; at zero your turn ends, but you do not lose.',
  with: kind => `Hourglass: ${kind}.`,
  anew: 'It comes along to this table, and the sand is shared out again.',
  of: (name, seconds, runs) =>
    `Hourglass of ${name}: ${seconds} ${seconds === 1 ? 'second' : 'seconds'}${runs ? ', the sand runs' : ''}`,
  seconds: n => `${n} s`,
  respite: n => `${n} s to go`,
  respiteSaid: n =>
    `The previous turn ran out of time. Play goes on in ${n} ${n === 1 ? 'second' : 'seconds'}.`,
  idle: 'The sand has stopped: nobody is playing. It runs again with the next move.',
  left: n => `You have ${n} seconds left.`,
  leftTo: (name, n) => `${name}: ${n} seconds left.`,
};

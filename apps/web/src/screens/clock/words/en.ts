import type { ClockEnd } from '@tablee/kernel';
import type { Words } from './fr.ts';

const AT_ZERO: { readonly [E in ClockEnd]: string } = {
  turn: 'the turn ends',
  game: 'the game is lost',
  understudy: 'an understudy takes over',
};

export const en: Words = {
  name: 'Clock',
  kinds: {
    usual: 'Blue hourglass, by link only',
    none: 'None',
    red: 'Red hourglass, 1 min each',
    blue: 'Blue hourglass, 1 min 30 each',
    short: '5 min, plus 5 s a turn',
    long: '15 min, plus 10 s a turn',
    1: '1 day a move, by link',
    3: '3 days a move, by link',
    7: '7 days a move, by link',
  },
  glasses: { red: 'red, 1 min each', blue: 'blue, 1 min 30 each' },
  zero: 'At zero',
  ends: { turn: 'The turn ends', game: 'The game is lost', understudy: 'An understudy takes over, by link' },
  pauses: 'Pauses',
  pauseKinds: {
    none: 'None',
    nights: 'At night, from 22 to 8',
    weekends: 'Saturdays and Sundays',
    both: 'Nights, Saturdays and Sundays',
  },
  daysOff: {
    name: 'Days off',
    means: 'On these days no time runs, by the time of your device. They hold for your next tables.',
    count: n => (n === 0 ? 'none' : String(n)),
    day: 'A day',
    add: 'Add',
    french: 'Add the French public holidays',
    none: 'Remove all',
    added: day => `Added: ${day}.`,
    remove: day => `Remove ${day}`,
    badDay: 'Choose a day to come, within two years.',
    full: 'Forty days at most: remove some first.',
  },
  daysMean: 'Everyone plays when they like, within this time. It runs even while nobody is here.',
  days: n => `${n} ${n === 1 ? 'day' : 'days'}`,
  withDays: (days, zero, pauses) =>
    `Clock: ${days} a move${pauses === null ? '' : `, with a pause ${pauses}`}. At zero ${AT_ZERO[zero]}.`,
  pauseNotes: {
    night: (from, to) => `at night from ${from} to ${to}`,
    weekends: 'at weekends',
    dayOff: day => `on ${day}`,
    daysOff: n => `on ${n} days off`,
    zone: city => ` (time of ${city})`,
  },
  long: (days, hours, minutes) =>
    days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
  daysOf: (name, days, hours, minutes, runs) => {
    const parts = [
      ...(days > 0 ? [`${days} ${days === 1 ? 'day' : 'days'}`] : []),
      ...(days > 0 || hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
      ...(days > 0 ? [] : [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`]),
    ];
    return `Clock of ${name}: ${parts.join(' ')}${runs ? ', running' : ''}`;
  },
  pausedTo: (when, _isDay) => `paused until ${when}`,
  pausedUntil: when => `Paused until ${when}`,
  fischerMeans: 'Each player has their own time, and gains a little with every turn.',
  means: 'The sand you spend goes to the others; at zero your turn ends, but you do not lose.',
  with: kind => `Hourglass: ${kind}.`,
  withFischer: (time, increment, zero) =>
    `Clock: ${time} each, plus ${increment} s a turn. At zero ${AT_ZERO[zero]}.`,
  minutes: n => `${n} min`,
  clockOf: (name, seconds, runs) => {
    const minutes = Math.floor(seconds / 60);
    const parts = [
      ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
      `${seconds % 60} ${seconds % 60 === 1 ? 'second' : 'seconds'}`,
    ];
    return `Clock of ${name}: ${parts.join(' ')}${runs ? ', running' : ''}`;
  },
  clockIdle: 'The clock has stopped: nobody is playing. It runs again with the next move.',
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

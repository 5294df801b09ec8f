import { cover } from './cover-en.ts';
import { positions, reasons, refusals } from './en-refusals.ts';
import type { Messages } from './fr.ts';

const SIDES = ['South', 'North'];
const side = (seat: number): string => SIDES[seat] ?? '';
const puck = (seat: number, number: number | null): string =>
  number === null ? `${side(seat)}’s queen` : `${side(seat)}’s puck ${number}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const points = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1;
  if (whole === 0) return half ? 'half a point' : 'no point';
  return `${whole}${half ? ' and a half' : ''} point${whole > 1 || half ? 's' : ''}`;
};

const ELASTICS = {
  short1: 'first short elastic',
  short2: 'second short elastic',
  long: 'long elastic',
  triangle: 'triangle',
};

export const en: Messages = {
  ...cover,
  inBrief: 'Link your bases to their vital zone, then hit their queen.',
  refusals,
  positions,
  reasons,
  points,
  cost: halves => (halves === 0 ? 'free of charge' : points(halves)),
  side,
  puck,
  elastics: ELASTICS,
  zone: name => {
    const home = name.includes('S') ? 'South' : 'North';
    if (name.startsWith('V')) return `${home}’s vital zone`;
    if (name.startsWith('N')) return `neutral zone ${name.slice(1)}`;
    return `${home}’s ${{ L: 'western', C: 'central', R: 'eastern' }[name.slice(2)] ?? ''} base`;
  },
  modes: {
    suddenCreations: 'sudden death, creations',
    suddenTurn: 'sudden death, turns',
    countdown: 'countdown',
    hill: 'queen of the hill',
    lead: 'pucks ahead',
    reach: 'pucks to gather',
    strategic: 'strategic shots',
    depot: 'supply depot',
    carrisk: 'Carrisk',
    sumo: 'Sumo',
  },
  control: ['nobody’s', 'South’s', 'North’s', 'grey'],
  tasks: {
    act: left => `You have ${left} left`,
    create: 'You have no puck left: create one',
    replace: 'Do you want to replace one of your elastics with a triangle?',
    answer: mode => `Your opponent proposes a mode: ${mode}`,
    over: 'The game is over',
  },
  moves: {
    shoot: (who, degrees, percent, shifted, loaded) =>
      `Shoot ${who}${shifted ? ', shifted' : ''}, direction ${degrees}°, power ${percent}%${loaded ? ', loaded' : ''}`,
    create: zone => `Create a puck: ${zone}`,
    hook: (elastic, from, to) => `${capital(elastic)}: unhook ${from}, hook ${to}`,
    lay: (elastic, posts) => `${capital(elastic)}: lay on ${posts}`,
    replace: elastic => `Replace the ${elastic} with a triangle`,
    keep: 'Keep the three elastics',
    propose: mode => `Propose a mode: ${mode}`,
    agree: 'Agree',
    decline: 'Decline',
    end: 'End the turn',
    time: 'Time is up',
  },
  events: {
    shot: (who, cost, loaded) =>
      loaded ? `Loaded! ${capital(who)} is shot, ${cost}.` : `${capital(who)} is shot, ${cost}.`,
    hit: {
      eliminates: (by, whom) => `${capital(by)} hits ${whom}, which is eliminated.`,
      wins: (by, whom) => `${capital(by)} hits ${whom}!`,
      duel: (by, whom) => `Grey zone: ${by} hits ${whom} and eliminates only itself.`,
      parried: (by, whom) => `Grey zone: ${by} hits ${whom} without effect.`,
      invulnerable: (by, whom) => `${capital(by)} hits ${whom}, who is invulnerable.`,
      pushes: (by, whom) => `${capital(by)} pushes ${whom}.`,
    },
    gone: {
      hit: who => `${capital(who)} is taken off the board.`,
      duel: who => `${capital(who)} is taken off the board.`,
      out: who => `${capital(who)} leaves the board.`,
      rail: who => `${capital(who)} has touched the rail and is taken off.`,
    },
    restored: (who, zone) => `${capital(who)} is put back, ${zone}.`,
    created: (who, zone, cost) => `${capital(who)} is created, ${zone}, ${cost}.`,
    left: n => (n === 0 ? 'No more creations.' : `Creations left: ${n}.`),
    moved: who => `${capital(who)} is moved aside.`,
    hooked: (who, elastic, posts, cost) => `${who}: ${elastic} on ${posts}, ${cost}.`,
    replaced: (who, elastic) =>
      elastic === null ? `${who} keeps the elastics.` : `${who} replaces the ${elastic} with a triangle.`,
    tchako: (victim, on) =>
      on ? `T’chako! ${victim}’s queen is vulnerable.` : `${victim} is no longer in t’chako.`,
    proposed: (who, mode) => `${who} proposes to add a mode: ${mode}.`,
    agreed: (who, mode) => `${who} agrees: ${mode}.`,
    declined: (who, mode) => `${who} declines: ${mode}.`,
    ended: who => `${who} ends the turn.`,
    turn: (who, left, captured) =>
      captured.length === 0
        ? `${who} to play, ${left}. No zone captured.`
        : `${who} to play, ${left}. Captured: ${captured.join(', ')}.`,
  },
};

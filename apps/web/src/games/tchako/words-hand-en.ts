import type { HandWords } from './words-hand-fr.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const en: HandWords = {
  chosen: {
    aim: 'Pull back anywhere, then let go.',
    flick: 'A quick swipe anywhere: the puck goes the same way.',
    shift: 'Slide the puck by a finger’s width at most.',
    pulled: 'Let go to shoot; come back to the start to call it off.',
  },
  tooSlow: 'A little faster: the puck has not moved.',
  lowered: 'Shot called off.',
  steer: 'Aim without a swipe',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  heading: 'Direction',
  headingIs: degrees => `${degrees}°`,
  power: 'Power',
  powerIs: power => `${tenths.format(power / 10)}%`,
  fire: 'Shoot',
  loaded: 'Loaded',
  loadedHint: 'A loaded shot eliminates',
  shift: 'Shift',
  shiftBack: 'Put back',
  create: 'Create here',
  createQueen: 'Bring the queen back here',
  free: 'free',
  aside: n => plural(n, 'puck put aside', 'pucks put aside'),
  elasticNowhere: 'This elastic cannot go anywhere now.',
  hookNowhere: 'This hook cannot go anywhere now: try the other one, or the whole elastic.',
  proposeHint: 'Your opponent has to agree. A mode is added at the start of a turn, before any action.',
  proposeNow: 'Propose',
  mode: 'Mode',
  value: 'Value',
  aimed: (degrees, power) => `Direction ${degrees}°, power ${tenths.format(power / 10)}%.`,
  line: {
    puck: (whom, mm) => `The line first meets ${whom}, at ${mm} mm.`,
    post: mm => `The line first meets a post, at ${mm} mm.`,
    elastic: mm => `The line first meets an elastic, at ${mm} mm.`,
    rail: mm => `The line first meets the rail, at ${mm} mm.`,
    rest: mm => `The puck stops after ${mm} mm.`,
    unknown: mm => `Nothing in the first ${mm} mm.`,
  },
  around: (whom, mm, degrees) => `${whom} at ${mm} mm, direction ${degrees}°`,
  shiftedBy: mm => `Shifted by ${mm} mm.`,
};

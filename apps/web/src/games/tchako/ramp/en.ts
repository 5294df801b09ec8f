import type { Words } from './fr.ts';

export const en: Words = {
  title: 'Practice ramp',
  hint: {
    aim: 'Pull back and let go. Nothing counts here.',
    flick: 'Flick with a quick move. Nothing counts here.',
  },
  lane: 'Practice lane, with a scale in millimetres',
  power: 'Power',
  percent: percent => `${percent}%`,
  fire: 'Shoot',
  slid: mm => `${mm} mm`,
  result: (percent, mm) => `Power ${percent}%: ${mm} mm`,
  out: percent => `Power ${percent}%: over the rail!`,
  outShort: 'out',
  tooSlow: 'A little faster: the puck did not move.',
  tries: 'Latest tries',
};

import type { Words } from './fr.ts';

export const en: Words = {
  step: (n, of) => `Step ${n} of ${of}`,
  goTo: (n, title, done) => `Step ${n}: ${title}${done ? ', done' : ''}`,
  steps: 'Steps',
  restart: 'Start this step again',
  skip: 'Skip',
  next: 'Next step',
  finish: 'Finish',
  show: 'Show me',
  watch: 'Your opponent plays…',
  play: 'Play against the computer',
  rules: 'Read the rules',
  anew: 'Take the lesson again',
  unknown: 'There is no lesson for this game.',
};

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
  hear: 'Hear the task',
  watch: 'Your opponent plays…',
  facts: 'Now you know',
  backToLesson: 'Back to the lesson',
  play: 'Play against the computer',
  rules: 'Read the rules',
  anew: 'Take the lesson again',
  unknown: 'There is no lesson for this game.',
};

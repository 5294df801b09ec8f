import type { Words } from './fr.ts';

export const en: Words = {
  legend: 'Your picture',
  present: 'At the table:',
  names: [
    'leaf',
    'moon',
    'sun',
    'boat',
    'key',
    'bell',
    'mushroom',
    'fish',
    'cat',
    'apple',
    'umbrella',
    'cup',
  ],
};

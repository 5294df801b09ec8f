import type { Reason } from '@tablee/tchako';
import { type Language, language } from '../../../settings.ts';

/** What is written over the board when the game is over; the whole sentence is said beside it. */
type Titles = { readonly [R in Reason]: string };

const fr: Titles = {
  'queen-hit': 'La reine est tombée',
  'queen-gone': 'La reine est perdue',
  extinct: 'Plus un seul palet',
  zones: 'Fin du compte à rebours',
  pucks: 'Fin du compte à rebours',
  nearest: 'Fin du compte à rebours',
  even: 'Égalité parfaite',
  anarchy: 'La zone vitale est prise',
  hill: 'La colline est prise',
  lead: 'L’avance est décisive',
  reach: 'Le compte y est',
};

const en: Titles = {
  'queen-hit': 'The queen has fallen',
  'queen-gone': 'The queen is lost',
  extinct: 'Not a puck left',
  zones: 'The countdown is over',
  pucks: 'The countdown is over',
  nearest: 'The countdown is over',
  even: 'A perfect draw',
  anarchy: 'The vital zone is taken',
  hill: 'The hill is taken',
  lead: 'The lead decides',
  reach: 'The count is reached',
};

const titles: { readonly [L in Language]: Titles } = { fr, en };

export const titleOf = (reason: Reason): string => titles[language.value][reason];

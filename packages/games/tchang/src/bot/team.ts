import type { Chance } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { TchangEvent } from '../events.ts';
import { closing } from '../moves.ts';
import { isOver, type State } from '../state.ts';
import { ownerOf } from '../variant.ts';
import { type Departure, spell } from './departure.ts';
import { Escape } from './escape.ts';
import { Survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';

/** Made once: a world is played on by one thought after the other. */
const survey = new Survey(WEIGHTS);
const wayOut = new Escape();
const news: TchangEvent[] = [];

/** Where there is no sure way out this is seen soon enough. */
const QUICKLY = 300;

/** TCHANG-12: open, and everybody can be brought out without luck. */
export const isSafe = (s: State): boolean => s.open && wayOut.exists(s, QUICKLY);

/**
 * The team does what promises most. To wait for the turn of whoever is to go costs nothing (TCHANG-5), so the others pass.
 */
export function goOn(s: State, chance: Chance): void {
  survey.fill(s);
  const { best } = survey;
  news.length = 0;
  if (best < 0) play(s, closing(s), chance, news);
  else
    depart(s, { pawn: survey.pawns[best]!, to: survey.goals[best]!, carry: survey.carries[best]! }, chance);
}

function depart(s: State, departure: Departure, chance: Chance): void {
  const owner = ownerOf(s.variant, departure.pawn);
  while (s.turn !== owner || s.step === 'moved') {
    play(s, closing(s), chance, news);
    if (isOver(s)) return;
  }
  for (const m of spell(s, departure)) play(s, m, chance, news);
}

import type { Chance } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { TchangEvent } from '../events.ts';
import { closing } from '../moves.ts';
import { isOver, type State } from '../state.ts';
import { ownerOf } from '../variant.ts';
import { type Departure, listMovesOf } from './departure.ts';
import { Escape } from './escape.ts';
import { Survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';

/** Reused in every playout. */
const survey = new Survey(WEIGHTS);
const wayOut = new Escape();
const news: TchangEvent[] = [];

/** Positions searched for a way out during playouts. */
const QUICKLY = 300;

/** TCHANG-12: the exit is open, and all pawns can be brought out without luck. */
export const isSafe = (s: State): boolean => s.open && wayOut.exists(s, QUICKLY);

/** Plays the best departure. The other seats pass until its owner is on turn, which costs nothing (TCHANG-5). */
export function playBest(s: State, chance: Chance): void {
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
  for (const m of listMovesOf(s, departure)) play(s, m, chance, news);
}

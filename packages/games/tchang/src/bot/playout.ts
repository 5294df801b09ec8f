import type { Chance } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { TchangEvent } from '../events.ts';
import { closing } from '../moves.ts';
import { isOver, type State } from '../state.ts';
import { ownerOf } from '../variant.ts';
import { type Departure, toMoves } from './departure.ts';
import { Escape } from './escape.ts';
import { Survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';

/** Reused buffers: playouts must not allocate. */
const survey = new Survey(WEIGHTS);
const escapes = new Escape();
const events: TchangEvent[] = [];

/** Search limit during playouts. */
const QUICK_LIMIT = 300;

/** TCHANG-12: the exit is open and all pawns can leave without luck. */
export const isSafe = (s: State): boolean => s.open && escapes.exists(s, QUICK_LIMIT);

/** Plays the best departure of the team. Other seats pass until its owner is on turn (TCHANG-5: passing is free). */
export function playBest(s: State, chance: Chance): void {
  survey.fill(s);
  const { best } = survey;
  events.length = 0;
  if (best < 0) play(s, closing(s), chance, events);
  else
    depart(s, { pawn: survey.pawns[best]!, to: survey.goals[best]!, carry: survey.carries[best]! }, chance);
}

function depart(s: State, departure: Departure, chance: Chance): void {
  const owner = ownerOf(s.variant, departure.pawn);
  while (s.turn !== owner || s.step === 'moved') {
    play(s, closing(s), chance, events);
    if (isOver(s)) return;
  }
  for (const m of toMoves(s, departure)) play(s, m, chance, events);
}

import type { Seat } from '@tablee/kernel';
import { mustCreate } from '../creation.ts';
import { END, type Move } from '../move.ts';
import { listCreations } from '../moves.ts';
import type { State } from '../state.ts';
import { onlyElasticsLeft } from './elastic-choice.ts';
import { judge } from './judge.ts';
import { ShotGenerator, straightShots } from './shots.ts';
import type { Simulator } from './simulator.ts';

/** Per action: how often all straight shots are tried (with other powers), and the number of other shots. */
const [STRAIGHT, ANY] = [2, 60];

/** Plays in place, each action the best of a few, until turn `number` begins or the budget is spent. */
export function playOn(s: State, number: number, simulator: Simulator): void {
  while (!s.end && s.number < number && simulator.budget.spent() < 1)
    simulator.playShaken(s, onlyElasticsLeft(s) ? END : pick(s, simulator));
}

function pick(s: State, simulator: Simulator): Move {
  const { chance, budget } = simulator;
  const seat: Seat = s.turn;
  let best: Move = END;
  let highest = -1;
  const consider = (move: Move): void => {
    const worth = judge(simulator.tryExact(s, move), seat);
    if (worth <= highest) return;
    highest = worth;
    best = move;
  };
  for (const move of listCreations(s)) consider(move);
  if (!mustCreate(s)) consider(END);
  const generator = new ShotGenerator(s, chance);
  for (let i = 0; i < STRAIGHT; i++)
    for (const shot of straightShots(s, generator.shooters, chance)) consider(shot);
  for (let i = 0; generator.shooters.length > 0 && i < ANY && budget.spent() < 1; i++)
    consider(generator.next(i));
  return best;
}

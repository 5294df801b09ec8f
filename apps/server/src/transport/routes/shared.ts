import { problem, tableId } from '@tablee/wire';
import { z } from 'zod';
import { Trouble } from '../../problems.ts';
import { type Answer, isProblem } from '../../tables/referee.ts';

export const TAGS = { lobby: ['Lobby'], play: ['Playing'], look: ['Looking'], talk: ['Talking'] };
export const id = z.object({ id: tableId });
/** Every route may object; the shape is always the same. */
export const objections = { '4xx': problem, '5xx': problem };
export const seatSecurity = [{ seat: [] }, { guest: [] }];

/** The number of what is on disk now, or the objection. */
export const settled = (answer: Answer): { n: number } => {
  if (isProblem(answer)) throw new Trouble(answer);
  return { n: answer.n };
};

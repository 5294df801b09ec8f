import { problem, tableId } from '@tablee/wire';
import { z } from 'zod';
import { Trouble } from '../../../common/problems.ts';
import { type Answer, isProblem } from '../../../tables/referee.ts';

export const TAGS = {
  lobby: ['Lobby'],
  play: ['Playing'],
  look: ['Looking'],
  talk: ['Talking'],
  people: ['People'],
  absence: ['Absence'],
  reach: ['Being told'],
};
export const id = z.object({ id: tableId });
/** Every route may answer with a problem. */
export const problems = { '4xx': problem, '5xx': problem };
export const seatSecurity = [{ seat: [] }, { guest: [] }];

/** The number of the entry or line on disk; throws the problem otherwise. */
export const acceptedEntry = (answer: Answer): { n: number } => {
  if (isProblem(answer)) throw new Trouble(answer);
  return { n: answer.n };
};

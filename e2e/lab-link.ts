import { deflateRawSync } from 'node:zlib';
import { type Played, type Simulation, writeSimulation } from '@tablee/simulation';

/** Thirty games of Tchag that were never played: a result to look at. */
const played = Array.from(
  { length: 30 },
  (_, i): Played => ({
    i,
    payoff: i % 10 === 0 ? [0.5, 0.5] : i % 3 === 0 ? [0, 1] : [1, 0],
    reason: i % 10 === 0 ? 'both-blocked' : 'captured',
    turns: 15 + ((i * 7) % 23),
    moves: 40 + ((i * 11) % 61),
    leads: (i * 5) % 6,
  }),
);

const simulation: Simulation = {
  game: 'tchag',
  rules: 1,
  seats: 2,
  options: { start: 'rows' },
  bots: ['3', '1'],
  seed: 'exemple',
  games: 30,
  played,
};

/** The address of the lab with this result. */
export const LAB_LINK = `/labo#${deflateRawSync(writeSimulation(simulation)).toString('base64url')}`;

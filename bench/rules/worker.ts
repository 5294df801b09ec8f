import { parentPort, workerData } from 'node:worker_threads';
import { cpuSeconds } from './clock.ts';
import type { Ask, Played, Player, Playing } from './playing.ts';

/**
 * One player per thread: the engine learns the shapes of the states it sees, and boardgame.io's frozen ones
 * would slow down everybody sharing an engine with them.
 */
const PLAYINGS: { readonly [P in Player]: () => Promise<Playing> } = {
  tablee: async () => (await import('./tablee-play.ts')).playTablee,
  documented: async () => (await import('./boardgame-play.mjs')).playDocumented,
  copy: async () => (await import('./boardgame-play.mjs')).playOnACopy,
  tock4: async () => (await import('./tock-play.ts')).playTock(4),
  tock3: async () => (await import('./tock-play.ts')).playTock(3),
  tock2: async () => (await import('./tock-play.ts')).playTock(2),
  tekao: async () => (await import('./tekao-play.ts')).playTekao,
  tchang: async () => (await import('./tchang-play.ts')).playTchang,
  dragons: async () => (await import('./dragons-play.ts')).playDragons,
};
const GAMES_AT_ONCE = 5;

const play = await PLAYINGS[workerData as Player]();

parentPort!.on('message', ({ ms, seed }: Ask) => {
  const before = cpuSeconds();
  const end = performance.now() + ms;
  let moves = 0;
  for (let part = 0; performance.now() < end; part++) moves += play(GAMES_AT_ONCE, seed * 100_000 + part);
  const played: Played = { moves, seconds: cpuSeconds() - before };
  parentPort!.postMessage(played);
});

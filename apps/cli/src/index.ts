import type { Command } from './command.ts';

/** Loaded one by one: `tablee moves` waits for nothing it does not need. */
export const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  games: async () => (await import('./commands/games.ts')).games,
  start: async () => (await import('./commands/start.ts')).start,
  moves: async () => (await import('./commands/moves.ts')).moves,
  apply: async () => (await import('./commands/apply.ts')).apply,
  perft: async () => (await import('./commands/perft.ts')).perft,
  play: async () => (await import('./commands/play.ts')).play,
  sim: async () => (await import('./commands/sim.ts')).sim,
  verify: async () => (await import('./commands/verify.ts')).verify,
  open: async () => (await import('./commands/open.ts')).open,
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  newgame: async () => (await import('./commands/newgame.ts')).newgame,
};

export async function sayUsage(): Promise<readonly string[]> {
  const all = await Promise.all(Object.values(COMMANDS).map(load => load()));
  return all.flatMap(({ usage, about }) => [usage, `    ${about}`]);
}

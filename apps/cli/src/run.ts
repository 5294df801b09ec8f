import { BadText } from '@tablee/kernel';
import { readArguments } from './arguments.ts';
import { BadGameText, sayBadText } from './bad-text.ts';
import { type Command, OK, WRONG } from './command.ts';
import { helpOn, helpOnAll } from './help.ts';
import type { CommandName } from './help-words.ts';
import { type Io, makeIo, Wrong } from './io.ts';
import { terminalLanguage } from './language.ts';
import { mistakes } from './mistakes.ts';

/** Each command is loaded only when it is used. */
const COMMANDS: { readonly [C in CommandName]: () => Promise<Command> } = {
  games: async () => (await import('./commands/games.ts')).games,
  start: async () => (await import('./commands/position.ts')).start,
  moves: async () => (await import('./commands/position.ts')).moves,
  apply: async () => (await import('./commands/position.ts')).apply,
  perft: async () => (await import('./commands/perft.ts')).perft,
  play: async () => (await import('./commands/play.ts')).play,
  shoot: async () => (await import('./commands/shoot.ts')).shoot,
  sim: async () => (await import('./commands/sim.ts')).sim,
  verify: async () => (await import('./commands/verify.ts')).verify,
  open: async () => (await import('./commands/open.ts')).open,
  serve: async () => (await import('./commands/serve.ts')).serve,
  audit: async () => (await import('./commands/audit.ts')).audit,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/backup.ts')).restore,
  'copy-data': async () => (await import('./commands/copy-data.ts')).copyDataCommand,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  newgame: async () => (await import('./commands/newgame.ts')).newgame,
};

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

async function sayUsage(): Promise<readonly string[]> {
  const names = Object.keys(COMMANDS).filter(isCommand);
  return helpOnAll(await Promise.all(names.map(async name => [name, await COMMANDS[name]()] as const)));
}

/** Runs a command line and returns the exit code. */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  // The reader closed the pipe, as `| head` does.
  process.stdout.on('error', (e: NodeJS.ErrnoException) => {
    if (e.code !== 'EPIPE') throw e;
    process.exit();
  });
  const io = makeIo(args.includes('--json'));
  try {
    return await runCommand(name, args, io);
  } catch (e) {
    const isText = e instanceof BadText || e instanceof BadGameText;
    if (!(e instanceof Wrong || isText)) throw e;
    io.note(isText ? await sayBadText(e, terminalLanguage(process.env)) : e.message);
    return WRONG;
  }
}

async function runCommand(name: string, args: readonly string[], io: Io): Promise<number> {
  if (name === '') {
    for (const line of await sayUsage()) io.note(line);
    return WRONG;
  }
  if (['help', '--help', '-h'].includes(name)) {
    for (const line of await sayUsage()) io.line(line);
    return OK;
  }
  if (!isCommand(name)) throw new Wrong(mistakes.noCommand(name, Object.keys(COMMANDS).join(', ')));
  const command = await COMMANDS[name]();
  if (!args.includes('--help')) return command.run(readArguments(args, command), io);
  for (const line of helpOn(name, command)) io.line(line);
  return OK;
}

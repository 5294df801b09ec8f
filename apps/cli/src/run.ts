import { BadText } from '@tablee/kernel';
import { OK, WRONG } from './command.ts';
import { COMMANDS, sayUsage } from './index.ts';
import { type Io, makeIo } from './io.ts';
import { Wrong } from './wrong.ts';

/** Runs what was typed and returns the exit code; a mistake becomes a sentence on the error side. */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  // Whoever reads only the first lines (`| head`) has read enough.
  process.stdout.on('error', (e: NodeJS.ErrnoException) => {
    if (e.code !== 'EPIPE') throw e;
    process.exit();
  });
  const io = makeIo(args.includes('--json'));
  try {
    return await runCommand(name, args, io);
  } catch (e) {
    if (!(e instanceof Wrong || e instanceof BadText)) throw e;
    io.note(e.message);
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
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Wrong(`There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  if (!args.includes('--help')) return command.run(args, io);
  io.line(command.usage);
  io.line(command.about);
  return OK;
}

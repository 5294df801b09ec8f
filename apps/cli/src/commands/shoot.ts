import { createHash } from 'node:crypto';
import { refereeOnly } from '@tablee/kernel';
import { type Move, type ShootMove, tchako } from '@tablee/tchako';
import { traceShot } from '@tablee/tchako/trace';
import { readArguments } from '../arguments.ts';
import { type Command, OK } from '../command.ts';
import { readInput, Wrong } from '../io.ts';
import { demand } from '../table.ts';

/** The position is a file, `@file`, `-` for stdin, or the text itself. */
function takeText(given: string | null): string {
  if (given === null) throw new Wrong('Which position? Name a file that holds it as --position.');
  if (given.startsWith('{')) return given;
  return readInput(given.replace(/^@/, '')).replace(/\r?\n$/, '');
}

function takeShot(text: string | null): ShootMove {
  if (text === null) throw new Wrong('Which shot? Give one as --shot "shoot s1 1024 700".');
  const move: Move | null = tchako.readMove(text);
  if (move?.kind !== 'shoot')
    throw new Wrong(`"${text}" is not a shot. A shot is "shoot s1 1024 700": puck, direction, power.`);
  return move;
}

export const shoot: Command = {
  usage: 'tablee shoot --position FILE --shot "shoot s1 1024 700" [--trace] [--json]',
  about: 'T’Chako: the position after a shot and its SHA-256; --trace adds every contact, with its tick',
  async run(args, io) {
    const typed = readArguments(args, {
      position: { type: 'string' },
      shot: { type: 'string' },
      trace: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (typed.words.length > 0) throw new Wrong(`"${typed.words[0]}" is one word too many.`);
    const state = tchako.readState(takeText(typed.text('position')));
    const text = typed.text('shot');
    const move = takeShot(text);
    const seat = tchako.actors(state)[0] ?? 0;
    const refusal = tchako.refuse(state, seat, move);
    if (refusal) await demand(tchako, text!, { refusal });
    const trace = typed.flag('trace') ? traceShot(state, move) : [];
    tchako.apply(state, seat, move, refereeOnly);
    const position = tchako.writeState(state);
    const hash = createHash('sha256').update(position).digest('hex');
    if (io.json) io.value({ position, hash, ...(typed.flag('trace') ? { trace } : {}) });
    else for (const line of [position, hash, ...trace]) io.line(line);
    return OK;
  },
};

import { createHash } from 'node:crypto';
import { refereeOnly } from '@tablee/kernel';
import { type Move, type ShootMove, tchako } from '@tablee/tchako';
import { traceShot } from '@tablee/tchako/trace';
import { type Command, OK } from '../command.ts';
import { readInput, Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { demand, inWordsOf } from '../table.ts';

/** The position is a file, `@file`, `-` for stdin, or the text itself. */
function takeText(given: string | null): string {
  if (given === null) throw new Wrong(mistakes.whichPosition);
  if (given.startsWith('{')) return given;
  return readInput(given.replace(/^@/, '')).replace(/\r?\n$/, '');
}

function takeShot(text: string | null): ShootMove {
  if (text === null) throw new Wrong(mistakes.whichShot);
  const move: Move | null = tchako.readMove(text);
  if (move?.kind !== 'shoot') throw new Wrong(mistakes.notAShot(text));
  return move;
}

export const shoot: Command = {
  needs: ['position', 'shot'],
  takes: ['trace', 'json'],
  async run(typed, io) {
    const given = takeText(typed.text('position'));
    const state = inWordsOf(tchako, () => tchako.readState(given));
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

import { loadGame } from '@tablee/catalogue';
import {
  BadText,
  type Eyes,
  type Game,
  type GameRecord,
  isMove,
  replaySteps,
  type TimelineStep,
} from '@tablee/kernel';
import { readArguments, readCount } from '../arguments.ts';
import { loadBoard } from '../boards/index.ts';
import { type Command, OK } from '../command.ts';
import { Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { takeRecord } from './verify.ts';

/** Default: 'public', which knows least. */
function takeEyes(text: string | null, record: GameRecord): Eyes {
  if (text === null || text === 'public') return 'public';
  if (text === 'referee') return 'referee';
  const seat = readCount('--eyes', text, 0);
  if (seat >= record.seats) throw new Wrong(mistakes.eyes(record.seats - 1));
  return seat;
}

type Way = { readonly frames: readonly TimelineStep[]; readonly broken: string | null };

/** Replays as far as possible: a record of a crash opens one move before it. */
function follow(game: Game, record: GameRecord): Way {
  const seen: TimelineStep[] = [];
  try {
    for (const frame of replaySteps(game, record)) seen.push(frame);
    return { frames: seen, broken: null };
  } catch (e) {
    if (seen.length === 0) throw e;
    const why = e instanceof BadText ? e.message : `the rules threw ${e instanceof Error ? e.message : e}`;
    return { frames: seen, broken: `Entry ${seen.length} does not replay: ${why}` };
  }
}

export const open: Command = {
  usage: 'tablee open RECORD [--at n] [--eyes seat|public|referee] [--json]',
  about: 'the board of a record at a move, as those eyes saw it',
  async run(args, io) {
    const typed = readArguments(args, {
      at: { type: 'string' },
      eyes: { type: 'string' },
      json: { type: 'boolean' },
    });
    const record = takeRecord(typed.words);
    const game = await loadGame(record.game, record.rules);
    const eyes = takeEyes(typed.text('eyes'), record);
    const way = follow(game, record);
    const last = way.frames.length - 1;
    const at = typed.count('at', 0) ?? last;
    const frame = way.frames[at];
    if (!frame) throw new Wrong(mistakes.recordRange(last, at));
    const view = game.redact(frame.match.state, eyes);
    const position = game.writeState(view);
    const told = frame.events.map(e => game.tell(e, eyes)).filter(e => e !== null);
    const { outcome } = frame.match;
    const actors = outcome ? [] : game.actors(frame.match.state);
    if (io.json) {
      io.value({
        game: game.id,
        at,
        of: record.entries.length,
        eyes,
        entry: frame.entry,
        position,
        told,
        actors,
        outcome,
      });
    } else {
      io.line(
        `${game.id}, ${at} of ${record.entries.length}, seen by ${typeof eyes === 'number' ? `seat ${eyes}` : eyes}`,
      );
      if (frame.entry)
        io.line(
          isMove(frame.entry)
            ? `seat ${frame.entry.seat} played ${frame.entry.move}`
            : `seat ${frame.entry.seat}: ${frame.entry.act}`,
        );
      const draw = await loadBoard(game.id);
      for (const row of draw(position)) io.line(row);
      io.line(position);
      io.line(
        outcome
          ? `over (${outcome.reason}): ${outcome.payoff.join('-')}`
          : `seat ${actors.join(', ')} to move`,
      );
    }
    if (way.broken !== null && at === last) io.note(way.broken);
    return OK;
  },
};

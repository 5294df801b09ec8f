import { loadGame } from '@tablee/catalogue';
import {
  BadText,
  type Eyes,
  type Game,
  type GameRecord,
  replaySteps,
  type TimelineStep,
} from '@tablee/kernel';
import { readCount } from '../arguments.ts';
import { sayBadText } from '../bad-text.ts';
import { loadBoard } from '../boards/index.ts';
import { type Command, OK } from '../command.ts';
import { Wrong } from '../io.ts';
import { terminalLanguage } from '../language.ts';
import { mistakes } from '../mistakes.ts';
import { results } from '../result-words.ts';
import { takeRecord } from './verify.ts';

/** Default: 'public', which knows least. */
function takeEyes(text: string | null, record: GameRecord): Eyes {
  if (text === null || text === 'public') return 'public';
  if (text === 'referee') return 'referee';
  const seat = readCount('--eyes', text, 0);
  if (seat >= record.seats) throw new Wrong(mistakes.eyes(record.seats - 1));
  return seat;
}

/** `broken` is what the replay threw, if it did not reach the end. */
type Way = { readonly frames: readonly TimelineStep[]; readonly broken: unknown };

/** Replays as far as possible: a record of a crash opens one move before it. */
function follow(game: Game, record: GameRecord): Way {
  const seen: TimelineStep[] = [];
  try {
    for (const frame of replaySteps(game, record)) seen.push(frame);
    return { frames: seen, broken: null };
  } catch (e) {
    if (seen.length === 0) throw e;
    return { frames: seen, broken: e };
  }
}

async function sayBroken(entry: number, error: unknown): Promise<string> {
  const why =
    error instanceof BadText
      ? await sayBadText(error, terminalLanguage(process.env))
      : results.rulesThrew(error instanceof Error ? error.message : String(error));
  return results.broken(entry, why);
}

export const open: Command = {
  words: 'record',
  takes: ['at', 'eyes', 'json'],
  async run(typed, io) {
    const record = takeRecord(typed);
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
      io.line(results.opened(game.id, at, record.entries.length, eyes));
      if (frame.entry) io.line(results.entry(frame.entry));
      const draw = await loadBoard(game.id);
      for (const row of draw(position)) io.line(row);
      io.line(position);
      io.line(outcome ? results.over(outcome) : results.toMove(actors));
    }
    if (way.broken !== null && at === last) io.note(await sayBroken(way.frames.length, way.broken));
    return OK;
  },
};

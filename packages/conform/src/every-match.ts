import {
  agreeDraw,
  type Game,
  type GameRecord,
  goBack,
  isMove,
  isRefused,
  type Match,
  openMatch,
  playMove,
  readTable,
  replayChance,
  resign,
} from '@tablee/kernel';

/** A replay in its plainest form, to compare others with: every match is kept, none is worked out again. */
export function everyMatch(game: Game, record: GameRecord): readonly Match[] {
  const table = readTable(game, record.seats, record.options);
  const matches: Match[] = [openMatch(game, table, replayChance(record.setup)).match];
  for (const entry of record.entries) {
    const now = matches.at(-1)!;
    const step = isMove(entry)
      ? playMove(now, entry.seat, entry.move, replayChance(entry.picks ?? []))
      : entry.act === 'back'
        ? goBack(now, matches[entry.to]!, entry.seat)
        : (entry.act === 'draw' ? agreeDraw : resign)(now, entry.seat);
    if (isRefused(step)) throw new Error(`${step.refusal.rule} refuses ${JSON.stringify(entry)}`);
    matches.push(step.match);
  }
  return matches;
}

import { type Game, isMove, parseRecord, replaySteps } from '@tablee/kernel';
import { difference, isSame } from './canon.ts';
import { type Finding, sentenceOf } from './finding.ts';
import { recordAt } from './stop.ts';
import { type Walk, walk as walkAgain } from './walk.ts';

/** A replay of the record as text, and a second walk with the same seed, give the same positions. */
export function* checkReplay(game: Game, walk: Walk): Generator<Finding> {
  const find = (sentence: string, n: number): Finding => ({
    check: 'replay',
    sentence: `${sentence} (seed ${walk.seed}, entry ${n})`,
    record: recordAt(walk, n),
  });
  let n = 0;
  try {
    for (const frame of replaySteps(game, parseRecord(JSON.stringify(walk.record)))) {
      n = frame.match.n;
      const stop = walk.stops[n];
      if (!stop) return;
      const [played, replayed] = [stop.match, frame.match];
      if (!isSame(played.state, replayed.state))
        return yield find(`replay leads elsewhere: ${difference(played.state, replayed.state)}`, n);
      if (!isSame(stop.events, frame.events))
        return yield find(`replay tells other news: ${difference(stop.events, frame.events)}`, n);
      if (!isSame([played.decisions, played.outcome], [replayed.decisions, replayed.outcome]))
        return yield find('replay asks for other decisions', n);
    }
  } catch (e) {
    return yield find(`the record does not replay: ${sentenceOf(e)}`, n);
  }
  const again = walkAgain(game, walk.table, walk.seed, walk.stops.length - 1);
  const strayed = walk.stops.findIndex((s, i) => !isSame(s.match.state, again.stops[i]?.match.state));
  if (strayed >= 0) yield find('the same seed, played again, leads elsewhere', strayed);
}

/** Moves that draw luck are binding. */
export function* checkBinding(game: Game, walk: Walk): Generator<Finding> {
  for (const [i, { entry, of }] of walk.stops.entries()) {
    if (entry === null || !isMove(entry) || of.length === 0) continue;
    if (!game.binding(walk.stops[i - 1]!.match.state, game.readMove(entry.move), walk.table))
      yield {
        check: 'binding',
        sentence: `"${entry.move}" draws luck, and could be taken back (seed ${walk.seed}, entry ${i})`,
        record: recordAt(walk, i),
      };
  }
}

import { type Chance, isMove, isRefused, playMove } from '@tablee/kernel';
import { timedOutSeats } from '@tablee/table';
import { sealedChance } from '../tables/luck.ts';
import type { Ruling } from '../tables/ruling.ts';
import type { LiveTable } from '../tables/table.ts';
import { afterMove } from '../tables/wishes.ts';
import { lastsOf } from './glass.ts';

/**
 * TCHAKO-23: at zero the turn ends. The clock plays what an absent player plays, one move at a time, for the first whose
 * sand is gone; nobody has lost by that. `mood`: luck of the choice, which is nobody's secret and not written down.
 */
export function ruleTimeUp(table: LiveTable, mood: Chance): Ruling {
  const { match, wishes, sand } = table.standing;
  const { game, state, n } = match;
  const [seat] = sand ? timedOutSeats(sand, table.ticker.now()) : [];
  if (seat === undefined || table.full) return { n, again: true };
  const text = game.writeMove(game.idle(game.redact(state, seat), seat, mood));
  const step = playMove(match, seat, text, sealedChance(table.head.seals, n + 1));
  if (isRefused(step) || !isMove(step.entry))
    throw new Error(`${game.id}: the idle move ${text} is refused at entry ${n + 1} of ${table.id}`);
  return {
    step: { ...step, entry: { ...step.entry, clock: true } },
    wishes: afterMove(wishes, seat),
    turning: { byClock: true, lasts: lastsOf(match, text) },
  };
}

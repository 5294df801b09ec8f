import type { Outcome, Seat } from '@tablee/kernel';
import type { GameWords } from '@tablee/shelf';
import { words } from '../../messages/index.ts';
import type { Sitter } from '../../table/session.ts';

/** How a seat is called: by name, as the computer, or by its colour. */
export function nameOf(seat: Seat, sitters: readonly Sitter[], game: GameWords): string {
  const sitter = sitters[seat];
  if (sitter?.name) return sitter.name;
  if (sitter?.bot) return words().table.bot(words().levels[sitter.bot]);
  return game.seats[seat] ?? String(seat + 1);
}

/** The seat that won alone, or null: a draw, or several winners. */
export function winnerOf({ payoff }: Outcome): Seat | null {
  const best = Math.max(...payoff);
  const winners = payoff.flatMap((p, seat) => (p === best ? [seat] : []));
  return winners.length === 1 ? winners[0]! : null;
}

/** Who won, in a few words for whoever reads it. */
export function sayResult(outcome: Outcome, own: Seat | null, name: (seat: Seat) => string): string {
  const text = words().over;
  const winner = winnerOf(outcome);
  if (winner === null) return text.draw;
  if (own === null) return text.winner(name(winner));
  return winner === own ? text.won : text.lost;
}

/** Why the game ended. */
export function sayReason(outcome: Outcome, game: GameWords, name: (seat: Seat) => string): string {
  const text = words().over;
  const winner = winnerOf(outcome);
  if (outcome.reason === 'table-agreed') return text['table-agreed'];
  if (outcome.reason === 'table-resigned') {
    const loser = outcome.payoff.indexOf(0);
    return text['table-resigned'](name(Math.max(0, loser)));
  }
  return game.reasons[outcome.reason]?.(winner) ?? '';
}

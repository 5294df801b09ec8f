import type { Outcome, Seat } from '@tablee/kernel';
import type { GameWords } from '@tablee/shelf';
import type { SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import type { Sitter } from '../../table/session.ts';
import { sharesSide } from './sides.ts';

/** How a seat is called: by name, as the computer where there is only one, or by its colour. */
export function nameOf(seat: Seat, sitters: readonly Sitter[], looks: readonly SeatLook[]): string {
  const sitter = sitters[seat];
  if (sitter?.name) return sitter.name;
  if (sitter?.bot && looks.length === 2) return words().table.bot(words().levels[sitter.bot]);
  return looks[seat]?.name ?? String(seat + 1);
}

/** The same with the colour, where two play the same pieces and a name alone does not say which of them it is. */
export function nameOnTurn(seat: Seat, sitters: readonly Sitter[], looks: readonly SeatLook[]): string {
  const name = nameOf(seat, sitters, looks);
  const colour = looks[seat]?.name ?? name;
  const shared = looks.some((_, other) => other !== seat && sharesSide(looks, other, seat));
  return shared && name !== colour ? `${name} (${colour})` : name;
}

/** Who won; nobody in particular when all got the same. */
export function winnersOf({ payoff }: Outcome): readonly Seat[] {
  const best = Math.max(...payoff);
  const winners = payoff.flatMap((p, seat) => (p === best ? [seat] : []));
  return winners.length === payoff.length ? [] : winners;
}

/** Who won, in a few words for whoever reads it. */
export function sayResult(outcome: Outcome, own: Seat | null, name: (seat: Seat) => string): string {
  const text = words().over;
  const winners = winnersOf(outcome);
  if (winners.length === 0) return text.draw;
  if (own === null) return text.winner(words().and(winners.map(name)), winners.length);
  return winners.includes(own) ? text.won : text.lost;
}

/** Why the game ended. */
export function sayReason(outcome: Outcome, game: GameWords, name: (seat: Seat) => string): string {
  const text = words().over;
  if (outcome.reason === 'table-agreed') return text['table-agreed'];
  if (outcome.reason === 'table-resigned') {
    const losers = outcome.payoff.flatMap((p, seat) => (p === 0 ? [seat] : []));
    return text['table-resigned'](words().and(losers.map(name)), losers.length);
  }
  const winners = winnersOf(outcome);
  return game.reasons[outcome.reason]?.(winners.length === 1 ? winners[0]! : null) ?? '';
}

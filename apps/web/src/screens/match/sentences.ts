import type { GameWords } from '@tablee/catalogue';
import type { Match, Outcome, Refusal, Seat } from '@tablee/kernel';
import type { SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import type { SeatInfo, TableSession } from '../../session/session.ts';
import { sharesSide } from './seat-looks.ts';

/** The name of a seat: the person's name, the bot if there is only one, or the colour. */
export function nameOf(seat: Seat, people: readonly SeatInfo[], looks: readonly SeatLook[]): string {
  const person = people[seat];
  if (person?.name) return person.name;
  if (person?.name === '') return words().someone;
  if (person?.bot && looks.length === 2) return words().table.bot(words().levels[person.bot]);
  return looks[seat]?.name ?? String(seat + 1);
}

/** The name of a seat in sentences of the game: the person's, else the colour. */
export const sentenceNameOf = (seat: Seat, people: readonly SeatInfo[], looks: readonly SeatLook[]): string =>
  people[seat]?.name || (looks[seat]?.name ?? String(seat + 1));

/** The name inside a sentence about the turn, with the colour where two seats play the same pieces. */
export function nameOnTurn(seat: Seat, people: readonly SeatInfo[], looks: readonly SeatLook[]): string {
  if (people[seat]?.bot && looks.length === 2) return words().table.theBot;
  const name = nameOf(seat, people, looks);
  const colour = looks[seat]?.name ?? name;
  const shared = looks.some((_, other) => other !== seat && sharesSide(looks, other, seat));
  return shared && name !== colour ? `${name} (${colour})` : name;
}

/** Empty when all have the same payoff. */
export function winnersOf({ payoff }: Outcome): readonly Seat[] {
  const best = Math.max(...payoff);
  const winners = payoff.flatMap((p, seat) => (p === best ? [seat] : []));
  return winners.length === payoff.length ? [] : winners;
}

const isShared = ({ game }: Pick<Match, 'game'>): boolean => game.traits.goal === 'shared';

/** `reader`: a seat, 'all' on a shared screen, null for a spectator. */
function sayTogether(won: boolean, solo: boolean, reader: Reader): string {
  const text = words();
  if (reader === null) return won ? text.shared.teamWon : text.shared.teamLost;
  if (!won) return text.shared.lost;
  return solo ? text.over.won : text.shared.won;
}

export type Reader = Seat | 'all' | null;

export const readerOf = ({ kind, own }: Pick<TableSession, 'kind' | 'own'>): Reader =>
  own.value ?? (kind === 'link' ? null : 'all');

/** The result as a short sentence for the reader. */
export function sayResult(match: Match, reader: Reader, name: (seat: Seat) => string): string {
  const text = words().over;
  const { outcome, table } = match;
  if (!outcome) return '';
  if (isShared(match)) return sayTogether((outcome.payoff[0] ?? 0) >= 0.5, table.seats === 1, reader);
  const winners = winnersOf(outcome);
  if (winners.length === 0) return outcome.reason === 'table-abandoned' ? text.nobody : text.draw;
  if (reader === null || reader === 'all') return text.winner(words().and(winners.map(name)), winners.length);
  return winners.includes(reader) ? text.won : text.lost;
}

/** Whether this reader lost to others; a lost shared goal has words of its own. */
export function hasLost(match: Match, reader: Reader): boolean {
  const { outcome } = match;
  if (!outcome || isShared(match) || typeof reader !== 'number') return false;
  const winners = winnersOf(outcome);
  return winners.length > 0 && !winners.includes(reader);
}

export function sayReason(match: Match, game: GameWords, name: (seat: Seat) => string): string {
  const text = words().over;
  const { outcome } = match;
  if (!outcome) return '';
  if (outcome.reason === 'table-agreed' || outcome.reason === 'table-abandoned') return text[outcome.reason];
  if (outcome.reason === 'table-resigned' || outcome.reason === 'table-time') {
    if (isShared(match))
      return outcome.reason === 'table-time' ? `${words().table.timeUp}.` : words().shared.resigned;
    const losers = outcome.payoff.flatMap((p, seat) => (p === 0 ? [seat] : []));
    return text[outcome.reason](words().and(losers.map(name)), losers.length);
  }
  const winners = winnersOf(outcome);
  const who = words().and(winners.map(name));
  return game.reasons[outcome.reason]?.(winners.length === 1 ? winners[0]! : null, who) ?? '';
}

/** A sentence for this person, with the rule it refers to. */
export type Explained = { readonly sentence: string; readonly rule: string | null };

export const withoutRule = (sentence: string): Explained => ({ sentence, rule: null });

/** Why a move or command is refused: texts of the game first, then those of the table. */
export function explainRefusal({ rule, key }: Refusal, game: GameWords): Explained {
  const table: { readonly [key: string]: string } = words().table.refusals;
  const sentence = rule === 'TABLE' ? table[key] : (game.refusals[key] ?? table[key]);
  return {
    sentence: sentence ?? words().table.refused,
    rule: rule === 'TABLE' || sentence === undefined ? null : rule,
  };
}

import type { Game, OptionSheet, Seat } from './contract.ts';
import type { Line } from './line.ts';
import type { Match } from './match.ts';

/**
 * Names each seat's choice by the entry that posed it. A seat that is still choosing while another one answers
 * (simultaneous choice) keeps its decision: "answer the decision, not the version".
 */
export function nextDecisions<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  state: S,
  before: readonly number[],
  mover: Seat | null,
  n: number,
  seats: number,
): readonly number[] {
  const actors = game.actors(state);
  // A plain loop: this runs once a move, and Array.from with a callback was measured at 3 µs.
  const decisions: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const earlier = before[seat] ?? -1;
    const keeps = game.traits.together && seat !== mover && earlier >= 0;
    decisions.push(!actors.includes(seat) ? -1 : keeps ? earlier : n);
  }
  return decisions;
}

/** Where taking back leads: the number of the entry to return to, and whether the others must agree. */
export type TakeBack = { readonly to: number; readonly consent: boolean };

/**
 * The four nevers: luck and a reveal are binding and stay; another's turn and a change of turn need consent
 * (on one screen and among bots nobody is cheated, unless it reaches over secrets: there `to` is used without asking).
 * Within one's own running turn a step is taken back freely.
 */
export function takeBack(
  line: Line,
  seat: Seat,
  stillActing: boolean,
): TakeBack | 'nothing-to-take-back' | 'bound' {
  if (line.last?.seat === seat && stillActing) return stepBack(line);
  let target = line;
  while (target.last && target.last.seat !== seat) target = target.before;
  if (!target.last) return 'nothing-to-take-back';
  while (target.last?.seat === seat) target = target.before;
  return line.bound > target.n ? 'bound' : { to: target.n, consent: true };
}

/**
 * In a game with secrets or simultaneous choices: would going back to `to` undo what another seat did since? What that
 * seat laid down has been seen, and would be hidden again while the asker still knows it. People may agree to that; a
 * bot does not, nor does a page that plays for bots.
 */
export const reachesOverSecrets = (
  { game, line }: Pick<Match, 'game' | 'line'>,
  to: number,
  seat: Seat,
): boolean => (game.traits.secrets || game.traits.together) && line.since(to).some(p => p.seat !== seat);

/** One step back whoever played it: for one screen. */
export function stepBack({ last, before }: Line): TakeBack | 'nothing-to-take-back' | 'bound' {
  if (!last) return 'nothing-to-take-back';
  return last.binding ? 'bound' : { to: before.n, consent: false };
}

/** A position as shown, or the present one: its number and the decision each seat faces. */
type Posed = { readonly n: number; readonly decisions?: readonly number[] | undefined };
const decisionAt = ({ n, decisions }: Posed, seat: Seat): number => decisions?.[seat] ?? n;

/**
 * The seats that may act on the position on a screen: they face the same decision there as now. Entries in between are
 * simultaneous choices of others; hiding the offered moves meanwhile would lose a tap that has begun.
 */
export const seatsFacingSame = (seats: readonly Seat[], seen: Posed, now: Posed): readonly Seat[] =>
  seats.filter(seat => decisionAt(seen, seat) === decisionAt(now, seat));

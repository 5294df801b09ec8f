import type { Game, OptionSheet, Seat, Traits } from './contract.ts';
import type { Line } from './line.ts';

/**
 * The decision of each seat, named by the entry that posed it; -1 for none. With simultaneous choices, a seat keeps its
 * decision while another seat answers.
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
  // Runs once a move; Array.from with a callback was measured at 3 µs.
  const decisions: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const earlier = before[seat] ?? -1;
    const keeps = game.traits.together && seat !== mover && earlier >= 0;
    decisions.push(!actors.includes(seat) ? -1 : keeps ? earlier : n);
  }
  return decisions;
}

/** The entry a take-back returns to, and whether the others must agree. */
export type TakeBack = { readonly to: number; readonly consent: boolean };

/**
 * Within the running turn a seat takes back its own last move freely. Going back over another seat's move or a change of
 * turn needs consent and undoes the seat's whole turn; only its last move where moves are `sampled`, because a shot
 * cannot be repeated by hand. Binding moves (luck, a reveal) are never taken back.
 */
export function takeBack(
  line: Line,
  seat: Seat,
  stillActing: boolean,
  moves: Traits['moves'] = 'listed',
): TakeBack | 'nothing-to-take-back' | 'bound' {
  if (line.last?.seat === seat && stillActing) return stepBack(line);
  let target = line;
  while (target.last && target.last.seat !== seat) target = target.before;
  if (!target.last) return 'nothing-to-take-back';
  if (moves === 'sampled') target = target.before;
  else while (target.last?.seat === seat) target = target.before;
  return line.bound > target.n ? 'bound' : { to: target.n, consent: true };
}

/**
 * Whether going back to `to` undoes another seat's move in a game with secrets or simultaneous choices: the asking seat
 * has seen it, and it would be hidden again. People may agree to that; bots do not.
 */
export const reachesOverSecrets = (
  { game, line }: { readonly game: Pick<Game, 'traits'>; readonly line: Line },
  to: number,
  seat: Seat,
): boolean => (game.traits.secrets || game.traits.together) && line.since(to).some(p => p.seat !== seat);

/** One move back, of any seat: for people who share a screen. */
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

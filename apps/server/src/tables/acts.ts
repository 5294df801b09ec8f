import {
  agreeDraw,
  goBack,
  isRefused,
  type Refused,
  reachesOverSecrets,
  resign,
  type Seat,
  type Step,
  takeBack,
} from '@tablee/kernel';
import type { Act } from '@tablee/wire';
import { rematchOf } from '../lobby/rematch.ts';
import type { Seeds } from '../lobby/seal.ts';
import { problemOf, problemOfRefusal } from '../problems.ts';
import { type Holder, levelOf, NO_WISHES } from '../store/store.ts';
import type { Rights } from './registry.ts';
import type { Replays } from './replays.ts';
import type { Ruling } from './ruling.ts';
import type { LiveTable } from './table.ts';
import { afterMove, everySeatTaken, isAgreed, othersThan, withYes } from './wishes.ts';

/** What people do at a table besides moving. One rule per act; nothing here writes. */
type Doing = {
  readonly table: LiveTable;
  readonly seat: Seat;
  readonly replays: Replays;
  readonly seeds: Seeds;
  readonly rights: Rights;
};
type ActRule = (doing: Doing) => Ruling | Promise<Ruling>;

const ending = (step: Step | Refused): Ruling =>
  isRefused(step) ? problemOfRefusal(step.refusal) : { step, wishes: NO_WISHES };

const offerDraw: ActRule = ({ table, seat }) => {
  const { match, wishes, holders } = table.standing;
  if (match.outcome) return problemOf('over');
  if (match.game.traits.goal === 'shared') return problemOf('no-draw');
  if (!everySeatTaken(holders)) return problemOf('no-opponent');
  const draw = withYes(wishes.draw ?? { seat, yes: [] }, seat);
  if (isAgreed(draw, holders)) return ending(agreeDraw(match, seat));
  return draw === wishes.draw ? { n: match.n, again: true } : { wishes: { ...wishes, draw } };
};

const acceptDraw: ActRule = doing => {
  const { draw } = doing.table.standing.wishes;
  if (!draw || draw.seat === doing.seat) return problemOf('no-offer');
  return offerDraw(doing);
};

const askBack: ActRule = doing => {
  const { table, seat } = doing;
  const { match, wishes, holders } = table.standing;
  if (match.outcome) return problemOf('over');
  if (table.full) return problemOf('log-full');
  const found = takeBack(match.line, seat, match.game.actors(match.state).includes(seat));
  if (typeof found === 'string') return problemOf(found);
  if (!found.consent || othersThan(seat, holders).length === 0) return goingBack(doing, found.to, seat);
  if (wishes.back?.seat === seat) return { n: match.n, again: true };
  return { wishes: { ...wishes, back: { seat, to: found.to, yes: [] } } };
};

const acceptBack: ActRule = doing => {
  const { table, seat } = doing;
  const { match, wishes, holders } = table.standing;
  if (!wishes.back || wishes.back.seat === seat) return problemOf('no-offer');
  if (table.full) return problemOf('log-full');
  // Also when its yes was meant for an earlier request that was withdrawn meanwhile.
  if (isBotSeat(holders, seat) && reachesOverSecrets(match, wishes.back.to, wishes.back.seat))
    return problemOf('bound');
  const back = withYes(wishes.back, seat);
  return isAgreed(back, holders) ? goingBack(doing, back.to, back.seat) : { wishes: { ...wishes, back } };
};

const isBotSeat = (holders: readonly (Holder | null)[], seat: Seat): boolean =>
  levelOf(holders[seat] ?? null) !== null;

/** To the position after entry `to`, which the log remembers. */
async function goingBack({ table, replays }: Doing, to: number, seat: Seat): Promise<Ruling> {
  const target = await replays.matchAt(table, to);
  return { step: goBack(table.match, target, seat), wishes: afterMove(table.standing.wishes, seat) };
}

const offerRematch: ActRule = async ({ table, seat, seeds, rights }) => {
  const { match, wishes, holders } = table.standing;
  if (!match.outcome) return problemOf('not-over');
  if (!everySeatTaken(holders)) return problemOf('no-opponent');
  if (wishes.rematch?.table) return { n: match.n, again: true };
  // Only who offers is refused: a bot that may not agree would try again for ever.
  const problem = wishes.rematch ? null : await rights.rematchProblem(table);
  if (problem) return problem;
  const rematch = withYes(wishes.rematch ?? { seat, yes: [], table: null }, seat);
  if (isAgreed(rematch, holders)) {
    const next = rematchOf(table, seeds);
    return { wishes: { ...wishes, rematch: { ...rematch, table: next.id } }, also: next };
  }
  return rematch === wishes.rematch ? { n: match.n, again: true } : { wishes: { ...wishes, rematch } };
};

/** Said by the one who offered, it withdraws the offer. */
const decline =
  (wish: 'draw' | 'back' | 'rematch'): ActRule =>
  ({ table }) => {
    const { wishes } = table.standing;
    if (!wishes[wish] || wishes.rematch?.table) return problemOf('no-offer');
    return { wishes: { ...wishes, [wish]: null } };
  };

export const ACT_RULES: { readonly [A in Act]: ActRule } = {
  resign: ({ table, seat }) => ending(resign(table.match, seat)),
  'offer-draw': offerDraw,
  'accept-draw': acceptDraw,
  'decline-draw': decline('draw'),
  'ask-back': askBack,
  'accept-back': acceptBack,
  'decline-back': decline('back'),
  'offer-rematch': offerRematch,
  'decline-rematch': decline('rematch'),
};

import type { GameWords } from '@tablee/catalogue';
import { type Match, partnersOf, type Seat } from '@tablee/kernel';
import type { GameView, SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import type { Shown } from '../../session/remote/talk.ts';
import type { SeatInfo, TableClock } from '../../session/session.ts';
import { SeatCard } from './seat.tsx';
import { roundFrom, sharesSide } from './seat-looks.ts';

type Props = {
  readonly match: Match;
  /** The board is showing an event: no seat is marked as actor. */
  readonly watching?: boolean;
  /** The state shown on the board, which may be a step behind. */
  readonly state: unknown;
  readonly looks: readonly SeatLook[];
  readonly people: readonly SeatInfo[];
  readonly byLink?: boolean;
  readonly own: Seat | null;
  readonly thinking?: Seat | null;
  readonly reactions?: ReadonlyMap<Seat, Shown> | undefined;
  readonly clock?: TableClock | undefined;
  /** Points of earlier games, by seat. */
  readonly score?: readonly number[] | null;
  readonly bottom: Seat;
  readonly view: GameView;
  readonly game: GameWords;
  readonly name: (seat: Seat) => string;
};

/** "partner" for a person on the same side, "with Yellow" for others. */
function sayTeam({ match, own, looks, name }: Props, seat: Seat): string | null {
  const partners = partnersOf(match.game, match.table, seat);
  if (partners.length === 0 || match.game.traits.goal === 'shared') return null;
  const text = words();
  if (own !== null) return partners.includes(own) ? text.table.partner : null;
  // Partners with the same look stand side by side, so they need no note.
  const apart = partners.filter(partner => !sharesSide(looks, partner, seat));
  return apart.length > 0 ? text.table.playsWith(text.and(apart.map(name))) : null;
}

/** Seats around the board, the own side at the bottom; clockwise, so the next player is on the left. */
export function SeatRow(props: Props & { readonly where: 'far' | 'near' }) {
  const { match, state, looks, people, byLink = false, own, thinking = null, bottom, view, game } = props;
  const near = (seat: Seat) => sharesSide(looks, seat, bottom);
  const shown = roundFrom(bottom, match.table.seats).filter(seat => near(seat) === (props.where === 'near'));
  const actors = match.outcome || props.watching ? [] : match.game.actors(match.state);
  const next = match.outcome ? null : (view.next?.(match.state) ?? null);
  const [first = bottom] = shown;
  /** Partners with the same pieces: side by side, common facts once. */
  const together = shown.length > 1 && shown.every(seat => sharesSide(looks, seat, first));
  return (
    <div
      class={`seats ${props.where} ${together ? 'together' : shown.length > 1 ? 'crowd' : ''}`}
      {...(together
        ? { role: 'group', 'aria-label': words().and(shown.map(seat => looks[seat]!.name)) }
        : {})}
    >
      {shown.map(seat => (
        <SeatCard
          key={seat}
          seat={seat}
          state={state}
          looks={looks}
          people={people}
          byLink={byLink}
          own={seat === own}
          active={actors.includes(seat)}
          next={seat === next}
          thinking={seat === thinking}
          shows={props.reactions?.get(seat) ?? null}
          side={sayTeam(props, seat)}
          shared={together}
          clock={props.clock}
          points={props.score?.[seat] ?? null}
          view={view}
          game={game}
        />
      ))}
      {together && <view.Status state={state} seat={first} text={game} />}
    </div>
  );
}

import type { Match, Seat } from '@tablee/kernel';
import type { GameWords } from '@tablee/shelf';
import type { GameView, SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import type { Shown } from '../../table/conversation.ts';
import type { Sitter } from '../../table/session.ts';
import { SeatPlace } from './seat.tsx';

type Props = {
  readonly match: Match;
  /** What the board shows just now, which may be a moment earlier. */
  readonly state: unknown;
  readonly looks: readonly SeatLook[];
  readonly sitters: readonly Sitter[];
  readonly byLink?: boolean;
  readonly own: Seat | null;
  readonly thinking?: Seat | null;
  /** What seats show of their feelings just now. */
  readonly reactions?: ReadonlyMap<Seat, Shown> | undefined;
  readonly bottom: Seat;
  readonly view: GameView;
  readonly game: GameWords;
  readonly name: (seat: Seat) => string;
};

/** Whom a seat plays with: "partner" to who sits with it, "with Yellow" to everybody who sits nowhere. */
function sayTeam({ match, own, name }: Props, seat: Seat): string | null {
  const team = match.game.teams(match.table).find(t => t.includes(seat)) ?? [];
  const others = team.filter(s => s !== seat);
  if (others.length === 0 || match.game.traits.goal === 'shared') return null;
  const text = words();
  if (own === null) return text.table.playsWith(text.and(others.map(name)));
  return own !== seat && team.includes(own) ? text.table.partner : null;
}

/** Everybody around the board, one's own side below: clockwise, so the next player sits at the left. */
export function Places(props: Props & { readonly where: 'far' | 'near' }) {
  const { match, state, looks, sitters, byLink = false, own, thinking = null, bottom, view, game } = props;
  const seats = match.table.seats;
  const order = Array.from({ length: seats }, (_, i) => (bottom + i) % seats);
  const shown = props.where === 'near' ? order.slice(0, 1) : order.slice(1);
  const actors = match.outcome ? [] : match.game.actors(match.state);
  return (
    <div class={`seats ${props.where}`} data-count={shown.length}>
      {shown.map(seat => (
        <SeatPlace
          key={seat}
          seat={seat}
          state={state}
          looks={looks}
          sitters={sitters}
          byLink={byLink}
          own={seat === own}
          active={actors.includes(seat)}
          thinking={seat === thinking}
          shows={props.reactions?.get(seat) ?? null}
          side={sayTeam(props, seat)}
          view={view}
          game={game}
        />
      ))}
    </div>
  );
}

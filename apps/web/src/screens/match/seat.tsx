import './seats.css';
import type { GameWords } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import type { GameView, SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { later } from '../../page/later.tsx';
import { Marks } from '../../page/mark.tsx';
import type { Shown } from '../../session/remote/talk.ts';
import type { SeatInfo, TableClock } from '../../session/session.ts';
import { language } from '../../storage/settings.ts';
import { AvatarOf } from './avatar.tsx';
import { nameOf } from './sentences.ts';

const SeatClock = later(async () => (await import('../clock/hourglass.tsx')).SeatClock);
const SeatNote = later(async () => (await import('../table/absence/note/seat-note.tsx')).SeatNote);
const ReactionPicture = later(async () => (await import('../table/chat/reaction.tsx')).ReactionPicture);

type Props = {
  readonly seat: Seat;
  readonly state: unknown;
  readonly looks: readonly SeatLook[];
  readonly people: readonly SeatInfo[];
  /** At a table by link a seat without a name is free. */
  readonly byLink?: boolean;
  readonly own: boolean;
  readonly active: boolean;
  /** The seat plays after the actor, where that is shown. */
  readonly next?: boolean;
  readonly thinking?: boolean;
  /** The current reaction. */
  readonly shows?: Shown | null;
  /** The partners of this seat, for the reader. */
  readonly side?: string | null;
  /** Next to a partner with the same pieces: shared facts are shown once. */
  readonly shared?: boolean;
  readonly clock?: TableClock | undefined;
  /** Points of earlier games at this table; null in the first one. */
  readonly points?: number | null;
  readonly view: GameView;
  readonly game: GameWords;
};

/** A seat at the table: name, mark, notes, and whether it has to move. */
export function SeatCard(props: Props) {
  const { seat, state, looks, people, byLink = false, own, active, thinking = false, view, game } = props;
  const text = words().table;
  const person = people[seat];
  const free = byLink && person?.name === null && person.bot === null;
  const name = free ? text.free : nameOf(seat, people, looks);
  const look = looks[seat]!;
  const crowd = looks.length > 2;
  const named = name === look.name ? null : look.name;
  // The most important first: there may be room for one only.
  const notes = [
    ...(props.shared ? [named, props.side ?? null] : [props.side ?? null, named]),
    crowd && person?.bot ? words().levels[person.bot] : null,
  ].filter(note => note !== null);
  const said = crowd && thinking ? [text.thinks] : notes;
  // While this page connects, its own person is not away.
  const away = person?.name != null && ((!person.here && !own) || person.understudy?.by);
  const absent = !(crowd && thinking) && away ? person : null;
  const under = said.length > 0 || absent;
  // The space is reserved while the hourglass loads, so that the board does not move.
  const seatClock = props.clock && (
    <span class="glass-place">
      <SeatClock clock={props.clock} seat={seat} name={name} />
    </span>
  );
  return (
    <section class={active ? 'seat active' : 'seat'} aria-label={name} data-testid={`status-${seat}`}>
      {props.shows && (
        <span class="bubble" key={props.shows.k} data-testid={`reaction-${seat}`}>
          <AvatarOf person={person} />
          <ReactionPicture of={props.shows.reaction} />
          {words().chat.reactions[props.shows.reaction]}
        </span>
      )}
      <Marks shapes={look.shapes} />
      <div class="seat-name">
        <span class="who">
          {byLink && <AvatarOf person={person} />}
          <b>{own ? text.you(name) : name}</b>
          {!under && seatClock}
          {props.points != null && (
            <small class="tally" title={text.gamesWon(props.points)}>
              <span aria-hidden="true">{props.points.toLocaleString(language.value)}</span>
              <span class="hidden-but-heard">{text.gamesWon(props.points)}</span>
            </small>
          )}
          {crowd && props.next && <small class="next">{text.next}</small>}
        </span>
        {under && (
          <span class="under">
            {seatClock}
            <small class="notes">
              {/* Before the colour, which the mark shows too. */}
              {absent && <SeatNote person={absent} short={crowd || props.clock !== undefined} />}
              {said.map(note => (
                <span key={note} class={note === named ? 'colour' : ''}>
                  {note}{' '}
                </span>
              ))}
            </small>
          </span>
        )}
      </div>
      {!props.shared && <view.Status state={state} seat={seat} text={game} />}
    </section>
  );
}

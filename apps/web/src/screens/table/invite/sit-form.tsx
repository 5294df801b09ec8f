import type { Seat } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import type { SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { Chips } from '../../../page/forms/chips.tsx';
import { Marks } from '../../../page/mark.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { AvatarOf } from '../../match/avatar.tsx';
import { freeSeats } from '../../match/seat-looks.ts';
import { SeatForm } from './seat-form.tsx';

type Props = {
  readonly session: RemoteSession;
  readonly looks: readonly SeatLook[];
  /** The name of the game. */
  readonly game: string;
  /** The seat of the scanned code; another one if it is taken. */
  readonly preferred?: Seat | null;
};

/** The form to take a free seat: a name, and a seat if several are free. */
export function SitForm({ session, looks, game, preferred = null }: Props) {
  const text = words();
  const [chosen, setChosen] = useState<Seat | null>(preferred);
  const free = freeSeats(session);
  const seat = free.find(s => s === chosen) ?? free[0];
  /** Those who already sit here. */
  const inviters = session.people.value.filter(p => p.name);
  if (seat === undefined) return null;
  return (
    <SeatForm session={session} choice={{ seat }} submit={text.link.sit}>
      <h2>
        {inviters.map(person => (
          <AvatarOf key={person.name} person={person} />
        ))}{' '}
        {inviters.length > 0
          ? text.link.invited(text.and(inviters.map(p => p.name ?? '')), game)
          : text.link.sitAt(game)}
      </h2>
      <p class="row">
        {/* Several are marked in the choice below. */}
        {free.length === 1 && <Marks shapes={looks[seat]?.shapes ?? []} />}
        {text.link.sitHint(text.and(free.map(s => looks[s]?.name ?? '')), free.length)}
      </p>
      {free.length > 1 && (
        <Chips
          legend={text.link.colour}
          of={free}
          chosen={seat}
          choose={setChosen}
          label={s => (
            <>
              <Marks shapes={looks[s]?.shapes ?? []} /> {looks[s]?.name}
            </>
          )}
        />
      )}
    </SeatForm>
  );
}

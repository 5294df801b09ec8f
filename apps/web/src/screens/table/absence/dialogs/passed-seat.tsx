import type { ComponentChildren } from 'preact';
import type { SeatLook } from '../../../../board/contract.ts';
import { words } from '../../../../messages/index.ts';
import { useLoaded } from '../../../../page/later.tsx';
import { Marks } from '../../../../page/mark.tsx';
import type { RemoteSession } from '../../../../session/remote/remote-session.ts';
import { AvatarOf } from '../../../match/avatar.tsx';
import { sayError } from '../../../problem-text.ts';
import { SeatForm } from '../../invite/seat-form.tsx';
import { useWords } from '../words/index.ts';

type Props = {
  readonly session: RemoteSession;
  readonly looks: readonly SeatLook[];
  /** The name of the game. */
  readonly game: string;
  /** The code of the opened link. */
  readonly pass: string;
  /** This person has sat down. */
  readonly taken: () => void;
  /** Shown below when the link gives no seat to this person. */
  readonly otherwise: ComponentChildren;
};

/** For a person who opened a link that hands a seat on: whose seat it is, and the form to sit down. */
export function PassedSeat({ session, looks, game, pass, taken, otherwise }: Props) {
  const word = useWords()?.passed;
  const found = useLoaded(() => session.ask!<{ readonly seat: number }>('POST', 'passed', { pass }), [pass]);
  if (!word || found.state === 'loading' || session.connection.value === 'opening') return null;
  if (found.state === 'failed')
    return (
      <>
        <p class="notice" role="alert">
          {sayError(found.error)}
        </p>
        {otherwise}
      </>
    );
  const { seat } = found.value;
  if (session.own.value !== null)
    return (
      <>
        <p class="notice">{session.own.value === seat ? word.yours : word.seated}</p>
        {otherwise}
      </>
    );
  const person = session.people.value[seat];
  return (
    <SeatForm session={session} choice={{ pass }} submit={word.sit} seated={taken}>
      <h2>
        <AvatarOf person={person} /> {word.title(person?.name || words().someone, game)}
      </h2>
      <p>
        <Marks shapes={looks[seat]?.shapes ?? []} /> {word.hint(looks[seat]?.name ?? '')}
      </p>
    </SeatForm>
  );
}

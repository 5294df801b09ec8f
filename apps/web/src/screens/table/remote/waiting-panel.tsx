import type { GameWords } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import type { SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { later } from '../../../page/later.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { freeSeats } from '../../match/seat-looks.ts';

const HandCodes = later(async () => (await import('../invite/hand-codes.tsx')).HandCodes);
const SitForm = later(async () => (await import('../invite/sit-form.tsx')).SitForm);
const LinkToSend = later(async () => (await import('../invite/link-to-send.tsx')).LinkToSend);

type Props = {
  readonly session: RemoteSession;
  readonly game: GameWords;
  readonly looks: readonly SeatLook[];
  readonly linkUrl: string;
  /** The seat of the scanned code. */
  readonly hand: Seat | null;
};

/** Shown until all seats are taken: the link to send, or the form to sit down. */
export function WaitingPanel(props: Props) {
  const { session, looks, hand } = props;
  const text = words().link;
  const free = freeSeats(session).length > 0;
  const over = session.steps.value.at(-1)!.match.outcome !== null;
  if (session.connection.value === 'opening' || over) return null;
  if (session.own.value !== null) return free ? <LinkToSend {...props} /> : null;
  if (free && session.host.value && hand === null) return <HandCodes session={session} looks={looks} />;
  if (free) return <SitForm session={session} looks={looks} game={props.game.name} preferred={hand} />;
  return <p class="notice">{session.token() === null ? text.watch : text.stale}</p>;
}

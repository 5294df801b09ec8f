import type { GameWords } from '@tablee/catalogue';
import type { SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { FreeSeatsList } from './free-seats-list.tsx';
import { LinkAddress, LinkCode } from './link-address.tsx';

type Props = {
  readonly session: RemoteSession;
  readonly game: GameWords;
  readonly looks: readonly SeatLook[];
  readonly linkUrl: string;
};

/** The invitation link, for a person who waits. */
export function LinkToSend({ session, game, looks, linkUrl }: Props) {
  const text = words();
  const own = session.people.value[session.own.value ?? -1]?.name;
  const invitation = own ? text.link.invitation(own, game.name) : text.table.title(game.name);
  return (
    <section class="link-panel" aria-labelledby="send-link">
      <h2 id="send-link">{text.link.waiting}</h2>
      <LinkAddress url={linkUrl} label={text.link.address} invitation={invitation} />
      <p>{text.link.waitingHint}</p>
      <LinkCode url={linkUrl} title={text.link.qr} label={text.link.qrAlt} />
      {!session.game.noBots?.(session.table) && <FreeSeatsList session={session} looks={looks} />}
    </section>
  );
}

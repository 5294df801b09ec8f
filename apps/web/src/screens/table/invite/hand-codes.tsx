import { useState } from 'preact/hooks';
import type { SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { Marks } from '../../../page/mark.tsx';
import { QrCode } from '../../../page/qr/qr-code.tsx';
import { paths } from '../../../page/routes.ts';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { freeSeats } from '../../match/seat-looks.ts';
import { FreeSeatsList } from './free-seats-list.tsx';

type Props = { readonly session: RemoteSession; readonly looks: readonly SeatLook[] };

/** The shared screen: one QR code for each free seat. */
export function HandCodes({ session, looks }: Props) {
  const text = words().hands;
  const [bots, setBots] = useState(false);
  const free = freeSeats(session);
  return (
    <section class="link-panel link-hands" aria-labelledby="take-hands">
      <h2 id="take-hands">{text.title}</h2>
      <p>{text.hint}</p>
      <ul class="codes">
        {free.map(seat => {
          const look = looks[seat]!;
          const url = location.origin + paths.hand(session.id, seat);
          return (
            <li key={seat}>
              <QrCode text={url} label={text.qrAlt(look.name)} />
              <a href={url} data-testid={`hand-${seat}`}>
                <Marks shapes={look.shapes} /> {look.name}
              </a>
            </li>
          );
        })}
      </ul>
      {!session.game.noBots?.(session.table) && (
        <details class="fold" onToggle={e => setBots(e.currentTarget.open)}>
          <summary>{words().bots.title}</summary>
          {bots && <FreeSeatsList session={session} looks={looks} />}
        </details>
      )}
    </section>
  );
}

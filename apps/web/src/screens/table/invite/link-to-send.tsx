import type { GameWords } from '@tablee/catalogue';
import { useState } from 'preact/hooks';
import type { SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { copyText, shareLink } from '../../../page/forms/share.ts';
import { Icon } from '../../../page/icon.tsx';
import { later } from '../../../page/later.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { FreeSeatsList } from './free-seats-list.tsx';

const QrCode = later(async () => (await import('../../../page/qr/qr-code.tsx')).QrCode);

type Props = {
  readonly session: RemoteSession;
  readonly game: GameWords;
  readonly looks: readonly SeatLook[];
  readonly linkUrl: string;
};

/** The invitation link, for a person who waits. */
export function LinkToSend({ session, game, looks, linkUrl }: Props) {
  const text = words();
  const [said, setSaid] = useState('');
  const [scanned, setScanned] = useState(false);
  const own = session.people.value[session.own.value ?? -1]?.name;
  const invitation = own ? text.link.invitation(own, game.name) : text.table.title(game.name);
  const canShare = typeof navigator.share === 'function';
  return (
    <section class="link-panel" aria-labelledby="send-link">
      <h2 id="send-link">{text.link.waiting}</h2>
      <div class="address">
        <input
          readOnly
          aria-label={text.link.address}
          value={linkUrl}
          onFocus={e => e.currentTarget.select()}
        />
        <button
          type="button"
          class="button main"
          onClick={() => void copyText(linkUrl, text.menu.linkCopied).then(setSaid)}
        >
          <Icon name="copy" />
          {text.copy}
        </button>
        {canShare && (
          <button
            type="button"
            class="button"
            onClick={() => void shareLink(linkUrl, invitation).then(setSaid)}
          >
            <Icon name="share" />
            {text.share}
          </button>
        )}
      </div>
      {said && <p>{said}</p>}
      <p>{text.link.waitingHint}</p>
      <details class="fold" onToggle={e => setScanned(e.currentTarget.open)}>
        <summary>{text.link.qr}</summary>
        {scanned && <QrCode text={linkUrl} label={text.link.qrAlt} />}
      </details>
      {!session.game.noBots?.(session.table) && <FreeSeatsList session={session} looks={looks} />}
    </section>
  );
}

import type { GameWords } from '@tablee/shelf';
import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { Mark } from '../../page/mark.tsx';
import { copyText, shareLink } from '../../page/share.ts';
import { keepName, takeName } from '../../storage/choices.ts';
import type { RemoteSession } from '../../table/remote.ts';
import { NameField } from './name-field.tsx';
import { QrCode } from './qr-code.tsx';
import { sayTrouble } from './trouble.ts';

type Props = { readonly session: RemoteSession; readonly game: GameWords; readonly linkUrl: string };

/** Before everybody sits: the link to send for who waits, a chair for who comes. */
export function LinkPanel(props: Props) {
  const { session } = props;
  const text = words().link;
  const free = session.sitters.value.findIndex(s => s.name === null);
  const over = session.moments.value.at(-1)!.match.outcome !== null;
  if (session.door.value === 'opening' || over) return null;
  if (session.own.value !== null) return free < 0 ? null : <Waiting {...props} />;
  if (free >= 0) return <SitDown {...props} free={free} />;
  return <p class="notice">{session.token() === null ? text.watch : text.stale}</p>;
}

function Waiting({ game, linkUrl }: Props) {
  const text = words();
  const [said, setSaid] = useState('');
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
            onClick={() => void shareLink(linkUrl, text.table.title(game.name)).then(setSaid)}
          >
            <Icon name="share" />
            {text.share}
          </button>
        )}
      </div>
      {said && <p>{said}</p>}
      <p>{text.link.waitingHint}</p>
      <details class="fold">
        <summary>{text.link.qr}</summary>
        <QrCode text={linkUrl} label={text.link.qrAlt} />
      </details>
    </section>
  );
}

function SitDown({ session, game, free }: Props & { readonly free: number }) {
  const text = words().link;
  const [name, setName] = useState(takeName);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const complain = (sentence: string) => {
    setTrouble(sentence);
    announce(sentence);
  };
  const sit = async () => {
    // A double click means one click.
    if (busy) return;
    const said = name.trim();
    if (said === '') return complain(text.nameMissing);
    keepName(said);
    setBusy(true);
    try {
      await session.sit(said, free);
    } catch (error) {
      complain(sayTrouble(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="link-panel"
      onSubmit={e => {
        e.preventDefault();
        void sit();
      }}
    >
      <p class="row">
        <Mark game={session.game.id} seat={free} />
        {text.sitHint(game.seats[free] ?? '')}
      </p>
      <NameField name={name} setName={setName} />
      {trouble && <p class="trouble">{trouble}</p>}
      <button type="submit" class="button main" aria-disabled={busy}>
        {busy ? text.sitting : text.sit}
      </button>
    </form>
  );
}

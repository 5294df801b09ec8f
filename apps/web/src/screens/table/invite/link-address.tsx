import { useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { copyText, shareLink } from '../../../page/forms/share.ts';
import { Icon } from '../../../page/icon.tsx';
import { later } from '../../../page/later.tsx';

const QrCode = later(async () => (await import('../../../page/qr/qr-code.tsx')).QrCode);

type Props = {
  readonly url: string;
  readonly label: string;
  /** What a share sheet says with it. */
  readonly invitation: string;
};

/** A link to be sent: shown, copied or shared. */
export function LinkAddress({ url, label, invitation }: Props) {
  const text = words();
  const [said, setSaid] = useState('');
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      <div class="address">
        <input readOnly aria-label={label} value={url} onFocus={e => e.currentTarget.select()} />
        <button
          type="button"
          class="button main"
          onClick={() => void copyText(url, text.menu.linkCopied).then(setSaid)}
        >
          <Icon name="copy" />
          {text.copy}
        </button>
        {canShare && (
          <button type="button" class="button" onClick={() => void shareLink(url, invitation).then(setSaid)}>
            <Icon name="share" />
            {text.share}
          </button>
        )}
      </div>
      {said && <p>{said}</p>}
    </>
  );
}

/** The code of a link, folded until it is wanted. */
export function LinkCode({ url, title, label }: { url: string; title: string; label: string }) {
  const [shown, setShown] = useState(false);
  return (
    <details class="fold" onToggle={e => setShown(e.currentTarget.open)}>
      <summary>{title}</summary>
      {shown && <QrCode text={url} label={label} />}
    </details>
  );
}

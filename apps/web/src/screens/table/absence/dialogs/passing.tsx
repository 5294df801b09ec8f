import type { PassAnswer } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { announce } from '../../../../page/live.tsx';
import type { TableSession } from '../../../../session/session.ts';
import { LinkAddress, LinkCode } from '../../invite/link-address.tsx';
import { useRequest } from '../request.ts';
import type { Words } from '../words/index.ts';

type Props = {
  readonly ask: NonNullable<TableSession['ask']>;
  readonly word: Words;
  /** The name of the game. */
  readonly game: string;
  readonly linkUrl: string;
  /** A code was made before. It cannot be shown again. */
  readonly isOut: boolean;
};

/** A link with which one other person takes this seat. The code is in the fragment: no server sees it in an address. */
export function PassingSection({ ask, word: { passing: word }, game, linkUrl, isOut }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const [withdrawn, setWithdrawn] = useState(false);
  const { busy, problem, run } = useRequest();
  const make = async () => {
    const made = await run(() => ask<PassAnswer>('POST', 'pass'));
    if (!made) return;
    setWithdrawn(false);
    setLink(`${linkUrl}#pass-${made.pass}`);
  };
  const withdraw = async () => {
    if (!(await run(() => ask('DELETE', 'pass')))) return;
    setLink(null);
    setWithdrawn(true);
    announce(word.withdrawn);
  };
  const valid = link !== null || (isOut && !withdrawn);
  return (
    <details class="fold">
      <summary>{word.title}</summary>
      <div class="stack">
        <p>{word.means}</p>
        {link && (
          <div class="stack">
            <LinkAddress url={link} label={word.address} invitation={word.share(game)} />
            <LinkCode url={link} title={word.qr} label={word.qrAlt} />
          </div>
        )}
        {valid && link === null && <p>{word.isOut}</p>}
        {withdrawn && <p>{word.withdrawn}</p>}
        {problem && <p class="trouble">{problem}</p>}
        <div class="row">
          {link === null && (
            <button type="button" class="button" aria-disabled={busy} onClick={() => void make()}>
              {valid ? word.another : word.make}
            </button>
          )}
          {valid && (
            <button type="button" class="button" aria-disabled={busy} onClick={() => void withdraw()}>
              {word.withdraw}
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../../page/forms/share.ts';
import { Icon } from '../../page/icon.tsx';
import type { Words } from './words/index.ts';

/** Shown once. Without a name for a person who has no password. */
export type Sheet = { readonly signIn: string | null; readonly recovery: string };

type Props = { readonly text: Words['sheet']; readonly sheet: Sheet; readonly done: () => void };

/** The recovery code, to be printed or copied. On paper the rest of the page is left out. */
export function RecoverySheet({ text, sheet, done }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), [sheet]);
  const lines: readonly (readonly [string, string])[] = [
    [text.site, location.origin],
    ...(sheet.signIn === null ? [] : [[text.name, sheet.signIn] as const]),
    [text.code, sheet.recovery],
  ];
  const copy = () =>
    copyText(['Tablée', ...lines.map(line => line.join(' ')), ''].join('\n'), text.copied).then(setSaid);
  return (
    <section class="person-part recovery-sheet" aria-labelledby="sheet">
      <h2 id="sheet" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <p>{text.hint}</p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="row not-printed">
        <button type="button" class="button" onClick={() => print()}>
          {text.print}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {text.copy}
        </button>
        <button type="button" class="button main" onClick={done}>
          {text.done}
        </button>
      </div>
      {said && <p class="not-printed">{said}</p>}
    </section>
  );
}

import './menu.css';
import type { Seal } from '@tablee/kernel';
import { words } from '../../messages/index.ts';

/** The promise about luck, to be written down before the game ends; and afterwards the seed that keeps it. */
export function Seals({ seals }: { readonly seals: readonly Seal[] }) {
  const text = words().seal;
  if (seals.length === 0) return null;
  return (
    <details class="fold seals">
      <summary>{text.title}</summary>
      <p>{seals.some(s => s.seed !== undefined) ? text.opened : text.sealed}</p>
      <dl>
        {seals.map(({ from, commitment, seed }) => (
          <div key={from}>
            <dt>{from === 0 ? text.fingerprint : text.fingerprintFrom(from)}</dt>
            <dd data-testid="fingerprint">{commitment}</dd>
            {seed !== undefined && (
              <>
                <dt>{text.seed}</dt>
                <dd data-testid="seed">{seed}</dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}

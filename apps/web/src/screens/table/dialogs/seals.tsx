import './menu.css';
import { BadText, type Game, type GameRecord, type Seal } from '@tablee/kernel';
import { words } from '../../../messages/index.ts';
import { useWords } from './words/index.ts';

/** The commitment to the seed, and the seed itself after the end. */
export function Seals({ seals }: { readonly seals: readonly Seal[] }) {
  const text = useWords()?.seal;
  if (!text || seals.length === 0) return null;
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

/** The result of verifying a record, as a sentence. */
export async function sayVerdict(game: Game, fetchRecord: () => Promise<GameRecord>): Promise<string> {
  const text = words();
  try {
    const [{ verifyFluidly }, record] = await Promise.all([
      import('../../../session/record/record.ts'),
      fetchRecord(),
    ]);
    const { entries, picks, sealed } = await verifyFluidly(game, record);
    if (sealed === 0) return text.menu.verified(entries, picks);
    return record.seals.length === 0 ? text.menu.unsealed(entries) : text.menu.sealedYet(sealed);
  } catch (error) {
    if (!(error instanceof BadText)) return text.errors.noAnswer;
    const mismatches: { readonly [key: string]: string } = text.menu.mismatches;
    return text.menu.verifyFailed(mismatches[error.key] ?? text.menu.mismatches.other);
  }
}

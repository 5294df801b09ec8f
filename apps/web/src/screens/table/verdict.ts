import { BadText, type Game, type GameRecord } from '@tablee/kernel';
import { words } from '../../messages/index.ts';

/** Whether every deal of a game was honest, in a sentence. */
export async function sayVerdict(game: Game, fetchRecord: () => Promise<GameRecord>): Promise<string> {
  const text = words();
  try {
    const [{ verifyFluidly }, record] = await Promise.all([import('../../session/verify.ts'), fetchRecord()]);
    const { entries, picks, sealed } = await verifyFluidly(game, record);
    if (sealed === 0) return text.menu.verified(entries, picks);
    return record.seals.length === 0 ? text.menu.unsealed(entries) : text.menu.sealedYet(sealed);
  } catch (error) {
    if (!(error instanceof BadText)) return text.lost.server;
    const lies: { readonly [key: string]: string } = text.menu.lies;
    return text.menu.verifyFailed(lies[error.key] ?? text.menu.lies.other);
  }
}

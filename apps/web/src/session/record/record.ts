import { type Game, type GameRecord, parseRecord, type Verdict, verifySteps } from '@tablee/kernel';
import { packText, unpackText } from './packed-text.ts';

export const packRecord = (record: GameRecord): Promise<string> => packText(JSON.stringify(record));

/** Throws unless the text is a complete record. */
export const unpackRecord = async (packed: string): Promise<GameRecord> =>
  parseRecord(await unpackText(packed));

/** Half a frame, so that the page stays responsive. */
const SLICE_MS = 8;

/** Recomputes all picks of a record in slices. Throws a BadText at the first mismatch. */
export async function verifyFluidly(game: Game, record: GameRecord): Promise<Verdict> {
  const checking = verifySteps(game, record);
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise(resume => setTimeout(resume));
    until = performance.now() + SLICE_MS;
  }
}

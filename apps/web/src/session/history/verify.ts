import { type Game, type GameRecord, type Verdict, verifySteps } from '@tablee/kernel';

/** Half a frame: the page still answers a finger while it checks. */
const SLICE_MS = 8;

/** Recomputes every deal of a record, a slice at a time. Throws a BadText with the first lie. */
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

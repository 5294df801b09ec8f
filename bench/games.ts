import { defaultTable, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';

/** A game written down in advance: every server compared is given exactly these moves. */
export type Script = {
  readonly turns: readonly { readonly seat: number; readonly move: string }[];
  /** The position after the last of them, to check that everybody played the same. */
  readonly end: string;
};

/** Random games, each cut to the same number of moves so that all tables stay busy to the end. */
export function writeScripts(count: number, moves: number, firstSeed = 1): Script[] {
  const scripts: Script[] = [];
  for (let seed = firstSeed; scripts.length < count; seed++) {
    const script = writeScript(seed, moves);
    if (script) scripts.push(script);
  }
  return scripts;
}

/** Null when that game ends too soon. */
function writeScript(seed: number, moves: number): Script | null {
  const chance = searchChance(seed);
  const { state } = tchag.setup(defaultTable(tchag), chance);
  const turns: { seat: number; move: string }[] = [];
  while (turns.length < moves) {
    const seat = tchag.actors(state)[0];
    if (seat === undefined) return null;
    const move = tchag.sample(state, seat, chance);
    turns.push({ seat, move: tchag.writeMove(move) });
    tchag.apply(state, seat, move, chance);
  }
  return { turns, end: tchag.writeState(state) };
}

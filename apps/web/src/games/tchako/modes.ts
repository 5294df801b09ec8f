import type { Variant } from '@tablee/tchako';
import type { Words } from './words.ts';

/** What is played besides the standard game, as one says it. The countdown is told with the turn. */
export function modesOf(v: Variant, { modes, hills }: Words): readonly string[] {
  const numbered = (name: string, n: number): string => `${name} (${n})`;
  const said = [
    v.suddenCreations > 0 && numbered(modes.suddenCreations, v.suddenCreations),
    v.suddenTurn > 0 && numbered(modes.suddenTurn, v.suddenTurn),
    v.hill !== 'off' && `${modes.hill} (${hills[v.hill]})`,
    v.lead > 0 && numbered(modes.lead, v.lead),
    v.reach > 0 && numbered(modes.reach, v.reach),
    v.anarchy && modes.anarchy,
    v.strategic && modes.strategic,
    v.depot && modes.depot,
    v.triangle && modes.triangle,
    v.carrisk && modes.carrisk,
    v.sumo && modes.sumo,
    !v.standardWin && modes.noStandard,
  ];
  return said.filter(each => each !== false);
}

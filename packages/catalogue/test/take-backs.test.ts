import { everyMatch, longRecord } from '@tablee/conform/long';
import { Checkpoints, type Match, replaySteps } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, loadGame } from '../src/index.ts';

const contentsOf = ({ state, n, line, decisions, outcome }: Match) => ({
  state,
  n,
  line: line.toArray(),
  decisions,
  outcome,
});

describe('taking back', () => {
  for (const { id } of CARDS) {
    it(`in ${id} gives the same match from checkpoints and from a replay`, async () => {
      const game = await loadGame(id);
      for (let seed = 1; seed <= 3; seed++) {
        const record = longRecord(game, { entries: 120, seed, backs: 25 });
        const matches = everyMatch(game, record);
        const replayed = Array.from(replaySteps(game, record), step => contentsOf(step.match));
        expect(replayed).toEqual(matches.map(contentsOf));
        const checkpoints = new Checkpoints();
        for (const now of matches) {
          checkpoints.note(now);
          for (const { n } of now.line.tail(17)) {
            const found = checkpoints.at(now, n);
            if (found) expect(contentsOf(found)).toEqual(contentsOf(matches[n]!));
          }
        }
      }
    });
  }
});

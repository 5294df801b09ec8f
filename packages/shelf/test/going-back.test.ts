import { everyMatch, longRecord } from '@tablee/conform/long';
import { Checkpoints, frames, type Match, packMatches, unpackMatches } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, loadGame } from '../src/index.ts';

const contentsOf = ({ state, n, line, decisions, outcome }: Match) => ({
  state,
  n,
  line: line.toArray(),
  decisions,
  outcome,
});

describe('going back', () => {
  for (const { id } of CARDS) {
    it(`in ${id} leads to the match that was, worked out again or not`, async () => {
      const game = await loadGame(id);
      for (let seed = 1; seed <= 3; seed++) {
        const record = longRecord(game, { entries: 120, seed, backs: 25 });
        const matches = everyMatch(game, record);
        const replayed = Array.from(frames(game, record), frame => contentsOf(frame.match));
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

    it(`in ${id} leads there in another thread too`, async () => {
      const game = await loadGame(id);
      const record = longRecord(game, { entries: 100, seed: 4, backs: 5 });
      const here = new Checkpoints();
      const matches = everyMatch(game, record);
      for (const match of matches) here.note(match);
      const now = matches.at(-1)!;
      const sent = structuredClone(packMatches([...here.kept, now]));
      const arrived = unpackMatches(game, now.table, sent);
      const there = new Checkpoints();
      for (const match of arrived) there.note(match);
      expect(arrived.map(contentsOf)).toEqual([...here.kept, now].map(contentsOf));
      expect(there.kept.map(contentsOf)).toEqual(here.kept.map(contentsOf));
      for (const { n } of now.line.toArray()) {
        const [one, other] = [here.at(now, n), there.at(arrived.at(-1)!, n)];
        expect(other && contentsOf(other)).toEqual(one && contentsOf(one));
      }
    });
  }
});

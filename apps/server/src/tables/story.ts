import { frames, type GameRecord } from '@tablee/kernel';
import type { Chapter, Story } from '@tablee/wire';
import { nameOf, type StoredTable } from '../store/store.ts';
import type { OutsideEyes } from '../watch/audience.ts';
import { eventsFor, headOf } from './frames.ts';
import { isOpen, type LiveTable, recordOf, toldOf } from './table.ts';

/**
 * The whole game so far for one pair of eyes. What is hidden now stays hidden in every chapter, and where remembering is
 * part of the game only the last one tells what was seen (DRAGON-8).
 */
export function storyOf(table: LiveTable, stored: StoredTable, eyes: OutsideEyes): Story {
  const openly = isOpen(table.match);
  const { forget } = table.game;
  const chapters: Chapter[] = [];
  for (const { n, entry, match, events } of frames(table.game, recordOf(table.head, stored.entries, true))) {
    const seen = match.game.redact(match.state, eyes);
    const past = forget !== undefined && !openly && n < table.match.n;
    chapters.push({
      n,
      told: entry && toldOf(entry, n, openly, eyes),
      view: match.game.writeState(past ? forget(seen) : seen),
      events: past ? [] : eventsFor(table, events, eyes),
      actors: match.outcome ? [] : [...match.game.actors(match.state)],
    });
  }
  const { outcome } = table.match;
  return {
    table: table.id,
    head: headOf(table),
    people: table.people(),
    chapters,
    outcome: outcome && {
      payoff: [...outcome.payoff],
      ...(outcome.score ? { score: [...outcome.score] } : {}),
      reason: outcome.reason,
    },
  };
}

/** The game as a file, with names and, once it is over, outcome and opened seeds. */
export function fileOf(table: LiveTable, stored: StoredTable): GameRecord {
  const { outcome } = table.match;
  return {
    ...recordOf(table.head, stored.entries, outcome !== null),
    names: table.standing.holders.map(h => nameOf(h) ?? ''),
    ...(outcome ? { outcome } : {}),
  };
}

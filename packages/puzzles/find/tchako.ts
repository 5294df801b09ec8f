import { loadGame } from '@tablee/catalogue';
import type { Match } from '@tablee/kernel';
import { type Grade, mistakesOf, type Play, type Puzzle } from '../src/index.ts';
import type { Draft, Finder } from './finder.ts';
import { luckyShare, positionOf, shorten, winsAfter, withoutPast } from './line-trials.ts';
import { playWhole, type SelfPlay } from './self-play.ts';

/** T'Chako: the winner's last turn. Shots are continuous, so every way to win within the turn counts. */

const GAMES = 4_000;
/** Random turns tried on a position, and the greatest share of them that may win. */
const TRIES = 150;
const LUCKY = 0.05;
const MOST_MOVES = 8;

/** The grade by the number of moves that the win needs. */
const gradeOf = (line: readonly Play[]): Grade => (line.length === 1 ? 1 : line.length === 2 ? 2 : 3);

/** The position before the winner's last turn, and the moves of that turn that the win needs. */
function lastTurn(matches: readonly Match[], end: Match): { start: Match; line: readonly Play[] } | null {
  const winner = end.line.last?.seat;
  if (winner === undefined || end.outcome?.payoff[winner] !== 1) return null;
  let before = end.line;
  while (before.last?.seat === winner) before = before.before;
  const found = matches.find(({ n }) => n === before.n);
  if (!found) return null;
  const start = withoutPast(found);
  const played = end.line.since(before.n).map(({ seat, move }) => ({ seat, move }));
  // A game may also be won by what the past has counted; a puzzle knows only its position.
  if (winsAfter(start, played, winner) === null) return null;
  return { start, line: shorten(start, played, winner) };
}

const luckOf = (start: Match, seat: number): number =>
  luckyShare(start, {
    seat,
    tries: TRIES,
    most: MOST_MOVES,
    goesOn: ({ game, state }) => game.actors(state).includes(seat),
  });

async function* drafts(seed: number, wants: (grade: Grade) => boolean): AsyncGenerator<Draft> {
  const game = await loadGame('tchako');
  const options = game.presets[game.botsOnlyPreset ?? '']! as Puzzle['options'];
  for (let n = 0; n < GAMES; n++) {
    const family = `tchako ${seed} ${n}`;
    const players: SelfPlay = { game, seats: 2, options, levels: n % 2 === 0 ? [3, 2] : [2, 3] };
    const { matches, end } = await playWhole(players, family);
    const found = lastTurn(matches, end);
    if (!found) continue;
    const { start, line } = found;
    const grade = gradeOf(line);
    const { seat } = line[0]!;
    if (!wants(grade) || luckOf(start, seat) > LUCKY) continue;
    yield {
      family,
      puzzle: {
        game: 'tchako',
        rules: game.rules,
        grade,
        seats: 2,
        options: start.table.options,
        seat,
        position: game.writeState(start.state),
        goal: { key: 'win-turn', numbers: [] },
        proof: { by: 'play', thoughts: TRIES },
        judge: 'reach',
        line,
      },
    };
  }
}

export const tchako: Finder = {
  game: 'tchako',
  count: 63,
  every: 4,
  drafts,
  async prove(puzzle) {
    const game = await loadGame('tchako', puzzle.rules);
    const mistakes = mistakesOf(puzzle, game);
    if (mistakes.length > 0) return mistakes.join('; ');
    if (puzzle.judge !== 'reach' || gradeOf(puzzle.line) !== puzzle.grade) return 'the grade is another';
    const share = luckOf(positionOf(game, puzzle), puzzle.seat);
    return share > LUCKY ? `random turns win in ${share} of the tries` : null;
  },
};

import { type Match, recallMoves, recallNews, type Seat } from '@tablee/kernel';

/** All that a bot learns about a table. */
export type BotQuestion = {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Match['table']['options'];
  /** An earlier position, or this one, as the bot's seat saw it. */
  readonly position: string;
  /** The moves since: rules may remember them. */
  readonly moves: readonly string[];
  readonly seat: Seat;
  /** What the seat was told so far, in a game where bots have to remember. */
  readonly told?: readonly unknown[];
};

/** What happened in an entry; index 0 of a list is the set-up. */
type WithEvents = { readonly events: readonly unknown[] };

/** The entry whose position a question starts from: as far back as the moves since can be repeated on a view. */
export function questionStart(match: Match): number {
  const [first] = recallMoves(match);
  return first ? match.line.until(first.n - 1).n : match.n;
}

/** Whether bots of this game have to remember what they were told. */
export const needsHistory = ({ game }: Pick<Match, 'game'>): boolean => game.traits.memory === true;

/** `start`: the match at `questionStart`. `steps` are read only where `needsHistory` says so. */
export function botQuestion(
  match: Match,
  seat: Seat,
  start: Match,
  steps: readonly WithEvents[],
): BotQuestion {
  const { game, table } = match;
  const told = recallNews(match, steps, seat);
  return {
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    position: game.writeState(game.redact(start.state, seat)),
    moves: recallMoves(match).map(played => played.move),
    seat,
    ...(told && { told }),
  };
}

/** The same for a caller that holds every step; `steps[n]` is entry n. */
export const botQuestionFrom = (
  steps: readonly (WithEvents & { readonly match: Match })[],
  match: Match,
  seat: Seat,
): BotQuestion => botQuestion(match, seat, steps[questionStart(match)]!.match, steps);

import type { Match, Seat } from '@tablee/kernel';
import type { GameReview } from '../../board/review.ts';
import { loadReview } from '../../games/reviews.ts';
import { Icon } from '../../page/icon.tsx';
import { useLoaded } from '../../page/later.tsx';
import { language } from '../../storage/settings.ts';
import { percent } from '../match/percent.ts';
import type { TurningPoint } from './evaluation.ts';
import { LOST, type Reason, type TurnReview, WON } from './review.ts';
import { useWords, type Words } from './words/index.ts';

type Facts = GameReview['say'][keyof GameReview['say']];

type Said = {
  readonly review: TurnReview;
  readonly match: Match;
  readonly facts: Facts | null;
  readonly text: Words;
  readonly nameMove: (move: string) => string;
};

const MOST_REASONS = 2;

/** Why a turn was a turning point, in a few short sentences. */
export function sayReview({ review, match, facts, text, nameMove }: Said): readonly string[] {
  const shared = match.game.traits.goal === 'shared';
  const sayFact = ({ kind, n, more }: Reason): string | null => {
    if (kind === WON) return text.won;
    if (kind === LOST) return shared ? text.lostTogether : text.lost;
    return facts?.[kind]?.(n, more) ?? null;
  };
  const said = review.reasons.flatMap(reason => {
    const what = sayFact(reason);
    return what === null ? [] : [{ of: reason.of, what }];
  });
  const about = (of: Reason['of']) => said.find(reason => reason.of === of)?.what;
  if (review.better === null) {
    const what = about('played');
    if (what !== undefined) return [text.good(what)];
    return [review.fell ? (match.game.traits.luck ? text.luck : text.same) : text.wellPlayed];
  }
  const brings = about('better');
  const costs = about('played');
  return [
    `${text.better(nameMove(review.better))}.`,
    ...[brings && text.brings(brings), costs && text.costs(costs)]
      .filter(sentence => sentence !== undefined)
      .slice(0, MOST_REASONS),
  ];
}

type Props = {
  readonly point: TurningPoint;
  readonly review: TurnReview | undefined;
  readonly reviewed: boolean;
  readonly match: Match;
  /** Whose chances the curve shows. */
  readonly seat: Seat;
  readonly nameMove: (move: string) => string;
  readonly show: (review: TurnReview) => void;
};

/** What could have been played at a turning point, and why. */
export function BetterMove({ point, review, reviewed, match, seat, nameMove, show }: Props) {
  const text = useWords();
  const loaded = useLoaded(() => loadReview(match.game.id), [match.game.id]);
  if (!text || loaded.state === 'loading') return null;
  if (!review) return reviewed ? null : <p class="why">{text.looking}</p>;
  const facts = loaded.state === 'ready' ? (loaded.value?.say[language.value] ?? null) : null;
  const chances = sayChances(point, review, match, seat, text);
  return (
    <div class="why" data-testid="why">
      <p>
        {sayReview({ review, match, facts, text, nameMove }).join(' ')}
        {chances && ` ${chances}`}
      </p>
      {review.better !== null && (
        <button type="button" class="button" onClick={() => show(review)}>
          <Icon name="bulb" />
          {text.show}
        </button>
      )}
    </div>
  );
}

/** Between two sides the chances of one are known from those of the other. */
function sayChances(
  { value }: TurningPoint,
  review: TurnReview,
  { game, table }: Match,
  seat: Seat,
  text: Words,
): string | null {
  const sides = game.teams(table);
  const same = sides.some(team => team.includes(seat) && team.includes(review.seat));
  if (review.better === null || (!same && sides.length > 2)) return null;
  const after = same ? value : 1 - value;
  return review.value > after ? text.chances(percent(review.value), percent(after)) : null;
}

import type { Seat, TimelineStep } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import { useEffect } from 'preact/hooks';
import type { SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { Marks } from '../../page/mark.tsx';
import { turnsOf } from '../../session/timeline.ts';
import { percent } from '../match/percent.ts';
import { BetterMove } from './better-move.tsx';
import { turningPoints, useEvaluation } from './evaluation.ts';
import type { TurnReview } from './review.ts';
import type { Words } from './words/index.ts';

const WIDTH = 320;
const HEIGHT = 110;

type Props = {
  /** Unredacted. */
  readonly steps: Timeline;
  /** The seat whose chances the curve shows. */
  readonly seat: Seat;
  readonly looks: readonly SeatLook[];
  readonly name: (seat: Seat) => string;
  /** A step as a short sentence. */
  readonly say: (step: TimelineStep) => string;
  /** A move in words. */
  readonly nameMove: (move: string) => string;
  /** Names the game on this device. */
  readonly id: string;
  readonly at: number;
  readonly go: (n: number) => void;
  /** Shows a move on the board, at the position it could have been played in. */
  readonly showBetter: (review: TurnReview) => void;
  readonly text: Words;
};

/** Chances turn by turn, with turning points. Only after the end: during a game it would be advice. */
export function Graph({ steps, seat, looks, name, say, nameMove, id, at, go, showBetter, text }: Props) {
  const { match } = steps.at(-1)!;
  const { state, values, of, reviews, reviewed, start } = useEvaluation(
    steps,
    seat,
    `${id}.${match.n}.${seat}`,
  );
  const over = match.outcome !== null;
  const short = match.line.length === 0;
  useEffect(() => {
    if (over && !short) start();
  }, [over, short]);
  if (short) return null;
  if (!over) return <p class="quiet">{text.graphRunning}</p>;
  const sides = match.game.teams(match.table);
  const side = sides.find(s => s.includes(seat)) ?? [seat];
  const shapesOf = (seats: readonly Seat[]) => seats.flatMap(s => looks[s]?.shapes ?? []);
  const shared = match.game.traits.goal === 'shared';
  const who = shared ? words().shared.team : words().and(side.map(name));
  const title = shared ? words().shared.graph : text.graph;
  const points = state === 'done' ? turningPoints(values) : [];
  const last = Math.max(1, of - 1);
  const x = (i: number) => (i / last) * WIDTH;
  const y = (value: number) => (1 - value) * HEIGHT;
  const line = values
    .map((s, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(s.value).toFixed(1)}`)
    .join('');
  const turns = turnsOf(match);
  const indexOf = (n: number) => values.findIndex(s => s.n === n);
  const now = values.findLastIndex(s => s.n <= at);
  return (
    <section class="graph" aria-label={title}>
      <h2>{title}</h2>
      <div class="graph-frame">
        <div class="graph-sides" aria-hidden="true">
          <Marks shapes={shapesOf(side)} />
          {sides.length === 2 && <Marks shapes={shapesOf(sides.find(s => s !== side) ?? [])} />}
        </div>
        <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={text.graphAlt(who)}>
          <path class="middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          {now >= 0 && <path class="now" d={`M${x(now)} 0V${HEIGHT}`} />}
          {values.length > 0 && (
            <path class="area" d={`${line}L${x(values.length - 1)} ${HEIGHT / 2}L0 ${HEIGHT / 2}Z`} />
          )}
          <path class="curve" d={line} />
          {points.map(p => (
            <circle key={p.n} cx={x(indexOf(p.n))} cy={y(p.value)} r="5" />
          ))}
        </svg>
      </div>
      {state === 'busy' && <p role="status">{text.graphBusy(values.length, of)}</p>}
      {state === 'failed' && (
        <p class="row">
          {text.graphFailed}
          <button type="button" class="button" onClick={start}>
            <Icon name="again" />
            {words().retry}
          </button>
        </p>
      )}
      {state === 'done' && (
        <>
          <h3>{points.length > 0 ? text.turning : text.noTurning}</h3>
          <ul class="turning">
            {points.map(p => (
              <li key={p.n}>
                <button type="button" class="button" onClick={() => go(p.n)}>
                  <span>
                    {/* The number of the turn in the list of moves, and the move that began it. */}
                    {indexOf(p.n)}. {say(steps[turns[indexOf(p.n) - 1]?.steps[0]?.n ?? p.n]!)}
                  </span>
                  <small>{text.swing(who, percent(p.before), percent(p.value))}</small>
                </button>
                <BetterMove
                  point={p}
                  review={reviews.find(({ n }) => n === p.n)}
                  reviewed={reviewed}
                  match={match}
                  seat={seat}
                  nameMove={nameMove}
                  show={showBetter}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

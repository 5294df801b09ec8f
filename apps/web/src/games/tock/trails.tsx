import type { Colour, Move, State, TockEvent } from '@tablee/tock';
import { wayOfMove, wayOfPart } from './choices.ts';
import { pointOf } from './geometry.ts';
import { lineThrough } from './ring.ts';
import { schedule } from './schedule.ts';

type SweepProps = { readonly events: readonly TockEvent[]; readonly lower: Colour };

/** TOCK-24: the king leaves a trail that dies away behind him, square by square. */
export function Sweep({ events, lower }: SweepProps) {
  return (
    <g class="lights" aria-hidden="true">
      {schedule(events).map(({ event, start, ms }) =>
        event.kind === 'walked' && event.sweeping
          ? event.way.map((at, i) => {
              const { x, y } = pointOf(at, lower);
              const delay = start + (ms * i) / event.way.length;
              return (
                <circle
                  key={at}
                  class="trail"
                  cx={x}
                  cy={y}
                  r={46}
                  style={{ animationDelay: `${delay}ms` }}
                />
              );
            })
          : null,
      )}
    </g>
  );
}

/** What has just happened, as a faint track: whoever looked away sees where it went. */
export function LastWay({ events, lower }: SweepProps) {
  const ways = events.flatMap(e => (e.kind === 'walked' ? [[e.from, ...e.way]] : []));
  const leaps = events.flatMap(e => (e.kind === 'leapt' ? [[e.from, e.to]] : []));
  return (
    <g class="lights" aria-hidden="true">
      {[...ways, ...leaps].map(places => (
        <path
          key={places.join()}
          class="last-way"
          d={lineThrough(
            places.map(at => pointOf(at, lower)),
            40,
          )}
        />
      ))}
    </g>
  );
}

type HintProps = { readonly move: Move; readonly state: State; readonly lower: Colour };

/** The advised move, drawn as ways. */
export function HintWay({ move, state, lower }: HintProps) {
  return (
    <g class="hint-way">
      {hintLines(move, state, lower).map(d => (
        <g key={d}>
          <path class="under" d={d} />
          <path d={d} />
        </g>
      ))}
    </g>
  );
}

function hintLines(move: Move, state: State, lower: Colour): readonly string[] {
  const line = (places: readonly number[]): string =>
    lineThrough(
      places.map(at => pointOf(at, lower)),
      40,
    );
  if (move.kind === 'swap') return [line([move.a, move.b])];
  const ways =
    move.kind === 'walk'
      ? [wayOfMove(state, move)]
      : move.kind === 'split'
        ? move.parts.map((part, i) => wayOfPart(state, part, move.parts.slice(0, i)))
        : [];
  return ways.map(way => line([way.from, ...way.squares, ...(way.leap === null ? [] : [way.leap])]));
}

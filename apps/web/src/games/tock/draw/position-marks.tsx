import type { Colour, Move, State } from '@tablee/tock';
import type { BoardPoint } from '../../../board/piece.ts';
import { lineThrough, pointFor, pointOf } from './geometry.ts';
import { wayOfMove, wayOfPart } from './ways.ts';

type Lower = { readonly lower: Colour };

/** A light field around the reserves of the colours on turn, and the dealer's badge. */
export function Turns({
  lit,
  dealer,
  lower,
}: Lower & {
  readonly lit: readonly Colour[];
  readonly dealer: Colour | null;
}) {
  return (
    <g class="lights" aria-hidden="true">
      {lit.map(colour => {
        const { x, y } = pointFor(colour, lower, 6, 11.1);
        return <rect key={colour} class="on-turn" x={x - 132} y={y - 132} width={264} height={264} rx={68} />;
      })}
      {dealer !== null && <Dealer {...pointFor(dealer, lower, 4.86, 12.34)} />}
    </g>
  );
}

/** A no-entry sign over the reserves of blocked colours. */
export function Barred({ blocked, lower }: Lower & { readonly blocked: readonly Colour[] }) {
  return (
    <g>
      {blocked.map(colour => {
        const { x, y } = pointFor(colour, lower, 6, 11.1);
        return (
          <g key={colour} class="barred" transform={`translate(${x} ${y})`}>
            <circle r={70} />
            <path d="M-49-49 49 49" />
          </g>
        );
      })}
    </g>
  );
}

const Dealer = ({ x, y }: BoardPoint) => (
  <g class="dealer" transform={`translate(${x} ${y})`}>
    <circle r={32} />
    <rect x={-16} y={-17} width={20} height={28} rx={4} transform="rotate(-14)" />
    <rect x={-4} y={-15} width={20} height={28} rx={4} transform="rotate(10)" />
  </g>
);

type HintProps = Lower & { readonly move: Move; readonly state: State };

/** The ways of an advised move. */
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

import type { Move, TockEvent } from '@tablee/tock';
import type { Trace } from '../../../board/trace/trace.ts';
import { blockedColours, coloursOnTurn, dealerColour } from '../draw/colours.ts';
import { pointOf } from '../draw/geometry.ts';
import { Barred, HintWay, Turns } from '../draw/position-marks.tsx';
import { TraceOnBoard, TraceOnMarbles } from '../draw/trace.tsx';
import { wayOfPart } from '../draw/ways.ts';
import { KingTrail } from '../motion/king-trail.tsx';
import type { InputState } from './input-state.ts';
import { Movable, Parts, Taken, Targets, WayMark } from './marks.tsx';

/** With more ways than this, none is drawn: they would hide one another. */
const MOST_WAYS = 3;

type Props = { readonly input: InputState };
type TracedProps = Props & { readonly trace: Trace; readonly n: number };

/** The layer below the ways: players on turn, the last turns, selectable pawns. */
export function BottomMarks({
  input,
  events,
  trace,
  pace,
  n,
}: TracedProps & { readonly events: readonly TockEvent[]; readonly pace: number }) {
  const { state, lower, selection, highlights } = input;
  return (
    <>
      <Turns lit={coloursOnTurn(state)} dealer={dealerColour(state)} lower={lower} />
      <TraceOnBoard trace={trace} n={n} lower={lower} />
      <KingTrail key={n} events={events} pace={pace} lower={lower} />
      {(selection.card !== null || selection.pawn !== null) && (
        <Movable pawns={highlights.pawns} chosen={selection.pawn} lower={lower} />
      )}
    </>
  );
}

/** The ways of the selection and of an advised move, below the marbles. */
export function WayMarks({ input, hinted }: Props & { readonly hinted: Move | null }) {
  const { state, lower, selection, highlights } = input;
  const drawn = highlights.targets.length <= MOST_WAYS ? highlights.targets : [];
  return (
    <g class="lights" aria-hidden="true">
      {selection.parts.map((part, i) => (
        <WayMark key={part.from} way={wayOfPart(state, part, selection.parts.slice(0, i))} lower={lower} />
      ))}
      {drawn.map(({ at, way }) => way && <WayMark key={at} way={way} lower={lower} />)}
      {hinted && <HintWay move={hinted} state={state} lower={lower} />}
    </g>
  );
}

/** The layer above the marbles: blocked players, targets, captures, the parts of a 7. */
export function TopMarks({ input, trace, n }: TracedProps) {
  const { state, lower, selection, highlights } = input;
  const drawn = highlights.targets.length <= MOST_WAYS ? highlights.targets : [];
  const takes = [
    ...selection.parts.flatMap((part, i) => wayOfPart(state, part, selection.parts.slice(0, i)).takes),
    ...drawn.flatMap(({ way }) => way?.takes ?? []),
  ];
  return (
    <g class="lights" aria-hidden="true">
      <TraceOnMarbles trace={trace} n={n} lower={lower} state={state} />
      <Barred blocked={blockedColours(state)} lower={lower} />
      <Parts state={state} selection={selection} lower={lower} />
      <Targets state={state} targets={highlights.targets} selection={selection} lower={lower} />
      {[...new Set(takes)].map(at => (
        <Taken key={at} {...pointOf(at, lower)} />
      ))}
    </g>
  );
}

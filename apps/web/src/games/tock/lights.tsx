import type { Move, TockEvent } from '@tablee/tock';
import { wayOfPart } from './choices.ts';
import type { Desk } from './desk.ts';
import { pointOf } from './geometry.ts';
import { Barred, Movable, Parts, Taken, Targets, Turns, WayMark } from './marks.tsx';
import { blockedColours, dealerColour, litColours } from './seats.ts';
import { HintWay, LastWay, Sweep } from './trails.tsx';

/** What lies under the marbles: lamps, pools of light, the king's trail. */
function Under({ desk, events, n }: { desk: Desk; events: readonly TockEvent[]; n: number }) {
  const { state, lower, draft, light } = desk;
  return (
    <>
      <Turns lit={litColours(state)} dealer={dealerColour(state)} lower={lower} />
      <LastWay events={events} lower={lower} />
      <Sweep key={n} events={events} lower={lower} />
      {(draft.card !== null || draft.pawn !== null) && (
        <Movable pawns={light.pawns} chosen={draft.pawn} lower={lower} />
      )}
    </>
  );
}

/** The ways of what is begun or advised; marbles stand on them. */
function Ways({ desk, hinted }: { desk: Desk; hinted: Move | null }) {
  const { state, lower, draft, light } = desk;
  const drawn = light.targets.length <= MOST_WAYS ? light.targets : [];
  return (
    <g class="lights" aria-hidden="true">
      {draft.parts.map((part, i) => (
        <WayMark key={part.from} way={wayOfPart(state, part, draft.parts.slice(0, i))} lower={lower} />
      ))}
      {drawn.map(({ at, way }) => way && <WayMark key={at} way={way} lower={lower} />)}
      {hinted && <HintWay move={hinted} state={state} lower={lower} />}
    </g>
  );
}

/** What is drawn over the marbles: targets, whom they take, the parts of a 7. */
function Over({ desk }: { desk: Desk }) {
  const { state, lower, draft, light } = desk;
  const drawn = light.targets.length <= MOST_WAYS ? light.targets : [];
  const takes = [
    ...draft.parts.flatMap((part, i) => wayOfPart(state, part, draft.parts.slice(0, i)).takes),
    ...drawn.flatMap(({ way }) => way?.takes ?? []),
  ];
  return (
    <g class="lights" aria-hidden="true">
      <Barred blocked={blockedColours(state)} lower={lower} />
      <Parts state={state} draft={draft} lower={lower} />
      <Targets state={state} targets={light.targets} draft={draft} lower={lower} />
      {[...new Set(takes)].map(at => (
        <Taken key={at} {...pointOf(at, lower)} />
      ))}
    </g>
  );
}

/** More ways at once would hide one another. */
const MOST_WAYS = 3;

export const Lights = { Under, Ways, Over };

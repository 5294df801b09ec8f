import {
  allowance,
  creationCost,
  ELASTICS,
  holderOf,
  isAbsent,
  isOver,
  isTriangle,
  type Move,
  makeRoom,
  type State,
  sayMove,
} from '@tablee/tchako';
import { adviceFor } from '@tablee/tchako/advice';
import { later } from '../../page/later.tsx';
import { Beads } from './art/beads.tsx';
import { EMPTY_HAND, isIdle } from './hand.ts';
import { useBoardKeys } from './keys.ts';
import { modesOf } from './modes.ts';
import { answer, createThere, doMove, endTurn, takeElastic } from './press.ts';
import type { Desk } from './scene.ts';
import { useSpokenAim } from './spoken.ts';
import { Tools } from './tools.tsx';

// Fetched with the first puck that is chosen.
const Aiming = later(async () => (await import('./aiming.tsx')).Aiming);

type Props = { readonly desk: Desk; readonly nameOf: (seat: number) => string; readonly hinted: Move | null };

/** Under the board: the points left, the end of the turn, and whatever the thing in hand needs. */
export function Below({ desk, nameOf, hinted }: Props) {
  const { state } = desk;
  useBoardKeys(desk);
  useSpokenAim(desk);
  return (
    <>
      {!isOver(state) && state.number > 0 && <Points desk={desk} endHinted={hinted?.kind === 'end'} />}
      <Now desk={desk} nameOf={nameOf} hinted={hinted} />
      <div class="tchako-foot">
        <Course state={state} desk={desk} />
        {isIdle(desk.hand) && <Tools desk={desk} />}
      </div>
    </>
  );
}

function Points({ desk, endHinted }: { readonly desk: Desk; readonly endHinted: boolean }) {
  const { state, seat, text, word, choices } = desk;
  const left = text.points(state.points);
  return (
    <div class="tchako-points">
      <span role="img" aria-label={word.pointsLeft(left)}>
        <Beads
          halves={state.points}
          of={Math.max(state.variant.points, allowance(state.variant, state.number) / 2)}
        />
      </span>
      {seat !== null && !state.offer && isIdle(desk.hand) && (
        <button
          type="button"
          class={`button tchako-end${choices.shooters.length + choices.creations.length === 0 ? ' main' : ''}${endHinted ? ' hinted' : ''}`}
          aria-disabled={!choices.mayEnd}
          onClick={() => endTurn(desk)}
        >
          <span>{word.end}</span>
          {state.points > 0 && <small>{word.endLoses(left)}</small>}
        </button>
      )}
    </div>
  );
}

/** The one thing there is to do, or to know, at this moment. */
function Now({ desk, nameOf, hinted }: Props) {
  const { state, seat, hand, choices, word, text, change } = desk;
  if (isOver(state)) return null;
  if (state.offer)
    return choices.mayAnswer ? (
      <div class="tchako-row">
        <button type="button" class="button main" onClick={() => answer(desk, true)}>
          {text.moves.agree}
        </button>
        <button type="button" class="button" onClick={() => answer(desk, false)}>
          {text.moves.decline}
        </button>
      </div>
    ) : (
      <p class="tchako-note">{word.waiting(text.modes[state.offer.mode])}</p>
    );
  if (seat === null) return <p class="tchako-note">{word.idle.wait(nameOf(state.turn))}</p>;
  if (choices.replacements.length > 0)
    return (
      <div class="tchako-row">
        {choices.replacements.map(move => (
          <button key={move.elastic} type="button" class="button" onClick={() => doMove(desk, move)}>
            {sayMove(move, text)}
          </button>
        ))}
      </div>
    );
  if (hand.aim) return <Aiming desk={desk} />;
  if (hand.zone !== null) return <Creating desk={desk} />;
  if (hand.elastic !== null)
    return (
      <div class="tchako-row">
        <p class="tchako-note">{hand.from === null ? word.elasticHere : word.hookHere}</p>
        <button type="button" class="button" onClick={() => change(EMPTY_HAND)}>
          {word.putDown}
        </button>
      </div>
    );
  return <Idle desk={desk} advised={hinted !== null} />;
}

function Creating({ desk }: { readonly desk: Desk }) {
  const { state, hand, word, text, change } = desk;
  const zone = hand.zone!;
  const aside = makeRoom(state, zone)?.length ?? 0;
  const cost = creationCost(state, zone);
  return (
    <div class="tchako-row">
      <button type="button" class="button main" onClick={() => createThere(desk)}>
        {isAbsent(state, state.turn) ? word.createQueen : word.create} ·{' '}
        {cost === 0 ? word.free : text.points(cost)}
      </button>
      <button type="button" class="button" onClick={() => change(EMPTY_HAND)}>
        {word.putDown}
      </button>
      {aside > 0 && <p class="tchako-note">{word.aside(aside)}</p>}
    </div>
  );
}

function Idle({ desk, advised }: { readonly desk: Desk; readonly advised: boolean }) {
  const { state, seat, choices, word, text, flicks } = desk;
  // TCHAKO-47: with the move to play comes the book's advice for such a position.
  const advice = advised && seat !== null ? adviceFor(state, seat) : null;
  const triangle = ELASTICS.find(
    elastic => holderOf(elastic) === seat && isTriangle(elastic) && state.laid[elastic]?.length === 0,
  );
  const idle = choices.shooters.length + choices.creations.length + choices.elastics.length === 0;
  return (
    <div class="tchako-row">
      <p class="tchako-note">
        {advice ? text.advice[advice] : idle ? word.idle.nothing : flicks ? word.idle.flick : word.idle.aim}
      </p>
      {triangle !== undefined && (
        <button type="button" class="button" onClick={() => takeElastic(desk, triangle, null)}>
          {word.layTriangle}
        </button>
      )}
    </div>
  );
}

/** Which turn it is, of how many, and what is played besides the standard game. */
function Course({ state, desk }: { readonly state: State; readonly desk: Desk }) {
  const { word } = desk;
  const { countdown } = state.variant;
  const modes = modesOf(state.variant, word);
  return (
    <p class="tchako-course">
      <span>
        {state.number === 0
          ? word.notYet
          : countdown > 0
            ? word.turnOf(state.number, countdown)
            : word.turn(state.number)}
      </span>
      {state.free > 0 && !isOver(state) && <span>{word.freeLeft(state.free)}</span>}
      {modes.map(mode => (
        <span key={mode}>{mode}</span>
      ))}
    </p>
  );
}

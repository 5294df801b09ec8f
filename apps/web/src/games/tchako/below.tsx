import {
  allowance,
  ELASTICS,
  holderOf,
  isOver,
  isTriangle,
  kindOf,
  type Move,
  sayMove,
  sayTask,
} from '@tablee/tchako';
import { later } from '../../page/later.tsx';
import { Beads } from './art/beads.tsx';
import { isIdle } from './hand.ts';
import { useBoardKeys } from './keys.ts';
import { modesOf } from './modes.ts';
import { fetchHands, reach } from './reach.ts';
import type { Desk } from './scene.ts';
import { Tools } from './tools.tsx';

// Fetched with the first thing taken in hand, and with the first advice.
const Aiming = later(async () => (await fetchHands()).Aiming);
const Carrying = later(async () => (await fetchHands()).Carrying);
const Creating = later(async () => (await fetchHands()).Creating);
const Advice = later(async () => (await import('./hint.tsx')).Advice);

type Props = { readonly desk: Desk; readonly hinted: Move | null };

/** Under the board: the points left, the end of the turn, and whatever the thing in hand needs. */
export function Below({ desk, hinted }: Props) {
  const { state } = desk;
  const counts = !isOver(state) && state.number > 0;
  useBoardKeys(desk);
  return (
    <>
      {counts && <Points desk={desk} endHinted={hinted?.kind === 'end'} />}
      <Now desk={desk} hinted={hinted} />
      <div class="tchako-foot">
        <Course desk={desk} counted={counts} />
        {isIdle(desk.hand) && !desk.past && <Tools desk={desk} />}
      </div>
    </>
  );
}

type Acts = { readonly desk: Desk; readonly endHinted: boolean };

/** The beads and the turn they are for keep to their half: what stands beside them comes and goes. */
function Points({ desk, endHinted }: Acts) {
  const { state, seat, text, word, choices } = desk;
  const left = text.points(state.points);
  return (
    <div class="tchako-points">
      <div class="tchako-count">
        <span role="img" aria-label={word.pointsLeft(left)}>
          <Beads
            halves={state.points}
            of={Math.max(state.variant.points, allowance(state.variant, state.number) / 2)}
          />
        </span>
        <small>{sayTurn(desk)}</small>
      </div>
      {seat !== null && !state.offer && isIdle(desk.hand) && (
        <button
          type="button"
          class={`button tchako-end${choices.shooters.length + choices.creations.length === 0 ? ' main' : ''}${endHinted ? ' hinted' : ''}`}
          aria-disabled={!choices.mayEnd}
          onClick={() => reach(desk, ({ endTurn }) => endTurn(desk))}
        >
          <span>{word.end}</span>
          {state.points > 0 && <small>{word.endLoses(left)}</small>}
        </button>
      )}
    </div>
  );
}

/** The one thing there is to do, or to know, at this moment. */
function Now({ desk, hinted }: Props) {
  const { state, seat, hand, choices, word, text } = desk;
  if (isOver(state)) return null;
  if (state.offer)
    return choices.mayAnswer ? (
      <div class="tchako-held asks">
        <p class="tchako-note">{sayTask(state, text)}</p>
        <div class="tchako-row">
          <button
            type="button"
            class="button main"
            onClick={() => reach(desk, ({ answer }) => answer(desk, true))}
          >
            {text.moves.agree}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => reach(desk, ({ answer }) => answer(desk, false))}
          >
            {text.moves.decline}
          </button>
        </div>
      </div>
    ) : (
      <p class="tchako-note">{word.waiting(text.modes[state.offer.mode])}</p>
    );
  // Its room is kept: nothing below moves when the turn comes back.
  if (seat === null) return <p class="tchako-note" />;
  if (choices.replacements.length > 0)
    return (
      <div class="tchako-row asks">
        <p class="tchako-note">{sayTask(state, text)}</p>
        {choices.replacements.map(move => (
          <button
            key={move.elastic}
            type="button"
            class="button tchako-replace"
            aria-label={sayMove(move, text)}
            onClick={() => reach(desk, ({ doMove }) => doMove(desk, move))}
          >
            {move.elastic === null ? sayMove(move, text) : text.elastics[kindOf(move.elastic)]}
          </button>
        ))}
      </div>
    );
  if (hand.aim) return <Aiming desk={desk} />;
  if (hand.zone !== null) return <Creating desk={desk} />;
  if (hand.elastic !== null) return <Carrying desk={desk} />;
  return <Idle desk={desk} hinted={hinted} />;
}

function Idle({ desk, hinted }: Props) {
  const { state, seat, choices, word, flicks } = desk;
  const triangle = ELASTICS.find(
    elastic => holderOf(elastic) === seat && isTriangle(elastic) && state.laid[elastic]?.length === 0,
  );
  const idle = choices.shooters.length + choices.creations.length + choices.elastics.length === 0;
  const task = idle ? word.idle.nothing : flicks ? word.idle.flick : word.idle.aim;
  return (
    <div class="tchako-row">
      <p class="tchako-note">{hinted ? <Advice desk={desk} move={hinted} otherwise={task} /> : task}</p>
      {triangle !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => reach(desk, ({ takeElastic }) => takeElastic(desk, triangle, null))}
        >
          {word.layTriangle}
        </button>
      )}
    </div>
  );
}

const sayTurn = ({ state: { number, variant }, word }: Desk): string =>
  variant.countdown > 0 ? word.turnOf(number, variant.countdown) : word.turn(number);

/** What is played besides the standard game; and which turn it is, where no points are counted. */
function Course({ desk, counted }: { readonly desk: Desk; readonly counted: boolean }) {
  const { state, word } = desk;
  const said = [
    ...(counted ? [] : [state.number === 0 ? word.notYet : sayTurn(desk)]),
    ...(state.free > 0 && !isOver(state) ? [word.freeLeft(state.free)] : []),
    ...modesOf(state.variant, word),
  ];
  return (
    <p class="tchako-course">
      {said.map(part => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

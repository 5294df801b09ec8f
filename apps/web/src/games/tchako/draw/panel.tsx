import { ELASTICS, holderOf, isOver, isTriangle, kindOf, type Move, sayMove, sayTask } from '@tablee/tchako';
import { useState } from 'preact/hooks';
import { useKeys } from '../../../page/keys.ts';
import { later, laterDialog } from '../../../page/later.tsx';
import { sayModes } from '../text/words.ts';
import { type BoardState, isEmpty } from './board-state.ts';
import { ActionPoints, sayTurn, showsAdvice } from './counters.tsx';
import { loadSelection, withInput } from './load-input.ts';

const AimPanel = later(async () => (await loadSelection()).AimPanel);
const ElasticPanel = later(async () => (await loadSelection()).ElasticPanel);
const CreationPanel = later(async () => (await loadSelection()).CreationPanel);
const EndQuestion = later(async () => (await loadSelection()).EndQuestion);
const Advice = later(async () => (await import('../advice/hint.tsx')).Advice);
const ProposeMode = laterDialog(async () => (await import('../dialogs/propose-mode.tsx')).ProposeMode);
const Ramp = laterDialog(async () => (await import('../ramp/ramp.tsx')).Ramp);

type Props = { readonly board: BoardState; readonly hinted: Move | null };

/** Below the board: action points, the controls for what is selected, the modes played. */
export function Panel({ board, hinted }: Props) {
  const { state, seat, selection, choices, word, tell } = board;
  const counts = !isOver(state) && state.number > 0;
  // Handled here so that they work before input is loaded. A selected puck adds its own keys.
  useKeys({
    t: () => seat !== null && choices.mayEnd && withInput(board, ({ endTurn }) => endTurn(board)),
    ...(selection.aim ? {} : { v: () => tell(word.aroundNone) }),
  });
  return (
    <>
      {counts && <ActionPoints board={board} hinted={hinted} />}
      <Controls board={board} hinted={hinted} />
      <div class="tchako-foot">
        <Modes board={board} counted={counts} />
        {isEmpty(selection) && !board.replayed && <Tools board={board} />}
      </div>
    </>
  );
}

/** What the player has to do now: answer an offer, choose a triangle, use the selection, or a hint what is possible. */
function Controls({ board, hinted }: Props) {
  const { state, seat, selection, choices, word, text } = board;
  if (isOver(state)) return null;
  if (state.offer)
    return choices.mayAnswer ? (
      <div class="tchako-held asks">
        <p class="tchako-note">{sayTask(state, text)}</p>
        <div class="tchako-row">
          <button
            type="button"
            class="button main"
            onClick={() => withInput(board, ({ answerOffer }) => answerOffer(board, true))}
          >
            {text.moves.agree}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => withInput(board, ({ answerOffer }) => answerOffer(board, false))}
          >
            {text.moves.decline}
          </button>
        </div>
      </div>
    ) : (
      <p class="tchako-note">{word.waiting(text.modes[state.offer.mode])}</p>
    );
  // An empty note keeps its height, so that nothing moves when the turn comes back.
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
            onClick={() => withInput(board, ({ tryMove }) => tryMove(board, move))}
          >
            {move.elastic === null ? sayMove(move, text) : text.elastics[kindOf(move.elastic)]}
          </button>
        ))}
      </div>
    );
  if (selection.aim) return <AimPanel board={board} />;
  if (selection.zone !== null) return <CreationPanel board={board} />;
  if (selection.elastic !== null) return <ElasticPanel board={board} />;
  if (selection.ending) return <EndQuestion board={board} />;
  return <Idle board={board} hinted={hinted} />;
}

function Idle({ board, hinted }: Props) {
  const { state, seat, choices, word, flicks } = board;
  const triangle = ELASTICS.find(
    elastic => holderOf(elastic) === seat && isTriangle(elastic) && state.laid[elastic]?.length === 0,
  );
  const idle = choices.shooters.length + choices.creations.length + choices.elastics.length === 0;
  const task = idle ? word.idle.nothing : flicks ? word.idle.flick : word.idle.aim;
  if (hinted && showsAdvice(board, hinted)) return <Advice board={board} move={hinted} otherwise={task} />;
  return (
    <div class="tchako-row">
      <p class="tchako-note">{task}</p>
      {triangle !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => withInput(board, ({ selectElastic }) => selectElastic(board, triangle, null))}
        >
          {word.layTriangle}
        </button>
      )}
    </div>
  );
}

/** The modes played, and the turn number where no points are counted. */
function Modes({ board, counted }: { readonly board: BoardState; readonly counted: boolean }) {
  const { state, word } = board;
  const said = [
    ...(counted ? [] : [state.number === 0 ? word.notYet : sayTurn(board)]),
    ...(state.free > 0 && !isOver(state) ? [word.freeLeft(state.free)] : []),
    ...sayModes(state.variant, word),
  ];
  return (
    <p class="tchako-course">
      {said.map(part => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

/** Opens the practice ramp (TCHAKO-19) and the dialog that proposes a mode (TCHAKO-45). */
function Tools({ board }: { readonly board: BoardState }) {
  const { word, state, seat, self, flicks, alone } = board;
  const [open, show] = useState<'ramp' | 'mode' | null>(null);
  const close = (): void => show(null);
  return (
    <>
      <button type="button" class="tchako-tool" onClick={() => show('ramp')}>
        {word.ramp}
      </button>
      {seat !== null && !alone && state.number > 0 && !state.offer && !isOver(state) && (
        <button type="button" class="tchako-tool" onClick={() => show('mode')}>
          {word.propose}
        </button>
      )}
      <Ramp open={open === 'ramp'} close={close} flicks={flicks} seat={self ?? 0} />
      <ProposeMode open={open === 'mode'} close={close} board={board} />
    </>
  );
}

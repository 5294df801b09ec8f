import { isFlag, NO_KIND, nameSeat, nameSquare, PIECES, seatToMove, sideToMove } from '@tablee/tekao';
import { focusStop } from '../../../board/keyboard.ts';
import { Marks } from '../../../page/mark.tsx';
import { squareId } from '../input/squares.tsx';
import { sayShape } from '../text/words.ts';
import { canAct, canTurn, confirm, type PlacingInput, turn } from './actions.ts';
import { Bag, Choice, DraggablePicture, Picture } from './bag.tsx';
import { shapeFor } from './lineup.ts';
import { PlanBar } from './plan.tsx';

type Props = { readonly input: PlacingInput; readonly now: () => PlacingInput };

/** Below the board: the piece to place, its orientation, and the pieces left. */
export function Tray({ input, now }: Props) {
  const { setup } = input.board.state.variant;
  const onKeyDown = (event: KeyboardEvent): void => {
    // In a dialog of the tray, R is a letter of a name.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    if (turnByKey(now(), event)) event.preventDefault();
  };
  return (
    <section class={`tekao-tray ${setup}`} aria-label={input.word.tray} onKeyDown={onKeyDown}>
      {setup === 'drawn' ? <Drawn input={input} now={now} /> : <Arranged input={input} now={now} />}
    </section>
  );
}

/** R and + turn the current piece right, Shift+R and - left; also while the focus is in the tray. */
export function turnByKey(input: PlacingInput, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const way = key === 'r' || key === '+' ? true : key === 'R' || key === '-' ? false : null;
  if (way === null || ctrlKey || metaKey || altKey || !canAct(input)) return false;
  turn(input, way);
  return true;
}

/** TEKAO-4: the drawn piece, large, visible to everybody. */
function Drawn({ input, now }: Props) {
  const { board, side, current, word } = input;
  const { state, seat, flipped, props } = board;
  const mover = sideToMove(state);
  const piece = state.variant.supply.kinds[state.drawn];
  if (state.drawn === NO_KIND || piece === undefined) return null;
  const shape = seat !== null && current ? current.shape : shapeFor(mover, piece);
  const who = nameSeat(state, seatToMove(state), props.text);
  const mine = seat !== null && props.eyes !== 'public';
  const said = isFlag(shape)
    ? mine
      ? word.yoursFlag
      : word.drawsFlag(who)
    : mine
      ? word.yours
      : word.draws(who);
  return (
    <>
      <div class="hand">
        <TurnButton input={input} clockwise={false} />
        {/* A tap turns it, as on the board; keyboards and screen readers use the buttons beside it. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: R and the buttons turn it. */}
        <div
          class="big"
          role="img"
          aria-label={sayShape(shape, props.text, flipped)}
          onClick={() => turn(input, true)}
        >
          {seat !== null ? (
            <DraggablePicture shape={shape} side={side} flipped={flipped} now={now} />
          ) : (
            <Picture shape={shape} side={mover} flipped={flipped} />
          )}
        </div>
        <TurnButton input={input} clockwise />
      </div>
      <div class="act">
        <p>
          <Marks shapes={[mover === 0 ? 'blue' : 'gold']} />
          <b>{said}</b>
        </p>
        {seat !== null && !input.forMe && <Place input={input} ask={word.tapOrDrag} />}
        <PlaceForMe input={input} />
      </div>
      <Bag input={input} />
    </>
  );
}

/** TEKAO-5: the pieces left to choose from, and the draft. */
function Arranged({ input, now }: Props) {
  const { board, side, word, own, planning, following, draft, current } = input;
  const { state, props } = board;
  if (own && state.men[side] === PIECES) return <p class="says">{word.allPlaced}</p>;
  return (
    <>
      <Choice input={input} now={now} />
      {following ? null : canAct(input) ? (
        <div class="act">
          {current && <TurnButton input={input} clockwise={false} />}
          {current && <TurnButton input={input} clockwise />}
          {!planning && <Place input={input} ask={draft.length > 0 ? null : word.tapFirst} />}
          {planning && draft.length === 0 && <small class="ask">{word.planning}</small>}
          {!planning && draft.length === 0 && <PlaceForMe input={input} />}
        </div>
      ) : (
        <p class="says">
          <Marks shapes={[sideToMove(state) === 0 ? 'blue' : 'gold']} />
          {word.chooses(nameSeat(state, seatToMove(state), props.text))}
        </p>
      )}
      {own && <PlanBar input={input} />}
    </>
  );
}

/** The confirm button; before there is a preview, an instruction. */
function Place({ input, ask }: { readonly input: PlacingInput; readonly ask: string | null }) {
  const { selection, word, board } = input;
  const { at } = selection;
  if (at === null) return ask && <small class="ask">{ask}</small>;
  return (
    <button
      type="button"
      class="button main place"
      onClick={event => {
        // Pressed by key, the button disappears with the focus: move the focus to the placed piece.
        if (event.detail === 0) focusStop(board.root.current, squareId(at));
        confirm(input);
      }}
    >
      {word.placeAt(nameSquare(at))}
    </button>
  );
}

/** One tap places all pieces, for a first game or an impatient player. Hidden while a piece is on the board as a preview. */
function PlaceForMe({ input }: { readonly input: PlacingInput }) {
  const { board, forMe, setForMe, selection, word } = input;
  if (!forMe && (board.seat === null || selection.at !== null)) return null;
  return (
    <button type="button" class="button for-me" onClick={() => setForMe(!forMe)}>
      {forMe ? word.halt : word.forMe}
    </button>
  );
}

function TurnButton({ input, clockwise }: { readonly input: PlacingInput; readonly clockwise: boolean }) {
  const { word } = input;
  const able = canAct(input) && canTurn(input);
  return (
    <button
      type="button"
      class="button turn-handle"
      style={able ? undefined : { visibility: 'hidden' }}
      aria-label={clockwise ? word.turnRight : word.turnLeft}
      onClick={() => turn(input, clockwise)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={
            clockwise
              ? 'M18.500 8A8 8 0 1 0 20 13M19 3v5.500h-5.500'
              : 'M5.500 8A8 8 0 1 1 4 13M5 3v5.500h5.500'
          }
        />
      </svg>
    </button>
  );
}

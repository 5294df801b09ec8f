import { isFlag, NO_KIND, nameSeat, nameSquare, PIECES, seatToMove, sideToMove } from '@tablee/tekao';
import { focusStop } from '../../../board/keyboard.ts';
import { Marks } from '../../../page/mark.tsx';
import { squareId } from '../squares.tsx';
import { Bag, Choice } from './bag.tsx';
import { acts, canTurn, confirm, type Desk, turn } from './desk.ts';
import { shapeSeen } from './formation.ts';
import { sayShape } from './names.ts';
import { Loose, Picture } from './picture.tsx';
import { PlanBar } from './plan-bar.tsx';

type Props = { readonly desk: Desk; readonly now: () => Desk };

/** Below the board, where the thumb is: the piece to place, how it lies, what is left. */
export function Tray({ desk, now }: Props) {
  const { setup } = desk.scene.state.variant;
  const onKeyDown = (event: KeyboardEvent): void => {
    // In a dialog of the tray one writes names, with an r in them.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    if (turnByKey(now(), event)) event.preventDefault();
  };
  return (
    <section class={`tekao-tray ${setup}`} aria-label={desk.word.tray} onKeyDown={onKeyDown}>
      {setup === 'drawn' ? <Drawn desk={desk} now={now} /> : <Arranged desk={desk} now={now} />}
    </section>
  );
}

/** R and + turn the piece in hand to the right, Shift+R and - to the left; also while the focus is beside the board. */
export function turnByKey(desk: Desk, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const way = key === 'r' || key === '+' ? true : key === 'R' || key === '-' ? false : null;
  if (way === null || ctrlKey || metaKey || altKey || !acts(desk)) return false;
  turn(desk, way);
  return true;
}

/** TEKAO-4: the piece drawn lies big in the middle, for all to see. */
function Drawn({ desk, now }: Props) {
  const { scene, side, inHand, word } = desk;
  const { state, seat, flipped, props } = scene;
  const mover = sideToMove(state);
  const piece = state.variant.supply.kinds[state.drawn];
  if (state.drawn === NO_KIND || piece === undefined) return null;
  const shape = seat !== null && inHand ? inHand.shape : shapeSeen(mover, piece);
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
        <Handle desk={desk} clockwise={false} />
        {/* Turned by tapping it, like on the board; keys and screen readers have the handles beside it. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: R and the handles turn it. */}
        <div class="big" role="img" aria-label={sayShape(shape, props.text)} onClick={() => turn(desk, true)}>
          {seat !== null ? (
            <Loose shape={shape} side={side} flipped={flipped} now={now} />
          ) : (
            <Picture shape={shape} side={mover} flipped={flipped} />
          )}
        </div>
        <Handle desk={desk} clockwise />
      </div>
      <div class="act">
        <p>
          <Marks shapes={[mover === 0 ? 'blue' : 'gold']} />
          <b>{said}</b>
        </p>
        {seat !== null && <Place desk={desk} ask={word.tapOrDrag} />}
      </div>
      <Bag desk={desk} />
    </>
  );
}

/** TEKAO-5: what is left to choose from, and the draft. */
function Arranged({ desk, now }: Props) {
  const { scene, side, word, own, preparing, following, draft, inHand } = desk;
  const { state, props } = scene;
  if (own && state.men[side] === PIECES) return <p class="says">{word.allPlaced}</p>;
  return (
    <>
      <Choice desk={desk} now={now} />
      {following ? null : acts(desk) ? (
        <div class="act">
          {inHand && <Handle desk={desk} clockwise={false} />}
          {inHand && <Handle desk={desk} clockwise />}
          {!preparing && <Place desk={desk} ask={draft.length > 0 ? null : word.tapFirst} />}
          {preparing && draft.length === 0 && <small class="ask">{word.preparing}</small>}
        </div>
      ) : (
        <p class="says">
          <Marks shapes={[sideToMove(state) === 0 ? 'blue' : 'gold']} />
          {word.chooses(nameSeat(state, seatToMove(state), props.text))}
        </p>
      )}
      {own && <PlanBar desk={desk} />}
    </>
  );
}

/** The yes; before there is anything to say yes to, what to do first. */
function Place({ desk, ask }: { readonly desk: Desk; readonly ask: string | null }) {
  const { held, word, scene } = desk;
  const { at } = held;
  if (at === null) return ask && <small class="ask">{ask}</small>;
  return (
    <button
      type="button"
      class="button main place"
      onClick={event => {
        // Pressed by key, it takes the focus away with it: back to the board, where the piece now stands.
        if (event.detail === 0) focusStop(scene.root.current, squareId(at));
        confirm(desk);
      }}
    >
      {word.placeAt(nameSquare(at))}
    </button>
  );
}

function Handle({ desk, clockwise }: { readonly desk: Desk; readonly clockwise: boolean }) {
  const { word } = desk;
  const able = acts(desk) && canTurn(desk);
  return (
    <button
      type="button"
      class="button turn-handle"
      style={able ? undefined : { visibility: 'hidden' }}
      aria-label={clockwise ? word.turnRight : word.turnLeft}
      onClick={() => turn(desk, clockwise)}
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

import './phone.css';
import {
  type Colour,
  cardOf,
  coloursOf,
  handOf,
  SEVEN,
  type State,
  sayMove,
  type TockEvent,
  tock,
} from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/contract.ts';
import { wakeSound } from '../../../board/sound.ts';
import { useStage } from '../../../board/stage.ts';
import { captionOf } from '../draw/caption.ts';
import { colourOn, hueOf, shapeOf } from '../draw/colours.ts';
import { placeOf } from '../draw/geometry.ts';
import { wayOfMove } from '../draw/ways.ts';
import { playNow, pressCard } from '../input/actions.ts';
import { pawnsOf } from '../input/choices.ts';
import { Fan } from '../input/fan.tsx';
import { type InputState, useInputState } from '../input/input-state.ts';
import { slotsOf } from '../input/selection.ts';
import { describeWay } from '../input/stops.tsx';
import { labelOf } from '../input/strip.tsx';
import { swapOf, useSentMove } from '../input/swap.ts';
import { words } from '../text/words.ts';
import { SmallBoard, silentAnimator } from './small-board.tsx';
import { Steppers } from './steppers.tsx';

/**
 * The hand for a phone beside a shared screen: large cards, each move as a sentence, and a picture of the board where
 * there is room. TOCK-29: what is being chosen is shown on this phone only, because cards are secret until they are laid.
 */
export function PhoneHand(props: BoardProps<State, TockEvent, Messages>) {
  const { shown, bottom, veiled, hint, text } = props;
  const { state } = shown;
  const word = words();
  const [sent, send] = useSentMove(shown, props.pending);
  const input = useInputState({
    ...props,
    sent,
    play: move => {
      send(tock.readMove(move));
      props.play(move);
    },
    lower: coloursOf(state, bottom)[0]!,
  });
  const { holder, choices, selection, highlights } = input;
  const root = useRef<SVGSVGElement>(null);
  const stage = useStage(silentAnimator, root, props, placeOf(input.lower));
  const viewer = typeof props.eyes === 'number' ? props.eyes : null;
  const reader = { state: stage.shown.state, viewer, nameOf: props.nameOf, text, word };
  const caption = captionOf(stage.shown.events, reader);
  if (holder === null) return null;
  const hinted = hint === null ? null : tock.readMove(hint);
  return (
    <div class="tock tock-phone">
      <SmallBoard board={props} stage={stage} root={root} input={input} />
      {/* Screen readers hear the events of the entry from the table. */}
      <p class="caption" aria-hidden="true">
        {caption}
      </p>
      <Fan
        state={state}
        seat={holder}
        slots={slotsOf(handOf(state, holder))}
        able={rank => choices.byCard.has(rank)}
        chosen={selection.card}
        swap={swapOf(holder, shown, props.past, sent, props)}
        hinted={hinted && cardOf(hinted)}
        veiled={veiled}
        label={text.board.hand}
        text={text}
        word={word}
        press={slot => {
          wakeSound();
          // The ways of the card are drawn on the current position.
          stage.hurry();
          pressCard(input, slot);
        }}
      />
      <Ways input={input} text={text} veiled={veiled} />
      {selection.card?.rank === SEVEN && highlights.pawns.size > 0 && (
        <Steppers input={input} text={text} word={word} />
      )}
      {highlights.ready && selection.card?.rank === SEVEN && (
        <button type="button" class="button main" onClick={() => playNow(input, highlights.ready!)}>
          {labelOf(highlights.ready, veiled, text)}
        </button>
      )}
    </div>
  );
}

type WaysProps = { readonly input: InputState; readonly text: Messages; readonly veiled: boolean };

/** A button per move of the selected card, except splits of a 7. */
function Ways({ input, text, veiled }: WaysProps) {
  const { choices, selection, state } = input;
  const moves = selection.card === null ? [] : (choices.byCard.get(selection.card.rank) ?? []);
  const plain = moves.filter(move => move.kind !== 'split');
  if (plain.length === 0) return null;
  return (
    <ul class="tock-ways" aria-label={words().ways}>
      {plain.map(move => {
        const way = move.kind === 'walk' ? wayOfMove(state, move) : null;
        const notes = way ? describeWay(way, way.squares.at(-1)!, text) : [];
        const silent = move.kind === 'give' || move.kind === 'cull';
        return (
          <li key={tock.writeMove(move)}>
            <button type="button" class="button main" onClick={() => playNow(input, move)}>
              {pawnsOf(move).map(at => (
                <Pawn key={at} colour={colourOn(state, at)} />
              ))}
              <span>
                {silent ? labelOf(move, veiled, text) : sayMove(move, text)}
                {notes.length > 0 && <small> {notes.join(', ')}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The colour and shape of the pawn a move starts from. */
const Pawn = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`pawn ${hueOf(colour)}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapeOf(colour)} transform="translate(12 12)" />
  </svg>
);

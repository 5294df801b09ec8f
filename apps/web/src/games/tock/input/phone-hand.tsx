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
import type { BoardProps } from '../../../board/contract.ts';
import { wakeSound } from '../../../board/sound.ts';
import { colourOn, hueOf, shapeOf } from '../draw/colours.ts';
import { wayOfMove } from '../draw/ways.ts';
import { words } from '../text/words.ts';
import { playNow, pressCard } from './actions.ts';
import { pawnsOf } from './choices.ts';
import { Fan } from './fan.tsx';
import { type InputState, useInputState } from './input-state.ts';
import { slotsOf } from './selection.ts';
import { Steppers } from './steppers.tsx';
import { describeWay } from './stops.tsx';
import { labelOf } from './strip.tsx';
import { swapOf, useSentMove } from './swap.ts';

/** The hand without the board, for a phone beside a shared screen: large cards, and each move as a sentence. */
export function PhoneHand(props: BoardProps<State, TockEvent, Messages>) {
  const { shown, bottom, veiled, hint, text } = props;
  const { state } = shown;
  const word = words();
  const [sent, send] = useSentMove(shown, props.pending);
  const input = useInputState({
    ...props,
    hands: sent ? [] : props.hands,
    play: move => {
      send(tock.readMove(move));
      props.play(move);
    },
    lower: coloursOf(state, bottom)[0]!,
  });
  const { holder, choices, selection, highlights } = input;
  if (holder === null) return null;
  const hinted = hint === null ? null : tock.readMove(hint);
  return (
    <div class="tock tock-phone">
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

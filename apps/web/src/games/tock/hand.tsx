import {
  type Colour,
  cardOf,
  coloursOf,
  handOf,
  isHouse,
  SEVEN,
  type State,
  sayMove,
  type TockEvent,
  tock,
} from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../../board/contract.ts';
import { wakeSound } from '../../board/sound.ts';
import { language } from '../../settings.ts';
import { lightOf, listChoices, pawnsOf, wayOfMove } from './choices.ts';
import { type Desk, playNow, pressCard } from './desk.ts';
import { choiceAt, useDraft } from './draft.ts';
import { Fan, slotsOf } from './fan.tsx';
import { sayWay } from './names.ts';
import { holderOf } from './seats.ts';
import { hueOf, shapeOf } from './shapes.ts';
import { Steppers } from './steppers.tsx';
import { labelOf } from './strip.tsx';
import { colourOn } from './ways.ts';
import { words } from './words.ts';
import { wordy } from './wordy.ts';

/** The hand alone, for a phone beside a board everybody sees: cards large, and each way to play one as a sentence. */
export function Hand(props: BoardProps<State, TockEvent, Messages>) {
  const { shown, hands, eyes, bottom, veiled, hint, text } = props;
  const { state } = shown;
  const word = words[language.value];
  const holder = holderOf(eyes, bottom);
  const choices = useMemo(() => listChoices(state, hands, eyes), [state, hands.join(), eyes]);
  const [draft, change] = useDraft(choiceAt(shown));
  const light = useMemo(() => lightOf(state, choices, draft), [state, choices, draft]);
  if (holder === null) return null;
  const desk: Desk = {
    state,
    holder,
    lower: coloursOf(state, bottom)[0]!,
    choices,
    draft,
    light,
    change,
    play: props.play,
    explain: props.explain,
  };
  const hinted = hint === null ? null : tock.readMove(hint);
  return (
    <div class="tock tock-phone">
      <Fan
        state={state}
        seat={holder}
        slots={slotsOf(handOf(state, holder))}
        able={rank => choices.byCard.has(rank)}
        chosen={draft.card}
        hinted={hinted && cardOf(hinted)}
        wordy={wordy.value}
        veiled={veiled}
        label={text.board.hand}
        text={text}
        word={word}
        press={slot => {
          wakeSound();
          pressCard(desk, slot);
        }}
      />
      <Ways desk={desk} text={text} veiled={veiled} />
      {draft.card?.rank === SEVEN && light.pawns.size > 0 && <Steppers desk={desk} text={text} word={word} />}
      {light.ready && draft.card?.rank === SEVEN && (
        <button type="button" class="button main" onClick={() => playNow(desk, light.ready!)}>
          {labelOf(light.ready, veiled, text)}
        </button>
      )}
    </div>
  );
}

/** Every move of the chosen card but the 7's many splits, as a button that says it. */
function Ways({ desk, text, veiled }: { desk: Desk; text: Messages; veiled: boolean }) {
  const { choices, draft, state } = desk;
  const word = words[language.value];
  const moves = draft.card === null ? [] : (choices.byCard.get(draft.card.rank) ?? []);
  const plain = moves.filter(move => move.kind !== 'split');
  if (plain.length === 0) return null;
  return (
    <ul class="tock-ways" aria-label={word.ways}>
      {plain.map(move => {
        const way = move.kind === 'walk' ? wayOfMove(state, move) : null;
        const notes = way
          ? sayWay(way.takes.length, way.leap !== null, isHouse(way.squares.at(-1)!), text)
          : [];
        const silent = move.kind === 'give' || move.kind === 'cull';
        return (
          <li key={tock.writeMove(move)}>
            <button type="button" class="button main" onClick={() => playNow(desk, move)}>
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

/** Whose pawn a move takes in hand: its colour and its shape. */
const Pawn = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`pawn ${hueOf(colour)}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapeOf(colour)} transform="translate(12 12)" />
  </svg>
);

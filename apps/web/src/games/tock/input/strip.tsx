import {
  FIVE,
  JACK,
  type Move,
  RANKS,
  SEVEN,
  type State,
  sayMove,
  sayTask,
  stockSize,
  TEN,
} from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { Icon } from '../../../page/icon.tsx';
import { wordsOf } from '../draw/card.tsx';
import type { Words } from '../text/words.ts';
import { playNow, stepBack } from './actions.ts';
import { showsCardText, toggleCardText } from './fan.tsx';
import type { InputState } from './input-state.ts';
import { EMPTY } from './selection.ts';
import { leftOf } from './split.ts';
import { describeWay } from './stops.tsx';

type Props = {
  readonly input: InputState;
  readonly veiled: boolean;
  /** What the card of another player has just done. */
  readonly caption: string | null;
  readonly text: Messages;
  readonly word: Words;
};

/** The prompt, and the buttons that confirm or cancel the selection. */
export function Strip({ input, veiled, caption, text, word }: Props) {
  const { state, selection, highlights, choices } = input;
  const prompt = promptOf(input, text, word);
  const blocks =
    selection.card?.rank === TEN ? choices.byCard.get(TEN)?.find(m => m.kind === 'block') : undefined;
  const begun = selection.card !== null || selection.pawn !== null;
  return (
    <div class={begun ? 'tock-strip begun' : 'tock-strip'}>
      <p class="prompt" aria-live="polite">
        {prompt && <b>{prompt}</b>}
        {!begun && !caption && <small>{sayDeal(state, text)}</small>}
        {!begun && caption && (
          // Screen readers hear the events of the entry from the table.
          <span class="caption" aria-hidden="true">
            {caption}
          </span>
        )}
      </p>
      {!begun && <Discards state={state} text={text} />}
      {!begun && <CardTextSwitch text={text} />}
      {blocks && highlights.ready?.kind !== 'block' && (
        <button type="button" class="button" onClick={() => playNow(input, blocks)}>
          {text.board.block}
        </button>
      )}
      {selection.parts.length > 0 ? (
        <button type="button" class="button" onClick={() => stepBack(input)}>
          {text.board.undo}
        </button>
      ) : (
        begun && (
          <button type="button" class="plain" aria-label={word.cancel} onClick={() => input.change(EMPTY)}>
            <Icon name="cross" />
          </button>
        )
      )}
      {highlights.ready && (
        <button
          type="button"
          class="button main"
          data-ready
          onClick={() => playNow(input, highlights.ready!)}
        >
          {labelOf(highlights.ready, veiled, text)}
        </button>
      )}
    </div>
  );
}

/** The discarded cards by rank. */
function Discards({ state, text }: { readonly state: State; readonly text: Messages }) {
  const out = state.out.reduce((sum, n) => sum + n, 0);
  return (
    <details class="tock-discards">
      <summary class="plain" aria-label={text.board.discards(out)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7l9-3 4 13-9 3zM13 4l6 2-2 11" />
        </svg>
        <span aria-hidden="true">{out}</span>
      </summary>
      <ul>
        {state.out.map((n, rank) => (
          <li key={RANKS[rank]} class={n === 0 ? 'none' : ''}>
            <b>{wordsOf(rank, text).index}</b>
            {n}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shows or hides the words on the cards. */
function CardTextSwitch({ text }: { readonly text: Messages }) {
  return (
    <button
      type="button"
      class={showsCardText.value ? 'plain card-texts' : 'plain card-texts off'}
      aria-label={showsCardText.value ? text.board.hideWords : text.board.showWords}
      onClick={toggleCardText}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12v18H6zM9 13h6M9 16.500h6M9 7h2" />
      </svg>
    </button>
  );
}

/** A card given face down is not named on a shared screen. */
export function labelOf(move: Move, veiled: boolean, text: Messages): string {
  if (move.kind === 'give' || move.kind === 'cull')
    return veiled ? text.board[move.kind] : text.moves[move.kind](move.card);
  if (move.kind === 'block') return text.board.block;
  return move.kind === 'drop' ? text.moves.drop(move.card) : text.board.confirm;
}

const sayDeal = (state: State, text: Messages): string =>
  `${text.board.deal(state.deal)} · ${text.board.stock(stockSize(state))}`;

/** What to do next, in a few words; null while the player cannot act. */
function promptOf(
  { state, choices, selection, highlights }: InputState,
  text: Messages,
  word: Words,
): string | null {
  if (choices.seat === null) return null;
  const { card, pawn, parts } = selection;
  if (card === null) {
    if (state.phase !== 'play') return text.tasks[state.phase];
    if (highlights.open) return word.whichCard;
    if (pawn !== null) return word.cardForPawn;
    if (choices.moves[0]?.kind === 'drop') return sayTask(state, text);
    return highlights.pawns.size === 0 ? word.card : word.cardOrPawn;
  }
  if (card.rank === SEVEN && highlights.pawns.size > 0)
    return parts.length === 0 && pawn === null ? word.share : text.board.left(leftOf(parts));
  if (card.rank === JACK && highlights.pawns.size > 0)
    return pawn === null ? text.board.first : text.board.second;
  if (pawn !== null && highlights.targets.length > 0) {
    const [only, ...others] = highlights.targets;
    if (!only || others.length > 0) return word.target;
    const notes = only.way ? describeWay(only.way, only.at, text) : [];
    const move = only.moves[0];
    return [move ? sayMove(move, text) : '', ...notes].join(', ');
  }
  if (highlights.pawns.size > 0) return card.rank === FIVE ? word.rival : word.pawn;
  return state.phase === 'play' && card.rank === TEN && highlights.ready === null
    ? text.board.block
    : sayTask(state, text);
}

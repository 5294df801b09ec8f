import { type Move, RANKS, type State, stockSize, TEN } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { Icon } from '../../page/icon.tsx';
import { wordsOf } from './card.tsx';
import { type Desk, playNow, stepBack } from './desk.ts';
import { EMPTY } from './draft.ts';
import { promptOf } from './prompt.ts';
import type { Words } from './words.ts';
import { switchWords, wordy } from './wordy.ts';

type Props = { readonly desk: Desk; readonly veiled: boolean; readonly text: Messages; readonly word: Words };

/** What is being done, what is left, and the buttons that end or undo it: always within the thumb's reach. */
export function Strip({ desk, veiled, text, word }: Props) {
  const { state, draft, light, choices } = desk;
  const prompt = promptOf(desk, text, word);
  const blocks =
    draft.card?.rank === TEN ? choices.byCard.get(TEN)?.find(m => m.kind === 'block') : undefined;
  const begun = draft.card !== null || draft.pawn !== null;
  return (
    <div class="tock-strip">
      <p class="prompt" aria-live="polite">
        {prompt && <b>{prompt}</b>}
        {!begun && <small>{sayDeal(state, text)}</small>}
      </p>
      {!begun && <Discards state={state} text={text} />}
      {!begun && <WordsSwitch text={text} />}
      {blocks && light.ready?.kind !== 'block' && (
        <button type="button" class="button" onClick={() => playNow(desk, blocks)}>
          {text.board.block}
        </button>
      )}
      {draft.parts.length > 0 ? (
        <button type="button" class="button" onClick={() => stepBack(desk)}>
          {text.board.undo}
        </button>
      ) : (
        begun && (
          <button type="button" class="plain" aria-label={word.cancel} onClick={() => desk.change(EMPTY)}>
            <Icon name="cross" />
          </button>
        )
      )}
      {light.ready && (
        <button type="button" class="button main" data-ready onClick={() => playNow(desk, light.ready!)}>
          {labelOf(light.ready, veiled, text)}
        </button>
      )}
    </div>
  );
}

/** What has gone out of this pack, by rank: the memory of those who keep none. */
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

/** First games need the words in sight; later they only take room. */
function WordsSwitch({ text }: { readonly text: Messages }) {
  return (
    <button
      type="button"
      class={wordy.value ? 'plain' : 'plain off'}
      aria-label={wordy.value ? text.board.hideWords : text.board.showWords}
      onClick={switchWords}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12v18H6zM9 13h6M9 16.500h6M9 7h2" />
      </svg>
    </button>
  );
}

/** On a screen others see, a card given face down is not named. */
export function labelOf(move: Move, veiled: boolean, text: Messages): string {
  if (move.kind === 'give' || move.kind === 'cull')
    return veiled ? text.board[move.kind] : text.moves[move.kind](move.card);
  if (move.kind === 'block') return text.board.block;
  return move.kind === 'drop' ? text.moves.drop(move.card) : text.board.confirm;
}

const sayDeal = (state: State, text: Messages): string =>
  `${text.board.deal(state.deal)} · ${text.board.stock(stockSize(state))}`;

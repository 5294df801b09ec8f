import { ADDABLE, type Addable, type Offer, REFUSALS, tchako } from '@tablee/tchako';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../page/dialog.tsx';
import { Select } from '../../../page/forms/fields.tsx';
import type { BoardState } from '../draw/board-state.ts';
import { tryMove } from '../input/actions.ts';

type Props = { readonly open: boolean; readonly close: () => void; readonly board: BoardState };

/** Usual values of each mode; `true` for a mode without values (TCHAKO-30 to TCHAKO-34). */
const VALUES: { readonly [A in Addable]: readonly (number | 'pair' | 'line' | 'rhombus' | true)[] } = {
  suddenCreations: [8, 4, 12, 15, 20],
  suddenTurn: [20, 10, 30, 40],
  countdown: [20, 10, 30, 40, 60],
  hill: ['pair', 'line', 'rhombus'],
  lead: [6, 4, 8],
  reach: [10, 8, 12],
  strategic: [true],
  depot: [true],
  carrisk: [true],
  sumo: [true],
};

/** TCHAKO-45: proposes a mode for the rest of the game. */
export function ProposeMode({ open, close, board }: Props) {
  return (
    <Dialog title={board.word.propose} open={open} close={close}>
      <Form board={board} close={close} />
    </Dialog>
  );
}

function Form({ board, close }: Omit<Props, 'open'>) {
  const { text, state, self } = board;
  const word = board.word.input;
  const [mode, setMode] = useState<Addable>('countdown');
  const [value, setValue] = useState<number | 'pair' | 'line' | 'rhombus' | true>(VALUES.countdown[0]!);
  const offer: Offer = { mode, value };
  const refusal = self === null ? null : tchako.refuse(state, self, { kind: 'propose', offer });
  const key = REFUSALS.find(each => each === refusal?.key);
  const nameValue = (each: (typeof VALUES)[Addable][number]): string =>
    each === 'pair' || each === 'line' || each === 'rhombus' ? board.word.hills[each] : String(each);
  const propose = (): void => {
    close();
    tryMove(board, { kind: 'propose', offer });
  };
  return (
    <div class="stack tchako-consent">
      <p>{word.proposeHint}</p>
      <Select
        label={word.mode}
        of={ADDABLE}
        chosen={mode}
        choose={next => {
          setMode(next);
          setValue(VALUES[next][0]!);
        }}
        name={each => board.word.modes[each]}
      />
      {value !== true && (
        <Select
          label={word.value}
          of={VALUES[mode].filter(each => each !== true)}
          chosen={value}
          choose={setValue}
          name={nameValue}
        />
      )}
      <p role="status">{key ? text.refusals[key] : ''}</p>
      <button
        type="button"
        class="button main"
        aria-disabled={key !== undefined}
        onClick={key ? undefined : propose}
      >
        {word.proposeNow}
      </button>
    </div>
  );
}

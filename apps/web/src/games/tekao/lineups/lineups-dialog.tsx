import type { Side } from '@tablee/tekao';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../page/dialog.tsx';
import { Icon } from '../../../page/icon.tsx';
import { announce } from '../../../page/live.tsx';
import { language } from '../../../storage/settings.ts';
import { countUnplanned, type PlacingInput } from '../placing/actions.ts';
import { pruneDraft } from '../placing/draft.ts';
import { placedLineup } from '../placing/lineup.ts';
import { Miniature, SaveForm } from './save-lineup.tsx';
import {
  deleteLineup,
  LONGEST_NAME,
  listSavedLineups,
  renameLineup,
  type SavedLineup,
  type SaveProblem,
} from './saved-lineups.ts';
import { type LineupWords, lineupWords } from './words.ts';

type DialogProps = { readonly input: PlacingInput; readonly open: boolean; readonly close: () => void };

/** The line-ups saved on this device: use one, or save the current draft. */
export function LineupsDialog({ input, open, close }: DialogProps) {
  return (
    <Dialog title={input.word.lineups} open={open} close={close}>
      <Content input={input} close={close} />
    </Dialog>
  );
}

function Content({ input, close }: Omit<DialogProps, 'open'>) {
  const { board, side, draft } = input;
  const word = lineupWords[language.value];
  const { state, props } = board;
  const [saved, setSaved] = useState(() => listSavedLineups(state.variant));
  const refresh = (): void => setSaved(listSavedLineups(state.variant));
  const missing = countUnplanned(input);
  const use = ({ name, lineup }: SavedLineup): void => {
    const planned = pruneDraft(lineup, state, side);
    input.setPlanning(false);
    input.setDraft(planned);
    announce(word.loaded(name, planned.length));
    close();
  };
  return (
    <div class="stack tekao-shelf">
      {saved.length === 0 && draft.length === 0 ? (
        <p>{word.none}</p>
      ) : missing > 0 ? (
        <p>{word.unfinished(missing)}</p>
      ) : (
        <SaveForm
          lineup={[...placedLineup([...props.past, props.shown], side), ...draft]}
          word={word}
          done={refresh}
        />
      )}
      {saved.length > 0 && (
        <ul>
          {saved.map(one => (
            <LineupRow
              key={one.id}
              saved={one}
              side={side}
              word={word}
              use={() => use(one)}
              changed={refresh}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = {
  readonly saved: SavedLineup;
  readonly side: Side;
  readonly word: LineupWords;
  readonly use: () => void;
  readonly changed: () => void;
};

/** The pressed button is replaced by other elements: one of them takes the focus. */
const focusNow = (element: HTMLElement | null): void => element?.focus();

/** One line-up of the list: use, rename, or delete it after a confirmation. */
function LineupRow({ saved, side, word, use, changed }: RowProps) {
  const [action, setAction] = useState<'nothing' | 'rename' | 'delete'>('nothing');
  const { name, misfit } = saved;
  const finish = (): void => {
    setAction('nothing');
    changed();
  };
  if (action === 'rename') return <Rename saved={saved} word={word} done={finish} />;
  return (
    <li>
      <b>{name}</b>
      <Miniature lineup={saved.lineup} side={side} />
      {action === 'delete' ? (
        <div class="row">
          <p>{word.sure(name)}</p>
          <button
            type="button"
            class="button alarm"
            onClick={() => {
              deleteLineup(saved.id);
              finish();
            }}
          >
            {word.forget}
          </button>
          <button type="button" class="button" ref={focusNow} onClick={() => setAction('nothing')}>
            {word.dont}
          </button>
        </div>
      ) : (
        <div class="row">
          {misfit ? (
            <small>{word.misfits[misfit]}</small>
          ) : (
            <button type="button" class="button main" aria-label={word.loadNamed(name)} onClick={use}>
              {word.load}
            </button>
          )}
          <button
            type="button"
            class="button"
            aria-label={word.renameNamed(name)}
            onClick={() => setAction('rename')}
          >
            {word.rename}
          </button>
          <button
            type="button"
            class="plain"
            aria-label={word.forgetNamed(name)}
            onClick={() => setAction('delete')}
          >
            <Icon name="trash" />
          </button>
        </div>
      )}
    </li>
  );
}

type RenameProps = { readonly saved: SavedLineup; readonly word: LineupWords; readonly done: () => void };

function Rename({ saved, word, done }: RenameProps) {
  const [name, setName] = useState(saved.name);
  const [wrong, setWrong] = useState<SaveProblem | null>(null);
  const rename = (event: Event): void => {
    event.preventDefault();
    const why = renameLineup(saved.id, name);
    setWrong(why);
    if (why === null) done();
  };
  return (
    <li>
      <form class="tekao-save" onSubmit={rename}>
        <label class="field">
          <span>{word.name}</span>
          <input
            ref={focusNow}
            value={name}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={event => {
              setName(event.currentTarget.value);
              setWrong(null);
            }}
          />
        </label>
        <button type="submit" class="button main">
          {word.rename}
        </button>
        <button type="button" class="button" onClick={done}>
          {word.dont}
        </button>
        {wrong && (
          <p class="answer" role="alert">
            {word.unkept[wrong]}
          </p>
        )}
      </form>
    </li>
  );
}

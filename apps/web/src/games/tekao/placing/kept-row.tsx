import type { Side } from '@tablee/tekao';
import { useState } from 'preact/hooks';
import { Icon } from '../../../page/icon.tsx';
import { forgetKept, type Kept, LONGEST_NAME, renameKept, type Unkept } from './kept.ts';
import type { KeptWords } from './kept-words.ts';
import { Miniature } from './picture.tsx';

type Props = {
  readonly kept: Kept;
  readonly side: Side;
  readonly word: KeptWords;
  readonly use: () => void;
  readonly changed: () => void;
};

/** What is pressed here makes room for something else: the focus goes there, not nowhere. */
const focusNow = (element: HTMLElement | null): void => element?.focus();

/** One formation of the list: use it, rename it, delete it (asked once). */
export function KeptRow({ kept, side, word, use, changed }: Props) {
  const [doing, setDoing] = useState<'nothing' | 'rename' | 'forget'>('nothing');
  const { name, misfit } = kept;
  const rest = (): void => {
    setDoing('nothing');
    changed();
  };
  if (doing === 'rename') return <Rename kept={kept} word={word} done={rest} />;
  return (
    <li>
      <b>{name}</b>
      <Miniature formation={kept.formation} side={side} />
      {doing === 'forget' ? (
        <div class="row">
          <p>{word.sure(name)}</p>
          <button
            type="button"
            class="button alarm"
            onClick={() => {
              forgetKept(kept.id);
              rest();
            }}
          >
            {word.forget}
          </button>
          <button type="button" class="button" ref={focusNow} onClick={() => setDoing('nothing')}>
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
            onClick={() => setDoing('rename')}
          >
            {word.rename}
          </button>
          <button
            type="button"
            class="plain"
            aria-label={word.forgetNamed(name)}
            onClick={() => setDoing('forget')}
          >
            <Icon name="trash" />
          </button>
        </div>
      )}
    </li>
  );
}

type RenameProps = { readonly kept: Kept; readonly word: KeptWords; readonly done: () => void };

function Rename({ kept, word, done }: RenameProps) {
  const [name, setName] = useState(kept.name);
  const [wrong, setWrong] = useState<Unkept | null>(null);
  const rename = (event: Event): void => {
    event.preventDefault();
    const why = renameKept(kept.id, name);
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

import { useId, useState } from 'preact/hooks';
import { announce } from '../../../page/live.tsx';
import type { Formation } from './formation.ts';
import { isNamed, keepFormation, LONGEST_NAME, type Unkept } from './kept.ts';
import type { KeptWords } from './kept-words.ts';

type Props = { readonly formation: Formation; readonly word: KeptWords; readonly done: () => void };

/** A name, and the formation is kept under it. */
export function SaveForm({ formation, word, done }: Props) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<Unkept | null>(null);
  const [kept, setKept] = useState('');
  const problem = useId();
  const save = (event: Event): void => {
    event.preventDefault();
    const why = keepFormation(name, formation);
    setWrong(why);
    if (why !== null) return;
    setKept(word.keptAs(name.trim()));
    announce(word.keptAs(name.trim()));
    setName('');
    done();
  };
  return (
    <form class="tekao-save" onSubmit={save}>
      <label class="field">
        <span>{word.name}</span>
        <input
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          aria-describedby={wrong ? problem : undefined}
          onInput={event => {
            setName(event.currentTarget.value);
            setWrong(null);
            setKept('');
          }}
        />
      </label>
      <button type="submit" class="button main">
        {isNamed(name) ? word.replace : word.save}
      </button>
      {(wrong || kept) && (
        <p class="answer" id={problem} role={wrong ? 'alert' : undefined}>
          {wrong ? word.unkept[wrong] : kept}
        </p>
      )}
    </form>
  );
}

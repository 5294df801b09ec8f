import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/index.ts';

type Props = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | null;
  readonly longest: number;
  readonly spelling: Spelling | undefined;
  readonly value: string;
  readonly set: (value: string) => void;
};

/** A text field. For text made of words it enters capitals and spaces, and counts words. */
export function TextField({ label, hint, problem, longest, spelling, value, set }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = (field: HTMLInputElement) => {
    const typed = field.value;
    if (!spelling) return set(typed);
    const spelt = spell(typed, spelling);
    caret.current = caretAfter(typed, field.selectionStart ?? typed.length, spelling);
    // Preact does not update a field whose value is unchanged: reset it here.
    field.value = spelt;
    field.setSelectionRange(caret.current, caret.current);
    set(spelt);
  };
  const described = [hint && `${id}-hint`, problem && `${id}-trouble`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        ref={input}
        id={id}
        class={spelling ? 'spelt' : undefined}
        type="text"
        value={value}
        maxLength={longest + 1}
        autocomplete="off"
        autocapitalize={spelling ? 'characters' : 'none'}
        spellcheck={false}
        aria-invalid={problem !== null}
        {...(described ? { 'aria-describedby': described } : {})}
        onInput={e => type(e.currentTarget)}
      />
      {(hint || spelling) && (
        <p class="field-hint">
          {spelling && <b>{words().home.wordsOf(wholeWords(value, spelling), spelling.count)}</b>}{' '}
          <span id={`${id}-hint`}>{hint}</span>
        </p>
      )}
      {problem && (
        <p class="trouble" role="alert" id={`${id}-trouble`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** A text of `count` words of `letters` capitals each. */
export type Spelling = { readonly count: number; readonly letters: number; readonly of: string };

const lettersIn = (typed: string, { of }: Spelling): string =>
  [...typed.toUpperCase()].filter(letter => of.includes(letter)).join('');

/** Normalizes typed text: known capitals only, a space after every word. */
export function spell(typed: string, spelling: Spelling): string {
  const { count, letters } = spelling;
  const all = lettersIn(typed, spelling).slice(0, count * letters);
  return (all.match(new RegExp(`.{1,${letters}}`, 'g')) ?? []).join(' ');
}

/** The caret position in the normalized text for position `at` in the typed text. */
export function caretAfter(typed: string, at: number, spelling: Spelling): number {
  const before = lettersIn(typed.slice(0, at), spelling).length;
  return before + Math.max(0, Math.ceil(before / spelling.letters) - 1);
}

/** Number of complete words. */
export const wholeWords = (spelt: string, { letters }: Spelling): number =>
  spelt.split(' ').filter(word => word.length === letters).length;

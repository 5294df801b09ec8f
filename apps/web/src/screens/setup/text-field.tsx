import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/index.ts';

type Props = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly trouble: string | null;
  readonly longest: number;
  readonly spelling: Spelling | undefined;
  readonly value: string;
  readonly set: (value: string) => void;
};

/** A line of text; where it is made of words the field types their capitals and spaces, and counts them. */
export function TextField({ label, hint, trouble, longest, spelling, value, set }: Props) {
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
    // The same text again is no news to Preact: then the field is put right here.
    field.value = spelt;
    field.setSelectionRange(caret.current, caret.current);
    set(spelt);
  };
  const described = [hint && `${id}-hint`, trouble && `${id}-trouble`].filter(Boolean).join(' ');
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
        aria-invalid={trouble !== null}
        {...(described ? { 'aria-describedby': described } : {})}
        onInput={e => type(e.currentTarget)}
      />
      {(hint || spelling) && (
        <p class="field-hint">
          {spelling && <b>{words().home.wordsOf(wholeWords(value, spelling), spelling.count)}</b>}{' '}
          <span id={`${id}-hint`}>{hint}</span>
        </p>
      )}
      {trouble && (
        <p class="trouble" role="alert" id={`${id}-trouble`}>
          {trouble}
        </p>
      )}
    </div>
  );
}

/** A line of so many words of so many of these capitals. */
export type Spelling = { readonly count: number; readonly letters: number; readonly of: string };

const lettersIn = (typed: string, { of }: Spelling): string =>
  [...typed.toUpperCase()].filter(letter => of.includes(letter)).join('');

/** What was typed, as the option wants it: capitals, no other letters, a space after every word. */
export function spell(typed: string, spelling: Spelling): string {
  const { count, letters } = spelling;
  const all = lettersIn(typed, spelling).slice(0, count * letters);
  return (all.match(new RegExp(`.{1,${letters}}`, 'g')) ?? []).join(' ');
}

/** Where the caret belongs once the text is spelt, when it stood at `at` in what was typed. */
export function caretAfter(typed: string, at: number, spelling: Spelling): number {
  const before = lettersIn(typed.slice(0, at), spelling).length;
  return before + Math.max(0, Math.ceil(before / spelling.letters) - 1);
}

/** How many words are whole. */
export const wholeWords = (spelt: string, { letters }: Spelling): number =>
  spelt.split(' ').filter(word => word.length === letters).length;

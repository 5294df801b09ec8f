import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { caretAfter, type Spelling, spell, wholeWords } from './spelling.ts';

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

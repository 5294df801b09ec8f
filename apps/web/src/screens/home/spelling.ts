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

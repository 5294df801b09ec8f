import type { Eyes, Game, Refusal, Seat, View } from './contract.ts';

/** Parts that the rules of several games are made of. */

type Refusals<Rules extends { readonly [key: string]: string }> = {
  /** The rule that each refusal quotes. */
  readonly ruleOf: Rules;
  readonly keys: readonly (keyof Rules & string)[];
  readonly refuseBy: {
    (key: keyof Rules & string): Refusal<keyof Rules & string>;
    (key: (keyof Rules & string) | null): Refusal<keyof Rules & string> | null;
  };
};

/** Declares every way a game can refuse a move: message key to rule id. */
export function defineRefusals<const Rules extends { readonly [key: string]: string }>(
  ruleOf: Rules,
): Refusals<Rules> {
  type Key = keyof Rules & string;
  function refuseBy(key: Key): Refusal<Key>;
  function refuseBy(key: Key | null): Refusal<Key> | null;
  function refuseBy(key: Key | null): Refusal<Key> | null {
    return key === null ? null : { rule: ruleOf[key]!, key };
  }
  return { ruleOf, keys: Object.keys(ruleOf) as Key[], refuseBy };
}

type OpenInformation<S, E> = Pick<Game<never, S, never, E>, 'redact' | 'tell' | 'imagine'>;

/** For a game without secrets: every view is a copy of the state, and the only truth behind it. */
export const openInformation = <S, E>(clone: (s: S) => S): OpenInformation<S, E> => ({
  redact: (s: S, _eyes: Eyes) => clone(s) as View<S>,
  tell: (e: E, _eyes: Eyes) => e,
  imagine: (v: View<S>, _seat: Seat) => clone(v),
});

/** The squares of a board of `size` files, row by row: a1 is 0, b1 is 1. `read` returns -1 for other texts. */
export function gridNames(size: number): { name(square: number): string; read(text: string): number } {
  const files = 'abcdefghi'.slice(0, size);
  const shape = new RegExp(`^[${files}][1-${size}]$`);
  return {
    name: square => files[square % size]! + String(Math.floor(square / size) + 1),
    read: text => (shape.test(text) ? files.indexOf(text[0]!) + size * (Number(text[1]) - 1) : -1),
  };
}

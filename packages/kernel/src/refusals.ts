import type { Refusal } from './contract.ts';

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

import { applies, type Option, type OptionSheet } from '@tablee/kernel';
import type { OptionValues } from '../storage/choices.ts';

/** The sentence of a value other than the initial one: what is different from the standard game. */
type Says<O extends Option> = O extends { readonly kind: 'choice'; readonly of: readonly (infer V)[] }
  ? { readonly [K in Exclude<V & string, O['initial']>]: string }
  : O extends { readonly kind: 'flag' }
    ? string
    : O extends { readonly kind: 'count' }
      ? (n: number) => string
      : (text: string) => string;

type Change<O extends Option> = {
  /** What the option is about, in one sentence beside it. */
  readonly note: string;
  readonly says: Says<O>;
};

/** The texts of a game's options, in `<id>/changes/<language>.ts`. */
export type Changes<S extends OptionSheet> = { readonly [N in keyof S]: Change<S[N]> };

/** Of any game: a change is used with the values of its own option only. */
export type AnyChanges = {
  readonly [option: string]: {
    readonly note: string;
    readonly says: string | ((value: never) => string) | { readonly [value: string]: string };
  };
};

/** A sentence for each value that differs from the standard game. */
export function sayChanges(sheet: OptionSheet, values: OptionValues, changes: AnyChanges): readonly string[] {
  return Object.entries(sheet).flatMap(([name, { initial }]) => {
    const value = values[name] ?? initial;
    const says = changes[name]?.says;
    if (says === undefined || value === initial || !applies(sheet, values, name)) return [];
    if (typeof says === 'string') return [says];
    return [typeof says === 'function' ? says(value as never) : (says[String(value)] ?? String(value))];
  });
}

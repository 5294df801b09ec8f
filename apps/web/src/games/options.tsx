import type { ComponentType } from 'preact';
import { useLoaded } from '../page/later.tsx';
import type { OptionValues } from '../storage/choices.ts';
import type { Language } from '../storage/settings.ts';

export type OptionFigures = { readonly [option: string]: ComponentType<{ readonly value: string }> };

/** Pictures for options of kind 'text', loaded when the field is shown. */
const figures = import.meta.glob<OptionFigures>('./*/option-figures.ts', { import: 'optionFigures' });

type Props = { readonly game: string; readonly option: string; readonly value: string };

export function OptionFigure({ game, option, value }: Props) {
  const loaded = useLoaded(async () => (await figures[`./${game}/option-figures.ts`]?.()) ?? null, [game]);
  const Drawn = loaded.state === 'ready' ? loaded.value?.[option] : null;
  return Drawn ? <Drawn value={value} /> : null;
}

/** Groups of options in the set-up of a game with many options. */

export const GROUPS = ['victory', 'play', 'points', 'hand'] as const;
export type Group = (typeof GROUPS)[number];
export type Grouping = { readonly [G in Group]: readonly string[] };

const groupings = import.meta.glob<Grouping>('./*/option-groups.ts', {
  eager: true,
  import: 'optionGroups',
});

/** Null for a game with few options. */
export const groupingOf = (game: string): Grouping | null => groupings[`./${game}/option-groups.ts`] ?? null;

export type Suggestion = {
  readonly said: string;
  readonly take: string;
  readonly values: OptionValues;
};

/** Codes for the modes of a game, and the rule changes they make. */
export type Composer = {
  readonly writeCode: (values: OptionValues) => string;
  /** Null for an unknown code. */
  readonly readCode: (code: string) => OptionValues | null;
  readonly changesOf: (values: OptionValues) => readonly string[];
  /** One sentence about an option, shown beside it. */
  readonly noteOf: (option: string) => string | null;
  /** Other values that are advised with these, and the words for it. */
  readonly adviceFor: (values: OptionValues) => Suggestion | null;
};

type Load = (language: Language) => Promise<Composer>;
const composers = import.meta.glob<Load>('./*/composer.ts', { import: 'loadComposer' });
const pathOf = (game: string): string => `./${game}/composer.ts`;

export const isComposed = (game: string): boolean => Object.hasOwn(composers, pathOf(game));

/** Null if the game has no composer. */
export async function loadComposer(game: string, language: Language): Promise<Composer | null> {
  const load = await composers[pathOf(game)]?.();
  return load ? load(language) : null;
}

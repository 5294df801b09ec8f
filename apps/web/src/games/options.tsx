import { loadGame } from '@tablee/catalogue';
import type { OptionSheet } from '@tablee/kernel';
import type { ComponentType } from 'preact';
import { useLoaded } from '../page/later.tsx';
import type { OptionValues } from '../storage/choices.ts';
import type { Language } from '../storage/settings.ts';
import type { AnyChanges } from './changes.ts';

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
const changes = import.meta.glob<AnyChanges>('./*/changes/*.ts', { import: 'changes' });
const changesPath = (game: string, language: Language): string => `./${game}/changes/${language}.ts`;

/** Null if the game has no texts about its options. */
export async function loadComposer(game: string, language: Language): Promise<Composer | null> {
  const own = await composers[`./${game}/composer.ts`]?.();
  return own ? own(language) : composeBySheet(game, language);
}

/** Codes from the option sheet, for a game without a composer of its own. */
async function composeBySheet(game: string, language: Language): Promise<Composer | null> {
  const [rules, said, { writeOptionCode, readOptionCode }, { sayChanges }] = await Promise.all([
    loadGame(game),
    changes[changesPath(game, language)]?.() ?? null,
    import('./option-code.ts'),
    import('./changes.ts'),
  ]);
  if (!said) return null;
  // Options whose default depends on the opponents belong to a game, not to its modes.
  const { againstBots = {}, oneScreen = {} } = rules;
  const sheet: OptionSheet = Object.fromEntries(
    Object.entries(rules.options).filter(([name]) => !Object.hasOwn(againstBots, name)),
  );
  // Their default depends on who shares the screen, so a link says them.
  const always = Object.keys(oneScreen);
  return {
    writeCode: values => writeOptionCode(sheet, values, always),
    readCode: code => readOptionCode(sheet, code, always),
    changesOf: values => sayChanges(sheet, values, said),
    noteOf: option => (Object.hasOwn(said, option) ? said[option]!.note : null),
    adviceFor: () => null,
  };
}

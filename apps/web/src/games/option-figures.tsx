import type { ComponentType } from 'preact';
import { useLoaded } from '../page/later.tsx';

export type OptionFigures = { readonly [option: string]: ComponentType<{ readonly value: string }> };

/** Pictures for options of kind 'text', loaded when the field is shown. */
const figures = import.meta.glob<OptionFigures>('./*/option-figures.ts', { import: 'optionFigures' });

type Props = { readonly game: string; readonly option: string; readonly value: string };

export function OptionFigure({ game, option, value }: Props) {
  const loaded = useLoaded(async () => (await figures[`./${game}/option-figures.ts`]?.()) ?? null, [game]);
  const Drawn = loaded.state === 'ready' ? loaded.value?.[option] : null;
  return Drawn ? <Drawn value={value} /> : null;
}

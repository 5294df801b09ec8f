import type { ComponentType } from 'preact';
import { useLoaded } from '../page/loaded.ts';

type Figure = ComponentType<{ readonly value: string }>;

/** What a line of text means, drawn under its field; loaded when the field is shown. */
const figures: { readonly [game: string]: { readonly [option: string]: () => Promise<Figure> } } = {
  tekao: { pieces: async () => (await import('./tekao/option-figures.ts')).optionFigures.pieces },
};

type Props = { readonly game: string; readonly option: string; readonly value: string };

export function OptionFigure({ game, option, value }: Props) {
  const load = figures[game]?.[option];
  const loaded = useLoaded(async () => load?.() ?? null, [game, option]);
  const Drawn = loaded.state === 'ready' ? loaded.value : null;
  return Drawn && <Drawn value={value} />;
}

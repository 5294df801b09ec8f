import './measured-note.css';
import { type Game, readTable } from '@tablee/kernel';
import { figureOf, isBotName, writeSimulation } from '@tablee/simulation';
import { loadMeasured } from '../../../games/measured.ts';
import { Icon } from '../../../page/icon.tsx';
import { useLoaded } from '../../../page/later.tsx';
import { paths } from '../../../page/routes.ts';
import { packText } from '../../../session/record/packed-text.ts';
import { type Language, language } from '../../../storage/settings.ts';
import type { Words } from './words/fr.ts';

const loadWords: { readonly [L in Language]: () => Promise<Words> } = {
  fr: async () => (await import('./words/fr.ts')).fr,
  en: async () => (await import('./words/en.ts')).en,
};

type Props = { readonly rules: Game; readonly preset: string; readonly seats: number };

/** The games behind the win rate of a preset: how many, their seeds, the interval; and a link to repeat them. */
export function MeasuredNote({ rules, preset, seats }: Props) {
  const chosen = language.value;
  const loaded = useLoaded(async () => {
    const [text, figures] = await Promise.all([loadWords[chosen](), loadMeasured(rules.id)]);
    const figure = figures && figureOf(figures, preset, seats);
    return figure && { text, figure, link: await labLink(rules, preset, seats, figures) };
  }, [chosen, rules.id, preset, seats]);
  if (loaded.state !== 'ready' || !loaded.value) return null;
  const { text, figure, link } = loaded.value;
  const [low, high] = figure.interval.map(share => Math.round(100 * share)) as [number, number];
  return (
    <div class="measured" data-testid="measured">
      <p class="choice-note">{text.figure(figure.wins, figure.games, low, high, figure.seeds)}</p>
      <a class="plain measured-link" href={link}>
        <Icon name="graph" />
        {text.open}
      </a>
    </div>
  );
}

/** The lab with the first of these runs as its settings. */
async function labLink(
  rules: Game,
  preset: string,
  seats: number,
  { bot, cells }: NonNullable<Awaited<ReturnType<typeof loadMeasured>>>,
): Promise<string> {
  const [run] = cells.find(cell => cell.preset === preset && cell.seats === seats)!.runs;
  if (!run || !isBotName(bot)) return paths.lab;
  const { options } = readTable(rules, seats, rules.presets[preset]);
  const bots = Array.from({ length: seats }, () => bot);
  const { seed, games } = run;
  const settings = { game: rules.id, rules: rules.rules, seats, options, bots, seed, games, played: [] };
  return `${paths.lab}#${await packText(writeSimulation(settings))}`;
}

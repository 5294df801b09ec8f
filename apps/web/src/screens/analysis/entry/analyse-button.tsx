import type { GameRecord } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { words } from '../../../messages/index.ts';
import { Icon } from '../../../page/icon.tsx';
import { type Language, language } from '../../../storage/settings.ts';

/** Too few to be a file a language. */
const LABELS: { readonly [L in Language]: { readonly here: string; readonly game: string } } = {
  fr: { here: 'Analyser d’ici', game: 'Analyser' },
  en: { here: 'Analyse from here', game: 'Analyse' },
};

type Props = {
  /** Only of a game that is over. */
  readonly record: () => Promise<GameRecord>;
  /** The entry to begin at; the end of the game by default. */
  readonly at?: number;
};

/** Opens the analysis of a finished game. */
export function AnalyseButton({ record, at }: Props) {
  const { route } = useLocation();
  const [failed, setFailed] = useState(false);
  const open = async () => {
    try {
      const [{ adoptGame }, whole] = await Promise.all([import('../adopt.ts'), record()]);
      route(adoptGame(whole, at ?? whole.entries.length));
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  const label = LABELS[language.value];
  return (
    <>
      <button type="button" class="button" onClick={() => void open()}>
        <Icon name="fork" />
        {at === undefined ? label.game : label.here}
      </button>
      {failed && <p class="trouble">{words().errors.notLoaded}</p>}
    </>
  );
}

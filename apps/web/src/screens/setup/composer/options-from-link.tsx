import { loadGame } from '@tablee/catalogue';
import { useEffect } from 'preact/hooks';
import { loadComposer } from '../../../games/options.tsx';
import { words } from '../../../messages/index.ts';
import type { OptionValues } from '../../../storage/choices.ts';
import { language } from '../../../storage/settings.ts';
import { keepByOpponent, seatsFor, withDefaults } from '../option-values.ts';
import { loadWords } from './words/index.ts';

type Props = {
  readonly game: string;
  readonly code: string;
  /** The number of players chosen before. */
  readonly seats: number | null;
  /** Called with the options of the link and a number of players they allow, or with a sentence if the code is invalid. */
  readonly arrive: (options: OptionValues | null, sentence: string | null, seats?: number | null) => void;
};

/** Reads the modes in a link; an invalid code gives the standard game. */
export async function readOptionsFromLink(
  game: string,
  code: string,
  seats: number | null,
): Promise<Parameters<Props['arrive']>> {
  const chosen = language.peek();
  const [rules, composer, word] = await Promise.all([
    loadGame(game),
    loadComposer(game, chosen),
    loadWords(chosen),
  ]);
  const asked = composer?.readCode(code) ?? null;
  const options = keepByOpponent(rules, asked ?? withDefaults(rules.options, {}), {});
  return [options, asked ? null : word.badCode, seatsFor(rules, options, seats)];
}

export function OptionsFromLink({ game, code, seats, arrive }: Props) {
  useEffect(() => {
    let here = true;
    readOptionsFromLink(game, code, seats).then(
      found => here && arrive(...found),
      () => here && arrive(null, words().errors.notLoaded),
    );
    return () => {
      here = false;
    };
  }, [game, code]);
  return null;
}

import { Chips } from '../../page/forms/chips.tsx';
import { hasUsualClock } from '../../session/start/setup-choices.ts';
import type { ClockChoice } from '../../storage/choices.ts';
import { useWords } from '../clock/words/index.ts';

type Props = {
  readonly game: string;
  readonly choice: ClockChoice;
  readonly choose: (choice: ClockChoice) => void;
};

const KINDS = ['none', 'red', 'blue'] as const satisfies readonly ClockChoice[];

/** The choice of an hourglass (TCHAKO-23). */
export function ClockField({ game, choice, choose }: Props) {
  const word = useWords();
  if (!word) return null;
  const usual = hasUsualClock(game);
  return (
    <div>
      <Chips<ClockChoice>
        legend={word.name}
        of={usual ? ['usual', ...KINDS] : KINDS}
        chosen={usual || choice !== 'usual' ? choice : 'none'}
        choose={choose}
        label={kind => word.kinds[kind]}
      />
      <p class="choice-note">{word.means}</p>
    </div>
  );
}

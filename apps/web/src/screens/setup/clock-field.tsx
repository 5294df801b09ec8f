import type { ClockEnd } from '@tablee/kernel';
import { Chips } from '../../page/forms/chips.tsx';
import { hasUsualClock, mayLoseOnTime } from '../../session/start/setup-choices.ts';
import type { Choices, ClockChoice } from '../../storage/choices.ts';
import { useWords } from '../clock/words/index.ts';

type Props = {
  readonly game: string;
  readonly players: number;
  readonly choices: Choices;
  readonly choose: (chosen: Partial<Choices>) => void;
};

const KINDS = ['none', 'red', 'blue', 'short', 'long'] as const satisfies readonly ClockChoice[];
const ENDS = ['turn', 'game'] as const satisfies readonly ClockEnd[];

/** The choice of a clock: the hourglasses of the box (TCHAKO-23), or time for each player. */
export function ClockField({ game, players, choices, choose }: Props) {
  const word = useWords();
  if (!word) return null;
  const usual = hasUsualClock(game);
  const chosen = usual || choices.clock !== 'usual' ? choices.clock : 'none';
  const fischer = chosen === 'short' || chosen === 'long';
  return (
    <div class="stack">
      <Chips<ClockChoice>
        legend={word.name}
        of={usual ? ['usual', ...KINDS] : KINDS}
        chosen={chosen}
        choose={clock => choose({ clock })}
        label={kind => word.kinds[kind]}
      />
      {fischer && mayLoseOnTime(players) && (
        <Chips<ClockEnd>
          legend={word.zero}
          of={ENDS}
          chosen={choices.zero}
          choose={zero => choose({ zero })}
          label={end => word.ends[end]}
        />
      )}
      {chosen !== 'none' && <p class="choice-note">{fischer ? word.fischerMeans : word.means}</p>}
    </div>
  );
}

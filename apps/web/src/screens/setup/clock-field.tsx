import type { ClockEnd } from '@tablee/kernel';
import { Chips } from '../../page/forms/chips.tsx';
import { later } from '../../page/later.tsx';
import { hasUsualClock, mayLoseOnTime } from '../../session/clock/clock-choice.ts';
import { type Choices, type ClockChoice, PAUSE_CHOICES, type PauseChoice } from '../../storage/choices.ts';
import { useWords } from '../clock/words/index.ts';

const DaysOffField = later(async () => (await import('./days-off/days-off-field.tsx')).DaysOffField);

type Props = {
  readonly game: string;
  readonly players: number;
  /** Whether bots may play at this table. */
  readonly bots: boolean;
  readonly choices: Choices;
  readonly choose: (chosen: Partial<Choices>) => void;
};

const KINDS = ['none', 'red', 'blue', 'short', 'long', 1, 3, 7] as const satisfies readonly ClockChoice[];
const ENDS = ['turn', 'understudy', 'game'] as const satisfies readonly ClockEnd[];

/** The choice of a clock: the hourglasses of the box (TCHAKO-23), time for each player, or days for each turn. */
export function ClockField({ game, players, bots, choices, choose }: Props) {
  const word = useWords();
  if (!word) return null;
  const usual = hasUsualClock(game);
  const chosen = usual || choices.clock !== 'usual' ? choices.clock : 'none';
  const days = typeof chosen === 'number';
  const fischer = chosen === 'short' || chosen === 'long';
  const ends = ENDS.filter(end => (end === 'game' ? mayLoseOnTime(players) : end === 'turn' || bots));
  return (
    <div class="stack">
      <Chips<ClockChoice>
        legend={word.name}
        of={usual ? ['usual', ...KINDS] : KINDS}
        chosen={chosen}
        choose={clock => choose({ clock })}
        label={kind => word.kinds[kind]}
      />
      {(fischer || days) && (
        <Chips<ClockEnd>
          legend={word.zero}
          of={ends}
          chosen={ends.includes(choices.zero) ? choices.zero : 'turn'}
          choose={zero => choose({ zero })}
          label={end => word.ends[end]}
        />
      )}
      {days && (
        <Chips<PauseChoice>
          legend={word.pauses}
          of={PAUSE_CHOICES}
          chosen={choices.pauses}
          choose={pauses => choose({ pauses })}
          label={choice => word.pauseKinds[choice]}
        />
      )}
      {days && <DaysOffField word={word.daysOff} />}
      {chosen !== 'none' && (
        <p class="choice-note">{days ? word.daysMean : fischer ? word.fischerMeans : word.means}</p>
      )}
    </div>
  );
}

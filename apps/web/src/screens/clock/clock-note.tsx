import { type Clock, GLASSES } from '@tablee/kernel';
import { useWords } from './words/index.ts';

type Props = {
  readonly clock: Clock;
  /** The table continues a game, with the time left in it. */
  readonly begun: boolean;
};

/** The clock of a table to be created, shown before people are invited. */
export function ClockNote({ clock, begun }: Props) {
  const word = useWords();
  if (!word) return null;
  const glass = (['red', 'blue'] as const).find(kind => GLASSES[kind] === clock.seconds);
  return (
    <p data-testid="clock-note">
      <b>{word.with(glass ? word.kinds[glass].toLowerCase() : word.seconds(clock.seconds))}</b>{' '}
      {begun ? word.anew : word.means}
    </p>
  );
}

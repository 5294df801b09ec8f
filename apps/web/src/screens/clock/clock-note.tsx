import { type Clock, GLASSES } from '@tablee/kernel';
import { useWords } from './words/index.ts';

type Props = {
  readonly clock: Clock;
  /** The game has begun elsewhere, and its sand with it. */
  readonly begun: boolean;
};

/** What a table to be laid plays against, before anybody is invited to it. */
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

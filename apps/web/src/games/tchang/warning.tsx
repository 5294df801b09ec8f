import { isHopeless, isWarned, type State } from '@tablee/tchang';
import { useEffect, useState } from 'preact/hooks';
import { Ask } from '../../page/dialog.tsx';
import { announce } from '../../page/live.tsx';
import { paths } from '../../routes.ts';
import type { Desk } from './scene.ts';

/** TCHANG-13, worked out when nothing else has to be: never said before it is so. */
function useHopeless(state: State): boolean {
  const [known, know] = useState<{ readonly state: State; readonly hopeless: boolean } | null>(null);
  useEffect(() => {
    if (state.phase !== 'explore') return;
    const timer = setTimeout(() => know({ state, hopeless: isHopeless(state) }), 400);
    return () => clearTimeout(timer);
  }, [state]);
  // What had become impossible stays so until the next position is looked at.
  return state.phase === 'explore' && (known?.hopeless ?? false);
}

type Props = { readonly desk: Desk; readonly giveUp: (() => void) | null };

/** A calm word when the end is near, with the rule, and the choice to stop. */
export function Warning({ desk, giveUp }: Props) {
  const { state, text, word } = desk;
  const hopeless = useHopeless(state);
  const [asking, ask] = useState(false);
  const said = hopeless ? `${text.hopeless} ${word.hopeless}` : isWarned(state) ? word.warned : null;
  useEffect(() => {
    if (hopeless) announce(`${text.hopeless} ${word.hopeless}`);
  }, [hopeless]);
  if (said === null) return null;
  return (
    <div class="tchang-warning">
      <p>
        {said} <a href={paths.rules('tchang', 'TCHANG-13')}>{word.rule('TCHANG-13')}</a>
      </p>
      {hopeless && giveUp && (
        <button type="button" class="button" onClick={() => ask(true)}>
          {word.giveUp}
        </button>
      )}
      {giveUp && (
        <Ask
          title={word.giveUp}
          question={asking ? word.giveUpAsk : null}
          yes={giveUp}
          close={() => ask(false)}
        />
      )}
    </div>
  );
}

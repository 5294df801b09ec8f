import type { GameCover } from '@tablee/catalogue';
import { useEffect } from 'preact/hooks';
import { announce } from '../../../page/live.tsx';
import { sayProblem } from '../../../session/start/setup-choices.ts';
import type { Words } from './words/index.ts';

type Props = { readonly keys: readonly string[]; readonly game: GameCover; readonly word: Words };

/** The contradictions between options. */
export function Clash({ keys, game, word }: Props) {
  const reasons = keys.map(key => sayProblem(game, key));
  const all = reasons.join(' ');
  useEffect(() => {
    if (all) announce(`${word.clash}. ${all}`);
  }, [all]);
  if (reasons.length === 0) return null;
  return (
    <div class="clash" data-testid="clash">
      <b>{word.clash}</b>
      <ul>
        {reasons.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

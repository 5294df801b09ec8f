import type { GameCover } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import { type Grouping, loadComposer } from '../../../games/options.tsx';
import { useLoaded } from '../../../page/later.tsx';
import type { OptionValues } from '../../../storage/choices.ts';
import { language } from '../../../storage/settings.ts';
import { presetOf } from '../option-values.ts';
import { Conflicts, ModeFields } from './fields.tsx';
import { useWords } from './words/index.ts';

type Props = {
  readonly rules: Game;
  readonly game: GameCover;
  readonly grouping: Grouping;
  readonly values: OptionValues;
  readonly set: (values: OptionValues) => void;
  readonly problems: readonly string[];
};

/** Presets, with all options folded. It unfolds when no preset matches. */
export function ManyOptions({ problems, ...fields }: Props) {
  const word = useWords();
  const own = presetOf(fields.rules, fields.values) === null;
  const [opened, setOpened] = useState(own);
  const chosen = language.value;
  const { id } = fields.rules;
  const composer = useLoaded(() => loadComposer(id, chosen), [id, chosen]);
  const code = composer.state === 'ready' ? composer.value : null;
  if (!word) return null;
  return (
    <>
      <Conflicts keys={problems} game={fields.game} word={word} />
      <details class="fold" open={opened} onToggle={e => setOpened(e.currentTarget.open)}>
        <summary>
          {word.more}
          {own && <small class="now">{word.own}</small>}
        </summary>
        {opened && <ModeFields {...fields} word={word} code={code} />}
      </details>
    </>
  );
}

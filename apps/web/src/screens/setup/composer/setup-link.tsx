import './composer.css';
import { useState } from 'preact/hooks';
import { copyText } from '../../../page/forms/share.ts';
import { Icon } from '../../../page/icon.tsx';
import { announce } from '../../../page/live.tsx';
import { paths } from '../../../page/routes.ts';
import { useWords } from './words/index.ts';

type Props = {
  readonly game: string;
  readonly code: string;
  /** What these options change, a sentence each. */
  readonly changes: readonly string[];
  /** The options do not go together: a link to them helps no one. */
  readonly blocked: boolean;
};

/** What the chosen options change, their code, and a button that copies a link to them. */
export function SetupLink({ game, code, changes, blocked }: Props) {
  const word = useWords();
  const [said, setSaid] = useState<{ readonly code: string; readonly sentence: string } | null>(null);
  if (!word) return null;
  const copy = async () => {
    const sentence = blocked
      ? word.notPlayable
      : await copyText(location.origin + paths.setup(game, code), word.copied);
    if (blocked) announce(sentence);
    setSaid({ code, sentence });
  };
  return (
    <div class="setup-link">
      {changes.length > 0 && (
        <ul class="changes" data-testid="changes">
          {changes.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p class="code">
        {word.code} <code data-testid="code">{code === '' ? word.noCode : code}</code>
      </p>
      <div class="row">
        <button type="button" class="button" aria-disabled={blocked} onClick={() => void copy()}>
          <Icon name="copy" />
          {word.copy}
        </button>
      </div>
      <p class="said">{said?.code === code ? said.sentence : ''}</p>
    </div>
  );
}

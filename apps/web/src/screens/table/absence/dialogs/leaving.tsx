import type { BotLevel } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { words } from '../../../../messages/index.ts';
import { Confirm } from '../../../../page/dialog.tsx';
import { Select } from '../../../../page/forms/fields.tsx';
import type { TableSession } from '../../../../session/session.ts';
import { LEVELS } from '../../../../storage/choices.ts';
import { USUAL_LEVEL, useRequest } from '../request.ts';
import type { Words } from '../words/index.ts';

type Props = {
  readonly session: TableSession;
  readonly word: Words;
  /** Whether bots may play at this table. */
  readonly bots: boolean;
  readonly done: (sentence: string) => void;
};

/** The seat is given up for good: free for another person, or left to a bot. */
export function LeavingSection({ session, word: { leaving: word }, bots, done }: Props) {
  const [level, setLevel] = useState<BotLevel>(USUAL_LEVEL);
  const [asked, setAsked] = useState<'free' | 'bot' | null>(null);
  const { busy, problem, run } = useRequest();
  const { levels } = words();
  const leave = async (to: 'free' | 'bot') => {
    const left = await run(() => session.ask!('POST', 'leave', to === 'bot' ? { level } : {}));
    if (!left) return;
    session.release?.();
    done(word.left);
  };
  const button = (to: 'free' | 'bot') => (
    <button type="button" class="button" aria-disabled={busy} onClick={() => setAsked(to)}>
      {word[to]}
    </button>
  );
  return (
    <details class="fold">
      <summary>{word.title}</summary>
      <div class="stack">
        {button('free')}
        {bots && (
          <>
            <Select label={word.level} of={LEVELS} chosen={level} choose={setLevel} name={l => levels[l]} />
            {button('bot')}
          </>
        )}
        {problem && <p class="trouble">{problem}</p>}
      </div>
      <Confirm
        title={asked ? word[asked] : ''}
        question={asked === 'free' ? word.freeAsk : asked === 'bot' ? word.botAsk(levels[level]) : null}
        yes={() => asked && void leave(asked)}
        close={() => setAsked(null)}
      />
    </details>
  );
}

import './absence.css';
import type { Act } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { Confirm } from '../../../page/dialog.tsx';
import { isAlone } from '../../../session/session.ts';
import { PauseNotice } from './pause-notice.tsx';
import { type NoticeProps, useRequest } from './request.ts';
import { VoteNotices } from './vote.tsx';
import { useWords, type Words } from './words/index.ts';

type Props = Pick<NoticeProps, 'session' | 'name'> & {
  /** Whether there is something to show; false later: it waits for the next time. */
  readonly open: boolean;
};

/** What concerns absence, in the place of offers: votes, pauses, and the own seat while an understudy plays. */
export function AbsenceNotices({ session, name }: Props) {
  const word = useWords();
  const { busy, problem, run } = useRequest();
  const { ask } = session;
  if (!word || !ask) return null;
  const act = (what: Act) => void run(() => ask('POST', 'acts', { act: what }));
  const { outcome, n } = session.steps.value.at(-1)!.match;
  const own = session.own.value;
  const replaced = own !== null && session.people.value[own]?.understudy?.by != null;
  const common = { session, name, word, act, busy };
  return (
    <>
      {!outcome && replaced && (
        <div class="notice absence-notice" role="status" data-testid="replaced">
          <span>
            <b>{word.replaced.title}</b> <small>{word.replaced.hint}</small>
          </span>
          <button
            type="button"
            class="button main"
            aria-disabled={busy}
            onClick={() => void run(() => ask('POST', 'return'))}
          >
            {word.replaced.back}
          </button>
        </div>
      )}
      <VoteNotices {...common} />
      <PauseNotice {...common} />
      {!outcome && n > 0 && own !== null && isAlone(session) && (
        <Ending word={word.ending} end={() => void run(() => ask('POST', 'end'))} />
      )}
      {problem && <p class="notice trouble">{problem}</p>}
    </>
  );
}

/** All others have given up their seats during the game. */
function Ending({ word, end }: { readonly word: Words['ending']; readonly end: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div class="notice absence-notice" role="status">
        <span>{word.left}</span>
        <button type="button" class="button" onClick={() => setAsked(true)}>
          {word.title}
        </button>
      </div>
      <Confirm
        title={word.title}
        question={asked ? word.ask : null}
        yes={end}
        close={() => setAsked(false)}
      />
    </>
  );
}

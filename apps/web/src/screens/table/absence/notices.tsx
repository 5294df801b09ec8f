import './absence.css';
import type { Seat } from '@tablee/kernel';
import type { Act } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { Confirm } from '../../../page/dialog.tsx';
import { isAlone, type TableSession } from '../../../session/session.ts';
import { useWords as useMenuWords } from '../dialogs/words/index.ts';
import { PauseNotice } from './pause.tsx';
import { useRequest } from './request.ts';
import { VoteNotices } from './vote.tsx';
import { useWords, type Words } from './words/index.ts';

type Props = {
  /** Whether there is something to show; false later: it waits for the next time. */
  readonly open: boolean;
  readonly session: TableSession;
  readonly name: (seat: Seat) => string;
};

export type NoticeProps = Omit<Props, 'open'> & {
  readonly word: Words;
  /** Sends an act of this person. */
  readonly act: (act: Act) => void;
  readonly busy: boolean;
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
        <Ending left={word.ending.left} end={() => void run(() => ask('POST', 'end'))} />
      )}
      {problem && <p class="notice trouble">{problem}</p>}
    </>
  );
}

/** All others have given up their seats during the game. */
function Ending({ left, end }: { readonly left: string; readonly end: () => void }) {
  const word = useMenuWords();
  const [asked, setAsked] = useState(false);
  if (!word) return null;
  return (
    <div class="notice absence-notice" role="status">
      <span>{left}</span>
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {word.end}
      </button>
      <Confirm
        title={word.end}
        question={asked ? word.endAsk : null}
        yes={end}
        close={() => setAsked(false)}
      />
    </div>
  );
}

import { useState } from 'preact/hooks';
import { Dialog } from '../../../../page/dialog.tsx';
import { announce } from '../../../../page/live.tsx';
import type { TableSession } from '../../../../session/session.ts';
import { dayAfter, startOfDay } from '../../../clock/days.ts';
import { useRequest } from '../request.ts';
import { useWords, type Words } from '../words/index.ts';

/** Must agree with MAX_PAUSE_MS of @tablee/table, whose commands this page does not load. */
const MAX_PAUSE_DAYS = 59;
const USUAL_DAYS = 7;

type Props = { readonly session: TableSession; readonly open: boolean; readonly close: () => void };

/** Proposes a pause of the clock. */
export function PauseDialog({ session, open, close }: Props) {
  const word = useWords()?.pause;
  return (
    <Dialog title={word?.title ?? ''} open={open && word !== undefined} close={close}>
      {word && <PauseForm session={session} word={word} close={close} />}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'open'> & { readonly word: Words['pause'] };

function PauseForm({ session, word, close }: FormProps) {
  const now = Date.now();
  const [day, setDay] = useState(() => dayAfter(now, USUAL_DAYS));
  const [wrong, setWrong] = useState(false);
  const { busy, problem, run } = useRequest();
  const first = dayAfter(now, 1);
  const last = dayAfter(now, MAX_PAUSE_DAYS);
  const propose = async () => {
    const fits = day >= first && day <= last;
    setWrong(!fits);
    if (!fits) return announce(word.badDay);
    const until = new Date(startOfDay(day)).toISOString();
    if (await run(() => session.ask!('POST', 'pauses', { until }))) close();
  };
  return (
    <form
      class="stack"
      noValidate
      onSubmit={e => {
        e.preventDefault();
        void propose();
      }}
    >
      <p>{word.means}</p>
      <label class="field">
        <span>{word.until}</span>
        <input type="date" min={first} max={last} value={day} onInput={e => setDay(e.currentTarget.value)} />
      </label>
      {(wrong || problem) && <p class="trouble">{wrong ? word.badDay : problem}</p>}
      <button type="submit" class="button main" aria-disabled={busy}>
        {word.propose}
      </button>
    </form>
  );
}

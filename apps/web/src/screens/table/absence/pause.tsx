import './absence.css';
import type { Offers } from '@tablee/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { Dialog } from '../../../page/dialog.tsx';
import { announce } from '../../../page/live.tsx';
import type { TableSession } from '../../../session/session.ts';
import { language } from '../../../storage/settings.ts';
import { dateText, dayAfter, startOfDay } from '../../clock/days.ts';
import type { NoticeProps } from './notices.tsx';
import { useRequest } from './request.ts';
import { useWords, type Words } from './words/index.ts';

const DAY_MS = 86_400_000;
/** Must agree with MAX_PAUSE_MS of @tablee/table, whose commands this page does not load. */
const MAX_PAUSE_DAYS = 59;
const USUAL_DAYS = 7;

const dayOf = (moment: number): string =>
  new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'long' }).format(moment);

type Pause = NonNullable<Offers['pause']>;

/** A pause of the clock that somebody proposes, and what came of it. */
export function PauseNotice({ session, name, word: { pause: word }, act, busy }: NoticeProps) {
  const text = words();
  const pause = session.offers.value.pause ?? null;
  const before = useRef<Pause | null>(null);
  const [ended, setEnded] = useState<{ readonly n: number; readonly said: string } | null>(null);
  const { n } = session.steps.value.at(-1)!.match;
  const holdMs = session.clock?.reading.value?.holdMs ?? 0;
  useEffect(() => {
    const offered = before.current;
    before.current = pause;
    if (pause) return setEnded(null);
    if (!offered) return;
    const said = holdMs > 0 ? word.begins(dayOf(Date.parse(offered.until))) : word.declined;
    setEnded({ n, said });
    announce(said);
  }, [pause]);
  if (!pause)
    return ended?.n === n ? (
      <p class="notice absence-notice" data-testid="pause-ended">
        {ended.said}
      </p>
    ) : null;
  const own = session.own.value;
  const mine = pause.seat === own;
  const agreed = own !== null && pause.yes.includes(own);
  const day = dayOf(Date.parse(pause.until));
  return (
    <div class="notice absence-notice" role="status" data-testid="pause">
      <span>{mine ? word.sent(day) : agreed ? word.agreed(day) : word.asked(name(pause.seat), day)}</span>
      {own !== null && !mine && !agreed && (
        <button type="button" class="button main" aria-disabled={busy} onClick={() => act('accept-pause')}>
          {text.offers.accept}
        </button>
      )}
      {own !== null && (
        <button type="button" class="button" aria-disabled={busy} onClick={() => act('decline-pause')}>
          {mine ? text.cancel : text.offers.decline}
        </button>
      )}
    </div>
  );
}

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
  const [day, setDay] = useState(() => dateText(now + USUAL_DAYS * DAY_MS));
  const [wrong, setWrong] = useState(false);
  const { busy, problem, run } = useRequest();
  const first = dayAfter(now);
  const last = dateText(now + MAX_PAUSE_DAYS * DAY_MS);
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

import type { Offers } from '@tablee/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { announce } from '../../../page/live.tsx';
import { language } from '../../../storage/settings.ts';
import type { NoticeProps } from './request.ts';

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

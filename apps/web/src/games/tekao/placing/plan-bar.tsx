import { useState } from 'preact/hooks';
import { Icon } from '../../../page/icon.tsx';
import { laterDialog } from '../../../page/later.tsx';
import { announce } from '../../../page/live.tsx';
import { type Desk, takeOff } from './desk.ts';

const Shelf = laterDialog(async () => (await import('./shelf.tsx')).Shelf);

/** The draft: lay it out, follow it, keep it. */
export function PlanBar({ desk }: { readonly desk: Desk }) {
  const { draft, preparing, following, word } = desk;
  const [open, setOpen] = useState(false);
  const follow = (): void => {
    desk.follow(!following);
    if (!following) announce(word.followed);
  };
  const prepare = (): void => {
    desk.prepare(!preparing);
    if (!preparing) announce(word.preparing);
  };
  return (
    <div class="plan-bar">
      {following && <p class="says">{word.following(draft.length)}</p>}
      {!following && (
        <button type="button" class="button prepare" onClick={prepare}>
          {preparing ? word.prepared : word.prepare}
        </button>
      )}
      {draft.length > 0 && (
        <button type="button" class="button follow" onClick={follow}>
          <Icon name={following ? 'pause' : 'play'} />
          {following ? word.halt : word.follow}
        </button>
      )}
      <button type="button" class="button shelf-button" aria-label={word.shelf} onClick={() => setOpen(true)}>
        <Icon name="open" />
      </button>
      {preparing && <TakeOff desk={desk} />}
      <Shelf desk={desk} open={open} close={() => setOpen(false)} />
    </div>
  );
}

/** One piece or all come off again. */
function TakeOff({ desk }: { readonly desk: Desk }) {
  const { held, draft, word } = desk;
  const { at } = held;
  if (draft.length === 0) return null;
  const clear = (): void => (at === null ? desk.redraft([]) : takeOff(desk, at));
  return (
    <button type="button" class="button" onClick={clear}>
      {at === null ? word.clear : word.lift}
    </button>
  );
}

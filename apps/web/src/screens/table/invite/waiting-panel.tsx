import type { GameWords } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { later } from '../../../page/later.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { freeSeats } from '../../match/seat-looks.ts';

const HandCodes = later(async () => (await import('./hand-codes.tsx')).HandCodes);
const SitForm = later(async () => (await import('./sit-form.tsx')).SitForm);
const LinkToSend = later(async () => (await import('./link-to-send.tsx')).LinkToSend);

type Props = {
  readonly session: RemoteSession;
  readonly game: GameWords;
  readonly looks: readonly SeatLook[];
  readonly linkUrl: string;
  /** The seat of the scanned code. */
  readonly hand: Seat | null;
};

/** The words of `AllHere` need this much room. */
const WORDS_PX = 110;

/**
 * The room the panel keeps, in pixels. On a phone the panel is above the board: when others arrive the board must not
 * move under a finger. The panel keeps its height until the last person has arrived; then it goes, and the page is
 * scrolled by as much. What cannot be scrolled stays as room. A board that only shows its upper edge may move: it comes
 * into sight.
 */
function useRoom(free: number, own: Seat | null) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef({ free, own });
  /** Where the board stood before an arrival. */
  const top = useRef<number | null>(null);
  const [room, setRoom] = useState(0);
  let kept = room;
  const board = () => panel.current?.closest('main')?.querySelector('.board-place') ?? null;
  if (before.current.free !== free || before.current.own !== own) {
    // The document still shows the panel as it was. A person who sits down expects a change.
    const arrived = free < before.current.free && before.current.own !== null;
    const stood = board()?.getBoundingClientRect().top ?? innerHeight;
    const seen = arrived && stood < innerHeight / 2;
    const height = seen ? panel.current!.getBoundingClientRect().height : 0;
    kept = free > 0 ? height : Math.max(0, height - scrollY);
    top.current = seen ? stood : null;
    before.current = { free, own };
    setRoom(kept);
  }
  useLayoutEffect(() => {
    const now = board()?.getBoundingClientRect().top;
    if (top.current !== null && now !== undefined) scrollBy({ top: now - top.current, behavior: 'instant' });
    top.current = null;
  }, [free]);
  const release = () => setRoom(0);
  // The code of the link is unfolded by the person itself. `toggle` does not bubble.
  useEffect(() => {
    const { current } = panel;
    current?.addEventListener('toggle', release, true);
    return () => current?.removeEventListener('toggle', release, true);
  }, [panel.current]);
  return { panel, kept, release };
}

/** Shown until all seats are taken: the link to send, or the form to sit down. */
export function WaitingPanel(props: Props) {
  const { session } = props;
  const free = freeSeats(session).length;
  const { panel, kept, release } = useRoom(free, session.own.value);
  const over = session.steps.value.at(-1)!.match.outcome !== null;
  if (session.connection.value === 'opening' || over) return null;
  return (
    <div ref={panel} class="link-room" style={kept > 0 ? `--kept: ${kept}px` : ''}>
      {free === 0 && kept > 0 && session.own.value !== null ? (
        kept >= WORDS_PX ? (
          <AllHere fold={release} />
        ) : (
          <div class="all-here" />
        )
      ) : (
        <Waiting {...props} free={free > 0} />
      )}
    </div>
  );
}

/** In the rest of the room, until the person folds it. */
const AllHere = ({ fold }: { readonly fold: () => void }) => (
  <section class="link-panel all-here">
    <h2>{words().bots.allHere}</h2>
    <button type="button" class="button main" onClick={fold}>
      {words().bots.toBoard}
    </button>
  </section>
);

function Waiting(props: Props & { readonly free: boolean }) {
  const { session, looks, hand, free } = props;
  const text = words().link;
  if (session.own.value !== null) return free ? <LinkToSend {...props} /> : null;
  if (free && session.host.value && hand === null) return <HandCodes session={session} looks={looks} />;
  if (free) return <SitForm session={session} looks={looks} game={props.game.name} preferred={hand} />;
  return <p class="notice">{session.token() === null ? text.watch : text.stale}</p>;
}

import type { GameWords } from '@tablee/catalogue';
import { takesReplies } from '@tablee/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameView } from '../../../board/contract.ts';
import { later } from '../../../page/later.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { findTable, saveTable } from '../../../storage/tables.ts';
import type { PlanAction } from '../actions.tsx';
import type { Shown } from '../remote/remote-table.tsx';
import type { Since } from '../shown.ts';
import type { BoardControl } from '../table.tsx';
import { NextGame } from './next-game.tsx';
import { PlannedNote } from './planned-note.tsx';
import { SinceLine } from './since-line.tsx';
import { sinceLook } from './since-look.ts';
import { useWords, type Words } from './words/index.ts';

export { sinceLook } from './since-look.ts';

const ReplyPlanner = later(async () => (await import('../replies/planner.tsx')).ReplyPlanner);

type Props = {
  readonly session: RemoteSession;
  readonly view: GameView;
  readonly game: GameWords;
  readonly board: BoardControl;
  readonly since: Since | null;
  /** The last entry when the page was opened. */
  readonly first: number;
  readonly show: (shown: Shown) => void;
  readonly offerPlan: (plan: PlanAction | null) => void;
};

/**
 * What a table by link offers beside playing, loaded when there is something: what happened meanwhile, planned replies,
 * and the next game that waits.
 */
export function LinkExtras(props: Props) {
  const word = useWords();
  return word && <Extras {...props} word={word} />;
}

function Extras(props: Props & { readonly word: Words }) {
  const { session, view, game, board, first, word } = props;
  const since = useSince(props);
  const moved = useMoved(session, first);
  usePlan(props);
  return (
    <>
      {since && (
        <SinceLine
          key={since.from}
          since={since}
          board={board}
          session={session}
          view={view}
          game={game}
          word={word}
        />
      )}
      <PlannedNote session={session} view={view} game={game} word={word} />
      {moved !== null && <NextGame table={session.id} moved={moved} word={word} />}
    </>
  );
}

/** What happened before this person came, and later while the page was out of sight. Stores what was looked at. */
function useSince({ session, since: arrived, board, first }: Props): Since | null {
  const { id, steps, own, pending } = session;
  const [since, setSince] = useState(arrived);
  const n = steps.value.length - 1 - pending.value;
  useEffect(() => {
    const { visibilityState } = document;
    const known = findTable(id);
    if (visibilityState === 'visible' && known && known.seen !== n) saveTable({ ...known, seen: n });
  }, [n]);
  useEffect(() => {
    let left = document.visibilityState === 'hidden' ? first : Number.POSITIVE_INFINITY;
    const look = () => {
      const { match } = steps.peek().at(-1)!;
      if (document.visibilityState === 'hidden') left = match.n;
      else {
        const missed = sinceLook(match, own.peek(), left);
        if (missed) board.showFrom(missed.from);
        setSince(missed);
        const known = findTable(id);
        if (known) saveTable({ ...known, seen: match.n });
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return since;
}

/** The own last move on this page, once the turn has passed to others; null before. */
function useMoved({ steps, own, pending, actingSeats }: RemoteSession, first: number): number | null {
  const { line } = steps.value.at(-1)!.match;
  const moved = line.findLast(({ seat }) => seat === own.value)?.n ?? 0;
  return moved > first && pending.value === 0 && actingSeats.value.length === 0 ? moved : null;
}

/** Offers to plan replies, where the game allows it. */
function usePlan({
  session,
  view,
  game,
  board,
  show,
  offerPlan,
  word,
}: Props & { readonly word: Words }): void {
  const { steps } = session;
  const own = session.own.value;
  const { match } = steps.value.at(-1)!;
  const can = own !== null && match.outcome === null && takesReplies(match);
  const off = session.actingSeats.value.length > 0;
  const { say } = board;
  const sayNow = useRef(say);
  sayNow.current = say;
  useEffect(() => {
    if (!can) return offerPlan(null);
    const close = (from: number) => {
      // Back at the table, what happened meanwhile is shown.
      const since = sinceLook(steps.peek().at(-1)!.match, own, from);
      show({ screen: null, since });
    };
    const open = () => {
      const { n } = steps.peek().at(-1)!.match;
      const planner = (
        <ReplyPlanner session={session} own={own} view={view} game={game} close={() => close(n)} />
      );
      show({ screen: planner, since: null });
    };
    offerPlan({
      short: word.planShort,
      long: word.plan,
      off,
      act: () => (off ? sayNow.current(word.planNow) : open()),
    });
  }, [can, off, word]);
}

import '../invite/invite.css';
import { loadGame } from '@tablee/catalogue';
import { readTable, type Seat } from '@tablee/kernel';
import { takesReplies } from '@tablee/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { ApiError, fetchHistory } from '../../../api/client.ts';
import type { GameView } from '../../../board/contract.ts';
import { useTableText } from '../../../games/text.ts';
import { loadView } from '../../../games/views.ts';
import { words } from '../../../messages/index.ts';
import { serverProblem } from '../../../messages/problems.ts';
import { ErrorPage, Loading } from '../../../page/fallbacks.tsx';
import { type Loaded, later } from '../../../page/later.tsx';
import { paths } from '../../../page/routes.ts';
import { openRemote, type RemoteSession } from '../../../session/remote/remote-session.ts';
import { carryScore } from '../../../storage/scores.ts';
import { findTable, removeTable, saveTable } from '../../../storage/tables.ts';
import { freeSeats, looksOf } from '../../match/seat-looks.ts';
import { sayError } from '../../problem-text.ts';
import type { PlanAction } from '../actions.tsx';
import type { Since } from '../shown.ts';
import { TableScreen } from '../table.tsx';

const WaitingPanel = later(async () => (await import('../invite/waiting-panel.tsx')).WaitingPanel);
const parts = () => import('./parts/link-parts.tsx');
const PassedSeat = later(async () => (await parts()).PassedSeat);
const ReachOffer = later(async () => (await parts()).ReachOffer);
const LinkExtras = later(async () => (await import('../extras/link-extras.tsx')).LinkExtras);
const HandScreen = later(async () => (await parts()).HandScreen);

/** Must agree with seatToken of @tablee/wire. */
const SECRET = /^#(pass-)?([A-Za-z0-9_-]{43})$/;

type Secret = { readonly token: string | null; readonly pass: string | null };

/**
 * A personal link has the seat's token in its fragment; a link that hands a seat on, its code. They are removed from the
 * address bar.
 */
function readSecretFromAddress(): Secret {
  const [, pass, secret = null] = SECRET.exec(location.hash) ?? [];
  if (secret) history.replaceState(history.state, '', location.pathname + location.search);
  return pass ? { token: null, pass: secret } : { token: secret, pass: null };
}

type Open = {
  readonly view: GameView;
  readonly session: RemoteSession;
  /** The code of a seat that is handed on. */
  readonly pass: string | null;
  /** What happened since this person last looked. */
  readonly since: Since | null;
};

/** Only a person who comes back, or has a seat on another device, may have missed something. */
async function findSince(session: RemoteSession, looked: number | undefined): Promise<Since | null> {
  const { match } = session.steps.peek().at(-1)!;
  const own = session.own.peek();
  if (looked === undefined ? own === null || match.n === 0 : looked >= match.n) return null;
  const { sinceLook } = await import('../extras/link-extras.tsx');
  return sinceLook(match, own, looked);
}

async function openTable(id: string, secret: Secret): Promise<Open> {
  const known = findTable(id);
  const token = secret.token ?? known?.token ?? null;
  const past = await fetchHistory(id, token);
  const { game: name, rules, seats, options } = past.head;
  const [game, view] = await Promise.all([loadGame(name, rules), loadView(name)]);
  const session = openRemote({
    id,
    game,
    table: readTable(game, seats, options),
    history: past,
    token,
    sayProblem: serverProblem,
    remember({ seat, token: held, people, over, n }) {
      const seen = document.visibilityState === 'visible' ? n : findTable(id)?.seen;
      saveTable({
        id,
        game: name,
        touched: Date.now(),
        names: people.map(p => p.name),
        over,
        ...(seat === null ? {} : { seat }),
        // A token without a seat is not stored.
        ...(held === null || seat === null ? {} : { token: held }),
        ...(seen === undefined ? {} : { seen }),
      });
    },
  });
  return { view, session, pass: secret.pass, since: await findSince(session, known?.seen) };
}

/** A table by link: people with a seat play, all others watch. */
export function LinkTable({ id = '' }: { readonly id?: string }) {
  return <OneTable key={id} id={id} />;
}

function OneTable({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Loaded<Open>>({ state: 'loading' });
  useEffect(() => {
    let here = true;
    let session: RemoteSession | null = null;
    openTable(id, readSecretFromAddress()).then(
      value => {
        session = value.session;
        // The screen was left before the table was loaded.
        if (here) setOpened({ state: 'ready', value });
        else session.close();
      },
      (error: unknown) => here && setOpened({ state: 'failed', error }),
    );
    return () => {
      here = false;
      session?.close();
    };
  }, [id]);
  const gone = opened.state === 'ready' && opened.value.session.gone.value;
  useEffect(() => {
    if (gone) removeTable(id);
  }, [gone]);
  if (gone) return <ErrorPage sentence={words().removal.gone} />;
  if (opened.state === 'loading') return <Loading />;
  if (opened.state === 'failed') {
    const silent = !(opened.error instanceof ApiError) || opened.error.problem === null;
    return <ErrorPage sentence={sayError(opened.error)} reload={silent} />;
  }
  return <Sitting {...opened.value} id={id} />;
}

/** What takes the place of the table, and what the table shows first. */
export type Shown = { readonly screen: ComponentChildren; readonly since: Since | null };

/** `?hand=2`: this phone shows the hand of a seat; the board is on another screen. */
const handIn = (query: Record<string, string>, seats: number): Seat | null =>
  /^\d{1,2}$/.test(query.hand ?? '') && Number(query.hand) < seats ? Number(query.hand) : null;

/** Another person sits here. */
const hasOthers = ({ people, own }: RemoteSession): boolean =>
  people.value.some(({ name, bot }, seat) => seat !== own.value && name !== null && bot === null);

/** Resolves with null after the deletion; the session then reports it. */
const removeRemote = (session: RemoteSession): Promise<string | null> =>
  session.remove().then(() => null, sayError);

function Sitting({ view, session, id, ...opened }: Open & { readonly id: string }) {
  const [shown, show] = useState<Shown>({ screen: null, since: opened.since });
  const [plan, offerPlan] = useState<PlanAction | null>(null);
  const { match } = session.steps.value.at(-1)!;
  const [first] = useState(match.n);
  const { route, query } = useLocation();
  const hand = handIn(query, session.table.seats);
  const [whole, setWhole] = useState(false);
  const [pass, setPass] = useState(opened.pass);
  const game = useTableText(session.game.id);
  const [arrived] = useState(() => session.offers.peek().rematch?.table ?? null);
  const { rematch } = session.offers.value;
  const next = rematch?.table ?? null;
  const own = session.own.value;

  useEffect(() => {
    if (next === null || own === null) return;
    const token = session.token();
    // The seat's token is also valid for the rematch.
    if (token && !findTable(next)) {
      const game = session.game.id;
      saveTable({ id: next, game, touched: Date.now(), token, names: [], over: false });
      const { outcome } = session.steps.peek().at(-1)!.match;
      if (outcome) carryScore(id, next, outcome.payoff);
    }
  }, [next, own]);
  // The host's shared screen follows too, without a seat.
  const fresh = next !== null && next !== arrived && (own !== null || session.host.value);
  useEffect(() => {
    if (fresh && next !== null) route(hand === null ? paths.table(next) : paths.hand(next, hand));
  }, [fresh, next]);

  // It stays once it was needed: it keeps its room until the last person has arrived.
  const waited = useRef(false);
  const isOpen = session.connection.value !== 'opening';
  waited.current ||= isOpen && (own === null || freeSeats(session).length > 0);

  if (!game) return <Loading />;
  const linkUrl = location.origin + paths.table(id);
  const token = session.token();
  const looks = looksOf(view, match, game);
  const waiting = waited.current && (
    <WaitingPanel session={session} game={game} looks={looks} linkUrl={linkUrl} hand={hand} />
  );
  const panel =
    pass === null ? (
      waiting
    ) : (
      <PassedSeat
        session={session}
        looks={looks}
        game={game.name}
        pass={pass}
        taken={() => setPass(null)}
        otherwise={waiting}
      />
    );
  const byHand = hand !== null && own !== null && view.Hand !== undefined;
  if (byHand && !whole) {
    return (
      <HandScreen
        session={session}
        view={view}
        game={game}
        Hand={view.Hand}
        replayAt={n => paths.tableReplay(id, n)}
        rematch={() => session.offerRematch()}
        toBoard={() => setWhole(true)}
      />
    );
  }
  if (shown.screen) return <>{shown.screen}</>;
  const extra = shown.since !== null || match.n > first || (own !== null && takesReplies(match));
  return (
    <TableScreen
      session={session}
      view={view}
      game={game}
      since={shown.since}
      plan={plan}
      docked={board =>
        extra && (
          <LinkExtras
            session={session}
            view={view}
            game={game}
            board={board}
            since={shown.since}
            first={first}
            show={show}
            offerPlan={offerPlan}
          />
        )
      }
      replayAt={n => paths.tableReplay(id, n)}
      rematch={() => session.offerRematch()}
      beside={
        <>
          {byHand && (
            <button type="button" class="button" onClick={() => setWhole(false)}>
              {words().hands.hand}
            </button>
          )}
          {own === null && session.host.value && <span class="for-all" hidden />}
          {panel}
          {own !== null && hasOthers(session) && <ReachOffer session={session} />}
        </>
      }
      linkUrl={linkUrl}
      {...(session.host.value ? { remove: () => removeRemote(session) } : {})}
      {...(token && own !== null ? { ownUrl: `${linkUrl}#${token}` } : {})}
    />
  );
}

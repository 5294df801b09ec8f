import { isMemoryGame } from '@tablee/table';
import './table.css';
import type { GameWords } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps, GameView } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { useKeys } from '../../page/keys.ts';
import { later, laterDialog } from '../../page/later.tsx';
import { useMedia } from '../../page/media.ts';
import { useTitle } from '../../page/page.tsx';
import type { Aiming } from '../../session/remote/aims.ts';
import { isAlone, type TableSession } from '../../session/session.ts';
import { pastOf, shownAt } from '../../session/timeline.ts';
import { loadScore } from '../../storage/scores.ts';
import { useRulesDialog } from '../match/rules-dialog.tsx';
import { looksOf, useTurned } from '../match/seat-looks.ts';
import { SeatRow } from '../match/seats.tsx';
import { type Explained, explainRefusal, nameOf, sentenceNameOf, withoutRule } from '../match/sentences.ts';
import { Actions, type PlanAction } from './actions.tsx';
import { useAnnouncements } from './announcements.ts';
import { useBrief } from './brief.tsx';
import { Chat } from './chat-button.tsx';
import { TableHeader } from './header.tsx';
import { useAdvice } from './hint.ts';
import { type Since, useAnnounced, useShown } from './shown.ts';
import { StatusLine, useMessage } from './status.tsx';

const MovesList = later(async () => (await import('../match/moves/moves-list.tsx')).MovesList);
const CurtainPanel = later(async () => (await import('./dialogs/curtain-panel.tsx')).CurtainPanel);
const Menu = laterDialog(async () => (await import('./dialogs/menu.tsx')).Menu);
const KeysDialog = laterDialog(async () => (await import('./dialogs/menu.tsx')).KeysDialog);

/** Must agree with chat.css. */
const CHAT_BESIDE = '(min-width: 60rem) and (min-height: 44rem)';

export type TableProps = {
  readonly session: TableSession;
  readonly view: GameView;
  readonly game: GameWords;
  /** The path of the replay. */
  readonly replayAt: (n?: number) => string;
  readonly rematch: () => void;
  /** Shown beside the board before the game can start. */
  readonly beside?: ComponentChildren;
  /** Shown below the status line. */
  readonly docked?: (board: BoardControl) => ComponentChildren;
  /** Shown happening on arrival. */
  readonly since?: Since | null;
  readonly plan?: PlanAction | null;
  readonly linkUrl?: string;
  readonly ownUrl?: string;
  readonly toLink?: () => void;
  /** Deletes the table; only for the host. Resolves with the problem, if any. */
  readonly remove?: () => Promise<string | null>;
};

/** What the parts of a table by link know about the board. */
export type BoardControl = {
  /** The entry on the board. */
  readonly showing: number;
  /** Shows the current position at once. */
  readonly skip: () => void;
  readonly showFrom: (n: number) => void;
  readonly say: (sentence: string) => void;
  readonly name: (seat: Seat) => string;
  readonly bottom: Seat;
};

/** The seat at the bottom: the own seat, or on a shared device the seat of its holder. */
function useHome({ own, eyes, actingSeats, hasCurtain, passTo }: TableSession, current: boolean): Seat {
  const home = useRef(own.value ?? passTo.value ?? 0);
  if (own.value !== null) home.current = own.value;
  else if (hasCurtain && typeof eyes.value === 'number') home.current = eyes.value;
  // Without a curtain: the actor, once it may be announced.
  else if (hasCurtain && current && actingSeats.value.length === 1) home.current = actingSeats.value[0]!;
  return home.current;
}

/** A table: board, status and actions. */
export function TableScreen(props: TableProps) {
  const { session, view, game } = props;
  const text = words();
  const { game: rules, table } = session;
  const { step, settled, hands, canRepeat, repeat, showFrom } = useShown(session, props.since);
  const { match } = session.steps.value.at(-1)!;
  const { announced, watching, see } = useAnnounced(session, view, step.match.n, props.since);
  const current = announced.match === match;
  const [menuOpen, setMenuOpen] = useState(false);
  const rulesDialog = useRulesDialog(rules.id);
  const [keysOpen, setKeysOpen] = useState(false);
  const { advice, ask, drop } = useAdvice(session);
  const looks = looksOf(view, step.match, game);
  const name = (seat: Seat) => nameOf(seat, session.people.value, looks);
  const sentenceName = (seat: Seat) => sentenceNameOf(seat, session.people.value, looks);
  const own = session.own.value;
  const home = useHome(session, current);
  const { bottom, turn } = useTurned(home, looks);
  const alone = isAlone(session);
  const called = own !== null && hands.length > 0 && current && !alone;
  useTitle(called ? text.table.titleTurn(game.name) : text.table.title(game.name));

  const message = useMessage(session);
  /** A message takes the place of an advice, and the other way round. */
  const explain = (said: Explained, stays = false) => {
    drop();
    message.explain(said, stays);
  };
  const say = (sentence: string) => explain(withoutRule(sentence), true);
  useAnnouncements(session, view, game, name, sentenceName, announced, bottom, explain);

  const [showing, setShowing] = useState(step.match.n);
  /** A new board shows the current position: what it was showing is skipped. */
  const [skips, setSkips] = useState(0);
  const skip = () => {
    setSkips(n => n + 1);
    showFrom(match.n);
    see(match.n);
  };
  const bots = session.people.value.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
  // With one bot, its moves can be followed on the board.
  const captions = bots.length > 1 && !view.captions;

  const brief = useBrief(rules.id, announced.match.outcome !== null, session.kind !== 'link' || own !== null);
  const play = (move: string) => {
    brief.count(false);
    message.clear();
    drop();
    session.play(move);
  };
  const takeBack = () => {
    const way = session.takeBackStatus.value;
    if (way === 'free' || way === 'ask') session.takeBack();
    else if (way === 'over' && rules.traits.goal === 'shared') say(text.shared.backOver);
    else say((way === 'bound' && view.bound?.()) || text.table.takeBackRefused[way]);
  };
  const hintOff =
    session.kind === 'link'
      ? own === null
        ? text.table.hintWatch
        : text.table.hintLink
      : match.outcome
        ? text.table.hintOver
        : session.actingSeats.value.length === 0
          ? text.table.hintNow
          : null;
  const hint = () => {
    if (hintOff) return say(hintOff);
    message.clear();
    void ask();
  };
  const again = () =>
    canRepeat ? repeat() : say(isMemoryGame(match) ? text.table.movesLater : text.table.againNone);

  useKeys({
    '?': () => setKeysOpen(true),
    Backspace: takeBack,
    h: hint,
    ' ': again,
  });

  const wide = useMedia(CHAT_BESIDE);
  // A person alone at the table has no one to talk to.
  const accompanied = session.people.value.some(({ name: called }, seat) => called !== null && seat !== own);
  const chat = session.conversation && {
    conversation: session.conversation,
    own,
    looks,
    name,
    people: session.people.value,
  };
  // The status line shows it once the game is over.
  const [before] = useState(() => loadScore(session.id, table.seats));
  const score = announced.match.outcome || rules.traits.goal === 'shared' ? null : before;
  const places = {
    match: announced.match,
    watching,
    state: view.suspense ? announced.match.state : step.match.state,
    looks,
    people: session.people.value,
    byLink: session.kind === 'link',
    own,
    thinking: current ? session.thinking.value : null,
    clock: match.outcome ? undefined : session.clock,
    reactions: session.conversation?.reactions.value,
    score,
    bottom,
    view,
    game,
    name,
  };

  return (
    <div class="table-screen">
      <TableHeader
        session={session}
        game={game}
        chat={chat}
        turn={view.fixed ? null : turn}
        openRules={rulesDialog.onLink(null)}
        brief={brief}
      />
      <main id="content" class={view.Hand ? 'table-main cards' : 'table-main'}>
        <SeatRow {...places} where="far" />
        <div class="board-place" data-testid="board">
          <AimedBoard
            key={skips}
            Board={view.Board}
            aiming={settled ? session.aiming : undefined}
            shown={shownAt(step, session.steps.value)}
            past={pastOf(session.steps.value, step)}
            table={table}
            hands={hands}
            eyes={session.eyes.value}
            veiled={session.hasCurtain}
            pending={session.pending.value > 0}
            bottom={bottom}
            play={play}
            explain={refusal => {
              brief.count(true);
              explain(explainRefusal(refusal, game));
            }}
            hint={advice.state === 'ready' && hands.length > 0 ? advice.move : null}
            points={session.pointing?.points.value ?? []}
            point={session.pointing?.point.value ?? null}
            plans={session.planning.plans.value}
            plan={session.planning.plan.value}
            seen={see}
            showing={setShowing}
            nameOf={sentenceName}
            bots={bots}
            giveUp={
              match.outcome || (session.kind === 'link' && own === null) ? null : () => session.resign()
            }
            text={game}
          />
        </div>
        <SeatRow {...places} where="near" />
        <div class="beside">
          {session.hasCurtain && !watching && (
            <CurtainPanel session={session} looks={looks} name={name} Portrait={view.Portrait} />
          )}
          {props.beside}
        </div>
        <div class="dock">
          <StatusLine
            session={session}
            view={view}
            game={game}
            announced={announced}
            watching={watching}
            looks={looks}
            name={name}
            sentenceName={sentenceName}
            explained={message.explained}
            advice={advice}
            bottom={bottom}
            replayAt={props.replayAt}
            rematch={props.rematch}
            openRule={rulesDialog.onLink}
            prompted={view.prompts === true}
            captioned={captions ? (view.suspense ? announced.match.n : showing) : null}
            more={props.docked?.({ showing, skip, showFrom, say, name: sentenceName, bottom })}
          />
          <Actions
            back={{
              off: session.takeBackStatus.value !== 'free' && session.takeBackStatus.value !== 'ask',
              ask: session.takeBackStatus.value === 'ask',
              act: takeBack,
            }}
            hint={{ off: hintOff !== null, act: hint }}
            plan={props.plan}
            again={{ off: !canRepeat, act: again }}
            menu={() => setMenuOpen(true)}
          />
        </div>
        <aside class="side" aria-label={text.table.moves}>
          <h2>{text.table.moves}</h2>
          {announced.match.n === 0 ? (
            // The list is loaded with the first move.
            <p class="no-moves">{isMemoryGame(match) ? text.table.movesLater : text.table.noMoves}</p>
          ) : (
            <MovesList
              steps={session.steps.value.slice(0, announced.match.n + 1)}
              view={view}
              game={game}
              looks={looks}
              name={sentenceName}
              href={n => props.replayAt(n)}
            />
          )}
          {chat && wide && accompanied && <Chat {...chat} />}
        </aside>
      </main>
      <Menu
        bottom={bottom}
        {...props}
        open={menuOpen}
        close={() => setMenuOpen(false)}
        looks={looks}
        name={name}
        say={say}
        showKeys={() => setKeysOpen(true)}
        showRules={() => rulesDialog.open(null)}
      />
      {rulesDialog.dialog}
      <KeysDialog open={keysOpen} close={() => setKeysOpen(false)} own={view.keys} />
    </div>
  );
}

type Props = Omit<BoardProps, 'aims' | 'aim'> & {
  readonly Board: GameView['Board'];
  /** Undefined on one device, or while an older step is shown. */
  readonly aiming: Aiming | undefined;
};

const NO_AIMS: BoardProps['aims'] = [];

/** Aims change ten times a second: only the board is rendered again. */
export function AimedBoard({ Board, aiming, ...props }: Props) {
  return <Board {...props} aims={aiming?.aims.value ?? NO_AIMS} aim={aiming?.aim.value ?? null} />;
}

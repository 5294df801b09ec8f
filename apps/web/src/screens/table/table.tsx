import './table.css';
import type { Seat } from '@tablee/kernel';
import type { GameWords } from '@tablee/shelf';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { useTitle } from '../../page/page.tsx';
import { paths } from '../../routes.ts';
import type { TableSession } from '../../table/session.ts';
import { Actions } from './actions.tsx';
import { useAdvice } from './advice.ts';
import { DoorNotice } from './door-notice.tsx';
import { type Explained, explainRefusal, plainly } from './explained.ts';
import { useKeys } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Menu } from './menu.tsx';
import { MovesList } from './moves-list.tsx';
import { nameOf } from './names.ts';
import { OfferNotices } from './offers.tsx';
import { SeatPlace } from './seat.tsx';
import { useShown } from './shown.ts';
import { useSpoken } from './spoken.ts';
import { Talk } from './talk.tsx';

export type TableProps = {
  readonly session: TableSession;
  readonly view: GameView;
  readonly game: GameWords;
  /** Where this table is looked back at. */
  readonly replayAt: (n?: number) => string;
  readonly rematch: () => void;
  /** What stands beside the board before the game can begin: the link to send, a seat to take. */
  readonly beside?: ComponentChildren;
  readonly linkUrl?: string;
  readonly ownUrl?: string;
  readonly toLink?: () => void;
};

/** A table: the board edge to edge, whose turn it is, and everything a thumb needs below. */
export function TableScreen(props: TableProps) {
  const { session, view, game } = props;
  const text = words();
  const { game: rules, table } = session;
  const { moment, settled, canRepeat, repeat } = useShown(session.moments);
  const { match } = session.moments.value.at(-1)!;
  const [explained, setExplained] = useState<{ readonly n: number; readonly said: Explained } | null>(null);
  const [flipped, setFlipped] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const { advice, ask, drop } = useAdvice(session);
  const name = (seat: Seat) => nameOf(seat, session.sitters.value, game);
  const own = session.own.value;
  const hands = settled ? session.hands.value : [];
  const home = own ?? 0;
  const bottom = flipped ? (home + 1) % table.seats : home;
  const actors = match.outcome ? [] : rules.actors(match.state);
  const called = own !== null && hands.length > 0;
  useTitle(called ? text.table.titleTurn(game.name) : text.table.title(game.name));

  const explain = (said: Explained) => setExplained({ n: match.n, said });
  const say = (sentence: string) => explain(plainly(sentence));
  useSpoken(session, view, game, name, explain);
  const said = explained?.n === match.n ? explained.said : null;

  const play = (move: string) => {
    setExplained(null);
    drop();
    session.play(move);
  };
  const takeBack = () => {
    const way = session.backWay.value;
    if (way === 'free' || way === 'ask') session.takeBack();
    else say(text.table.backWhy[way]);
  };
  const hintOff =
    session.kind === 'link'
      ? own === null
        ? text.table.hintWatch
        : text.table.hintLink
      : match.outcome
        ? text.table.hintOver
        : session.hands.value.length === 0
          ? text.table.hintNow
          : null;
  const hint = () => (hintOff ? say(hintOff) : void ask());
  const again = () => (canRepeat ? repeat() : say(text.table.againNone));

  useKeys({
    '?': () => setKeysOpen(true),
    Backspace: takeBack,
    h: hint,
    ' ': again,
  });

  const order = Array.from({ length: table.seats }, (_, i) => (bottom + i) % table.seats);
  const place = (seat: Seat) => (
    <SeatPlace
      key={seat}
      gameId={rules.id}
      seat={seat}
      state={moment.match.state}
      sitters={session.sitters.value}
      byLink={session.kind === 'link'}
      own={seat === own}
      active={actors.includes(seat)}
      view={view}
      game={game}
    />
  );

  return (
    <div class="table-screen">
      <header class="top">
        <a class="plain" href={paths.home} aria-label={text.table.home}>
          <Icon name="home" />
        </a>
        <h1 tabIndex={-1}>{game.name}</h1>
        {session.watching.value > 0 && <small>{text.link.watching(session.watching.value)}</small>}
        <button
          type="button"
          class="plain"
          aria-label={text.table.turnBoard}
          onClick={() => setFlipped(!flipped)}
        >
          <Icon name="swap" />
        </button>
        <a class="plain" href={paths.rules(rules.id)} aria-label={text.menu.rules}>
          <Icon name="book" />
        </a>
      </header>
      <main id="content" class="table-main">
        <div class="seats far">{order.slice(1).map(place)}</div>
        <div class="board-place" data-testid="board">
          <view.Board
            shown={{ n: moment.n, state: moment.match.state, events: moment.events }}
            table={table}
            hands={hands}
            eyes={session.own.value ?? 'public'}
            veiled={false}
            bottom={bottom}
            play={play}
            explain={refusal => explain(explainRefusal(refusal, game))}
            hint={advice.state === 'ready' && settled ? advice.move : null}
            text={game}
          />
        </div>
        <div class="seats near">{order.slice(0, 1).map(place)}</div>
        <div class="beside">
          <DoorNotice session={session} />
          {props.beside}
          <OfferNotices session={session} name={name} />
          <Talk
            session={session}
            view={view}
            game={game}
            moment={moment}
            name={name}
            explained={said}
            advice={advice}
            replayAt={props.replayAt}
            rematch={props.rematch}
          />
        </div>
        <Actions
          back={{
            off: session.backWay.value !== 'free' && session.backWay.value !== 'ask',
            ask: session.backWay.value === 'ask',
            act: takeBack,
          }}
          hint={{ off: hintOff !== null, act: hint }}
          again={{ off: !canRepeat, act: again }}
          menu={() => setMenuOpen(true)}
        />
        <aside class="side" aria-label={text.table.moves}>
          <h2>{text.table.moves}</h2>
          <MovesList match={match} view={view} game={game} href={n => props.replayAt(n)} />
        </aside>
      </main>
      <Menu
        {...props}
        open={menuOpen}
        close={() => setMenuOpen(false)}
        name={name}
        say={say}
        showKeys={() => setKeysOpen(true)}
      />
      <KeysDialog open={keysOpen} close={() => setKeysOpen(false)} />
    </div>
  );
}

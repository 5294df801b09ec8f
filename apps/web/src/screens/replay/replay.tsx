import '../table/table.css';
import './replay.css';
import type { GameRecord, Seat } from '@tablee/kernel';
import type { GameWords } from '@tablee/shelf';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { GameView } from '../../board/contract.ts';
import { useTableText } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { useTitle } from '../../page/page.tsx';
import { copyText, saveFile, shareLink } from '../../page/share.ts';
import { paths } from '../../routes.ts';
import { adoptRecord } from '../../table/begin.ts';
import type { Moment } from '../../table/moment.ts';
import type { Sitter } from '../../table/session.ts';
import { useKeys } from '../table/keys.ts';
import { KeysDialog } from '../table/keys-dialog.tsx';
import { Laying } from '../table/laying.tsx';
import { MovesList } from '../table/moves-list.tsx';
import { nameOf, sayReason, sayResult } from '../table/names.ts';
import { SeatPlace } from '../table/seat.tsx';
import { Controls } from './controls.tsx';
import { Graph } from './graph.tsx';
import { usePlayer } from './player.ts';

type Props = {
  readonly view: GameView;
  readonly moments: readonly Moment[];
  readonly sitters: readonly Sitter[];
  readonly record: () => Promise<GameRecord>;
  readonly from: number | undefined;
  /** The address that shows this game from entry n on. */
  readonly share: (n: number) => Promise<string>;
  /** Where the game is played; null when it is only looked at. */
  readonly table: string | null;
};

/** A game looked back at, move by move. */
export function Replay(props: Props) {
  const game = useTableText(props.moments[0]!.match.game.id);
  return game ? <Watching {...props} game={game} /> : <Laying />;
}

function Watching(props: Props & { readonly game: GameWords }) {
  const { view, moments, sitters, record, from, share, table, game } = props;
  const text = words();
  const { route } = useLocation();
  const player = usePlayer(moments.length - 1, from ?? moments.length - 1);
  const moment = moments[player.at]!;
  const { match } = moment;
  const last = moments.at(-1)!.match;
  const [keysOpen, setKeysOpen] = useState(false);
  const [said, setSaid] = useState('');
  const name = (seat: Seat) => nameOf(seat, sitters, game);
  useTitle(text.replay.title(game.name));
  useKeys({
    ArrowLeft: () => player.go(player.at - 1),
    ArrowRight: () => player.go(player.at + 1),
    Home: () => player.go(0),
    End: () => player.go(moments.length - 1),
    ' ': player.toggle,
    '?': () => setKeysOpen(true),
  });

  const tell = (sentence: string) => {
    setSaid(sentence);
    if (sentence) announce(sentence);
  };
  const save = async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`tablee-${match.game.id}-${day}.json`, `${JSON.stringify(await record(), null, 1)}\n`);
  };
  /** The game as it stood here, to be played on from: later entries are cut off. */
  const goOn = async () => {
    const { outcome: _, ...whole } = await record();
    const cut = { ...whole, entries: whole.entries.slice(0, player.at) };
    route(paths.local(adoptRecord(cut).id));
  };
  const place = (seat: Seat) => (
    <SeatPlace
      key={seat}
      gameId={match.game.id}
      seat={seat}
      state={match.state}
      sitters={sitters}
      own={false}
      active={!match.outcome && match.game.actors(match.state).includes(seat)}
      view={view}
      game={game}
    />
  );
  const seats = Array.from({ length: match.table.seats }, (_, seat) => seat);

  return (
    <div class="table-screen replay-screen">
      <header class="top">
        <a
          class="plain"
          href={table ?? paths.home}
          aria-label={table ? text.replay.toTable : text.table.home}
        >
          <Icon name={table ? 'previous' : 'home'} />
        </a>
        <h1 tabIndex={-1}>
          {game.name} <small>{text.replay.heading}</small>
        </h1>
      </header>
      <main id="content" class="table-main">
        <div class="seats far">{seats.slice(1).map(place)}</div>
        <div class="board-place" data-testid="board">
          <view.Board
            shown={{ n: moment.n, state: match.state, events: moment.events }}
            table={match.table}
            hands={[]}
            eyes={'public'}
            veiled={false}
            bottom={0}
            play={() => undefined}
            explain={() => undefined}
            hint={null}
            text={game}
          />
        </div>
        <div class="seats near">{seats.slice(0, 1).map(place)}</div>
        <div class="beside">
          <p class="turn" data-testid="turn">
            <b>{sayMoment(moment, view, game, name)}</b>
          </p>
          {match.outcome && (
            <p>
              <b>{sayResult(match.outcome, null, name)}.</b> {sayReason(match.outcome, game, name)}
            </p>
          )}
          <Graph
            moments={moments}
            name={name}
            say={m => sayMoment(m, view, game, name)}
            at={player.at}
            go={player.go}
          />
          <div class="row">
            <button
              type="button"
              class="button"
              onClick={() =>
                void share(player.at)
                  .then(url => shareLink(url, text.replay.title(game.name)))
                  .then(tell)
              }
            >
              <Icon name="share" />
              {text.replay.shareHere}
            </button>
            <button type="button" class="button" onClick={() => void save()}>
              <Icon name="save" />
              {text.replay.export}
            </button>
            <button
              type="button"
              class="button"
              onClick={() =>
                void copyText(match.game.writeState(match.state), text.menu.positionCopied).then(setSaid)
              }
            >
              <Icon name="copy" />
              {text.replay.position}
            </button>
            {!match.outcome && (
              <button type="button" class="button" title={text.replay.goOnHint} onClick={() => void goOn()}>
                <Icon name="people" />
                {text.replay.goOn}
              </button>
            )}
          </div>
          <p class="explain" data-testid="explain">
            {said}
          </p>
        </div>
        <Controls player={player} of={moments.length - 1} />
        <aside class="side" aria-label={text.table.moves}>
          <h2>{text.table.moves}</h2>
          <MovesList match={last} view={view} game={game} choose={player.go} current={player.at} />
        </aside>
      </main>
      <KeysDialog open={keysOpen} close={() => setKeysOpen(false)} />
    </div>
  );
}

function sayMoment({ told }: Moment, view: GameView, game: GameWords, name: (seat: Seat) => string): string {
  const text = words().replay;
  if (!told) return text.start;
  const who = name(told.seat);
  switch (told.act) {
    case 'move':
      return told.move === undefined ? who : words().labelled(who, view.nameMove(told.move, game));
    case 'back':
      return text.tookBack(who);
    case 'resign':
      return text.resigned(who);
    case 'draw':
      return text.agreed;
  }
}

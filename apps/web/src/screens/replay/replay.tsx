import {
  commitTo,
  type Eyes,
  type GameRecord,
  isMove,
  type Seal,
  type Seat,
  type TimelineStep,
} from '@tablee/kernel';
import { HIDDEN_MOVE, isMemoryGame, isOpen, redactStep, type Timeline } from '@tablee/table';
import '../table/table.css';
import '../table/status.css';
import './replay.css';
import type { GameWords } from '@tablee/catalogue';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { useTableText } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { Loading } from '../../page/fallbacks.tsx';
import { Chips } from '../../page/forms/chips.tsx';
import { useKeys } from '../../page/keys.ts';
import { laterDialog } from '../../page/later.tsx';
import { announce } from '../../page/live.tsx';
import { useTitle } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import type { SeatInfo } from '../../session/session.ts';
import { pastOf, shownAt } from '../../session/timeline.ts';
import { HeaderButton, TurnButton } from '../match/header-button.tsx';
import { MovesList, sayEvents } from '../match/moves/moves-list.tsx';
import { looksOf, useTurned } from '../match/seat-looks.ts';
import { SeatRow } from '../match/seats.tsx';
import { nameOf, sayReason, sayResult, sentenceNameOf } from '../match/sentences.ts';
import { ReplayActions } from './actions.tsx';
import { Controls } from './controls.tsx';
import { Graph } from './graph.tsx';
import { hasTakenBack, stopsOf, usePlayer } from './player.ts';
import type { TurnReview } from './review.ts';
import { useWords, type Words } from './words/index.ts';

const KeysDialog = laterDialog(async () => (await import('../table/dialogs/menu.tsx')).KeysDialog);

type Props = {
  readonly view: GameView;
  /** Unredacted if nothing is secret any more, else for `eyes`. */
  readonly steps: Timeline;
  readonly eyes: Eyes;
  readonly people: readonly SeatInfo[];
  readonly seals: readonly Seal[];
  readonly record: () => Promise<GameRecord>;
  readonly from: number | undefined;
  /** The link to this game at entry n. */
  readonly share: (n: number) => Promise<string>;
  /** The path of the table; null for a record. */
  readonly table: string | null;
};

/** Replay of a game, move by move. */
export function Replay(props: Props) {
  const game = useTableText(props.steps[0]!.match.game.id);
  const word = useWords();
  return game && word ? <Watching {...props} game={game} word={word} /> : <Loading />;
}

function Watching(props: Props & { readonly game: GameWords; readonly word: Words }) {
  const { view, people, seals, record, from, share, table, game, word } = props;
  const text = words();
  const last = props.steps.at(-1)!.match;
  const open = isOpen(last);
  /** After the end, one can look through the eyes of any seat. */
  const secret = !isOpen({ game: last.game, outcome: null });
  const [eyes, setEyes] = useState<Eyes>(secret && open ? 'referee' : props.eyes);
  const steps = useMemo(() => {
    if (isMemoryGame(last)) return props.steps.slice(-1);
    return secret && open ? props.steps.map(m => redactStep(m, eyes)) : props.steps;
  }, [props.steps, secret && open, eyes]);
  const own = typeof props.eyes === 'number' ? props.eyes : null;
  const [tookBack, setTookBack] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const [better, setBetter] = useState<TurnReview | null>(null);
  const stops = useMemo(() => stopsOf(steps, tookBack), [steps, tookBack]);
  const [seen, setSeen] = useState(from ?? steps.length - 1);
  const walker = usePlayer(stops, from ?? steps.length - 1, view.suspense ? seen : null);
  const player = {
    ...walker,
    go(n: number) {
      setBetter(null);
      walker.go(n);
    },
    toggle() {
      setBetter(null);
      walker.toggle();
    },
  };
  const step = steps[player.at]!;
  const { match } = step;
  /** A record in a link has no id, so its entries name it. */
  const id = useMemo(
    () => table ?? commitTo(new TextEncoder().encode(JSON.stringify(props.steps.map(({ entry }) => entry)))),
    [table, props.steps],
  );
  const advised = better?.from === player.at ? better : null;
  const looks = looksOf(view, match, game);
  const { bottom, turn } = useTurned(typeof eyes === 'number' ? eyes : (own ?? 0), looks);
  const [keysOpen, setKeysOpen] = useState(false);
  const [said, setSaid] = useState('');
  const name = (seat: Seat) => nameOf(seat, people, looks);
  const sentenceName = (seat: Seat) => sentenceNameOf(seat, people, looks);
  useTitle(word.title(game.name));
  useKeys({
    ArrowLeft: () => player.go(player.previous),
    ArrowRight: () => player.go(player.next),
    Home: () => player.go(0),
    End: () => player.go(steps.length - 1),
    ' ': player.toggle,
    '?': () => setKeysOpen(true),
  });

  const tell = (sentence: string) => {
    setSaid(sentence);
    if (sentence) announce(sentence);
  };
  const seats = Array.from({ length: match.table.seats }, (_, seat) => seat);
  const places = { match, state: match.state, looks, people, own: null, bottom, view, game, name };

  return (
    <div class="table-screen replay-screen">
      <header class="top">
        {table ? (
          <HeaderButton icon="previous" word={text.back} label={word.toTable} href={table} />
        ) : (
          <HeaderButton icon="home" word={text.table.home} href={paths.home} />
        )}
        <h1 tabIndex={-1}>
          {game.name} <small>{word.heading}</small>
        </h1>
        {!view.fixed && <TurnButton turn={turn} />}
      </header>
      <main id="content" class={view.Hand ? 'table-main cards' : 'table-main'}>
        <SeatRow {...places} where="far" />
        <div class="board-place" data-testid="board" ref={board}>
          <view.Board
            shown={shownAt(step, steps)}
            past={pastOf(steps, step)}
            table={match.table}
            hands={advised ? [advised.seat] : []}
            eyes={advised && secret ? advised.seat : eyes}
            veiled={false}
            bottom={bottom}
            play={() => tell(word.playHere)}
            explain={() => undefined}
            hint={advised?.better ?? null}
            points={[]}
            point={null}
            plans={[]}
            plan={null}
            aims={[]}
            aim={null}
            lookedBack
            seen={setSeen}
            text={game}
          />
        </div>
        <SeatRow {...places} where="near" />
        <div class="beside">
          {secret && open && (
            <Chips
              legend={word.eyes}
              of={['all', ...seats] as const}
              chosen={typeof eyes === 'number' ? eyes : 'all'}
              choose={v => setEyes(v === 'all' ? 'referee' : v)}
              label={v => (v === 'all' ? word.seeAll : looks[v]?.name)}
            />
          )}
          {hasTakenBack(steps) && (
            <label class="chip">
              <input
                type="checkbox"
                checked={tookBack}
                onChange={e => setTookBack(e.currentTarget.checked)}
              />
              <span>{word.tookBack}</span>
            </label>
          )}
          <ReplayActions
            steps={steps}
            bottom={bottom}
            game={game.name}
            match={match}
            last={last}
            title={word.title(game.name)}
            word={word}
            seals={seals}
            record={record}
            share={share}
            at={player.at}
            tell={tell}
            show={setSaid}
          />
          {/* Last: it grows while it is computed, and must not move what a finger aims at. */}
          <Graph
            steps={props.steps}
            seat={own ?? 0}
            looks={looks}
            name={name}
            say={m => sayStep(m, view, game, name, bottom, word)}
            nameMove={move => view.nameMove(move, game, bottom)}
            id={id}
            text={word}
            at={player.at}
            go={player.go}
            showBetter={chosen => {
              walker.go(chosen.from);
              setBetter(chosen);
              // On a phone the list is below the board.
              board.current?.scrollIntoView({ block: 'nearest' });
              if (chosen.better !== null) announce(view.nameMove(chosen.better, game, bottom));
            }}
          />
        </div>
        <div class="dock">
          <div class="status">
            <p class="turn" data-testid="turn">
              <b>
                {advised?.better != null
                  ? word.better(view.nameMove(advised.better, game, bottom))
                  : sayStep(step, view, game, name, bottom, word)}
              </b>
              {match.outcome && (
                <span>
                  <b>{sayResult(match, null, name)}.</b> {sayReason(match, game, name)}
                </span>
              )}
            </p>
            <div class="explain" data-testid="explain">
              {said && <p>{said}</p>}
            </div>
          </div>
          <Controls player={player} text={word} />
        </div>
        <aside class="side" aria-label={text.table.moves}>
          <h2>{text.table.moves}</h2>
          <MovesList
            steps={steps}
            view={view}
            game={game}
            looks={looks}
            name={sentenceName}
            choose={player.go}
            current={player.at}
          />
        </aside>
      </main>
      <KeysDialog open={keysOpen} close={() => setKeysOpen(false)} own={view.keys} />
    </div>
  );
}

function sayStep(
  step: TimelineStep,
  view: GameView,
  game: GameWords,
  name: (seat: Seat) => string,
  bottom: Seat,
  text: Words,
): string {
  const { entry } = step;
  if (!entry) return text.start;
  const who = name(entry.seat);
  if (isMove(entry)) {
    return [
      ...(entry.clock ? [`${words().table.timeUp}.`] : []),
      ...(entry.by ? [`(${words().table.understudy})`] : []),
      entry.move === HIDDEN_MOVE
        ? sayEvents(step, view, game, name) || who
        : words().labelled(who, view.nameMove(entry.move, game, bottom)),
    ].join(' ');
  }
  switch (entry.act) {
    case 'back':
      return text.takesBack(who);
    case 'resign':
      return entry.clock ? words().over['table-time'](who) : text.resigned(who);
    case 'draw':
      return text.agreed;
    case 'abandon':
      return words().over['table-abandoned'];
  }
}

import '../table.css';
import '../status.css';
import '../actions.css';
import '../../replay/replay.css';
import '../../analysis/analysis.css';
import './planner.css';
import type { GameWords } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import type { RepliesAnswer } from '@tablee/wire';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { askTable } from '../../../api/client.ts';
import type { GameView } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { ErrorPage, Loading } from '../../../page/fallbacks.tsx';
import { Icon, type IconName } from '../../../page/icon.tsx';
import { useKeys } from '../../../page/keys.ts';
import { useLoaded } from '../../../page/later.tsx';
import { announce } from '../../../page/live.tsx';
import { Marks } from '../../../page/mark.tsx';
import { useTitle } from '../../../page/page.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { pastOf, shownAt } from '../../../session/timeline.ts';
import { Lines } from '../../analysis/lines.tsx';
import { Positions } from '../../analysis/steps.ts';
import { ROOT, type Tree } from '../../analysis/tree.ts';
import { type Played, useLines } from '../../analysis/use-analysis.ts';
import { HeaderButton, TurnButton } from '../../match/header-button.tsx';
import { looksOf, useTurned } from '../../match/seat-looks.ts';
import { SeatRow } from '../../match/seats.tsx';
import { explainRefusal, nameOf } from '../../match/sentences.ts';
import { sayError } from '../../problem-text.ts';
import { keepPlan } from '../extras/kept-plan.ts';
import { linesOf, treeOf } from './plan-tree.ts';
import { useWords, type Words } from './words/index.ts';

/** Must agree with @tablee/wire, whose schemas are too heavy for a page. */
const MAX_REPLY_LINES = 20;
const MAX_REPLY_MOVES = 40;

type Props = {
  readonly session: RemoteSession;
  readonly own: Seat;
  readonly view: GameView;
  readonly game: GameWords;
  readonly close: () => void;
};

/** A board on which one plays the others' moves and one's own replies to them. The table waits meanwhile. */
export function ReplyPlanner(props: Props) {
  const { session, close } = props;
  const word = useWords();
  const [base] = useState(() => session.steps.peek());
  const positions = useMemo(() => new Positions(base.at(-1)!), []);
  const stored = useLoaded(async () => {
    const { lines } = await askTable<RepliesAnswer>(session.id, session.token(), 'replies', 'GET');
    return treeOf(positions, lines);
  }, []);
  // The game goes on at the table: a plan for the old position is no use.
  const moved = session.steps.value.length !== base.length;
  useEffect(() => {
    if (moved) close();
  }, [moved]);
  if (stored.state === 'failed') return <ErrorPage sentence={sayError(stored.error)} reload />;
  if (!word || stored.state === 'loading') return <Loading />;
  return <Board {...props} word={word} base={base} positions={positions} stored={stored.value} />;
}

type BoardProps = Props & {
  readonly word: Words;
  /** The game so far. */
  readonly base: Timeline;
  readonly positions: Positions;
  readonly stored: Tree;
};

function Board({ session, own, view, game, close, word, base, positions, stored }: BoardProps) {
  const lines = useLines({ tree: stored, at: ROOT }, positions);
  const { tree, at, node } = lines;
  const steps = [...base, ...lines.steps.slice(1)];
  const step = steps.at(-1)!;
  const { match } = step;
  const [said, setSaid] = useState<{ readonly at: number; readonly sentence: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const looks = looksOf(view, match, game);
  const people = session.people.value;
  const name = (seat: Seat) => nameOf(seat, people, looks);
  const { bottom, turn } = useTurned(own, looks);
  const [actor] = match.outcome ? [] : match.game.actors(match.state);
  const planned = linesOf(tree, own);
  useTitle(word.title(game.name));
  // As a new screen does; the table takes it back.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const tell = (sentence: string) => {
    setSaid({ at, sentence });
    announce(sentence);
  };
  const prompt = actor === undefined ? word.over : actor === own ? word.yours : word.theirs(name(actor));
  const opened = useRef(at);
  useEffect(() => {
    if (opened.current === at) return;
    opened.current = at;
    announce(`${node.move === '' ? word.start : view.nameMove(node.move, game, bottom)}. ${prompt}`);
  }, [at]);
  const play = (move: string) => {
    // One reply to a move: another one takes its place.
    const played: Played = actor === own ? lines.playInstead(move) : lines.play(move);
    if (played === 'full') tell(word.tooMany);
    else if (played === 'refused') tell(words().table.refused);
    else setSaid(null);
  };
  const remove = () => (at === ROOT ? tell(word.empty) : lines.remove());
  const keep = async () => {
    if (planned.length > MAX_REPLY_LINES || planned.some(line => line.length > MAX_REPLY_MOVES))
      return tell(word.tooMany);
    if (planned.length === 0 && tree.nodes.size > 1) return tell(word.unfinished);
    setBusy(true);
    try {
      await askTable(session.id, session.token(), 'replies', 'PUT', { lines: planned });
      keepPlan(session.id, { from: base.at(-1)!.match.line.n, lines: planned });
      announce(word.kept(planned.length));
      close();
    } catch (error) {
      tell(sayError(error));
      setBusy(false);
    }
  };
  useKeys({
    ArrowLeft: () => void lines.back(),
    ArrowRight: () => void lines.on(),
    Backspace: () => void lines.back(),
    Delete: remove,
    Escape: close,
  });

  const places = { match, state: match.state, looks, people, own, bottom, view, game, name };
  const control = (icon: IconName, label: string, act: () => void, off: boolean) => (
    <button type="button" class="plain" aria-label={label} title={label} aria-disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="table-screen replay-screen planner-screen">
      <header class="top">
        <HeaderButton icon="previous" word={word.backShort} label={word.back} onClick={close} />
        <h1 tabIndex={-1} ref={heading}>
          {game.name} <small>{word.heading}</small>
        </h1>
        {!view.fixed && <TurnButton turn={turn} />}
      </header>
      <main id="content" class="table-main">
        <SeatRow {...places} where="far" />
        <div class="board-place" data-testid="board">
          <view.Board
            key={lines.jumps}
            shown={shownAt(step, steps)}
            past={pastOf(steps, step)}
            table={match.table}
            hands={actor === undefined ? [] : [actor]}
            eyes={own}
            veiled={false}
            bottom={bottom}
            play={play}
            explain={refusal => tell(explainRefusal(refusal, game).sentence)}
            hint={null}
            points={[]}
            point={null}
            plans={[]}
            plan={null}
            aims={[]}
            aim={null}
            nameOf={name}
            text={game}
          />
        </div>
        <SeatRow {...places} where="near" />
        <div class="dock">
          <div class="status">
            <p class="turn" data-testid="turn">
              {actor !== undefined && <Marks shapes={looks[actor]?.shapes ?? []} />}
              <b>{prompt}</b>
              {actor !== undefined && <span>{actor === own ? word.yoursTask : word.theirsTask}</span>}
            </p>
            <div class="explain" data-testid="explain">
              {said?.at === at && <p>{said.sentence}</p>}
            </div>
          </div>
          <div class="actions controls">
            <div class="row">
              {control('previous', word.previous, lines.back, !lines.canGoBack)}
              {control('next', word.next, lines.on, !lines.canGoOn)}
              {control('trash', word.removeLong, remove, at === ROOT)}
              <button
                type="button"
                class="button main"
                aria-label={word.keepLong(planned.length)}
                title={word.keepLong(planned.length)}
                aria-disabled={busy}
                onClick={() => void (busy || keep())}
              >
                {word.keep}
                {planned.length > 1 && ` (${planned.length})`}
              </button>
            </div>
          </div>
        </div>
        <aside class="side" aria-label={word.lines}>
          <h2>{word.lines}</h2>
          <Lines
            tree={tree}
            at={at}
            go={lines.go}
            view={view}
            game={game}
            looks={looks}
            named={false}
            text={word}
          />
        </aside>
      </main>
    </div>
  );
}

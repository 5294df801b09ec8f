import '../../screens/table/table.css';
import '../tutorial.css';
import './puzzles.css';
import type { GameWords } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import { handsOf, type Puzzle } from '@tablee/puzzles';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { shareLink } from '../../page/forms/share.ts';
import { Icon } from '../../page/icon.tsx';
import { useKeys } from '../../page/keys.ts';
import { announce } from '../../page/live.tsx';
import { Marks } from '../../page/mark.tsx';
import { useTitle } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { HeaderButton, TurnButton } from '../../screens/match/header-button.tsx';
import { useRulesDialog } from '../../screens/match/rules-dialog.tsx';
import { looksOf, useTurned } from '../../screens/match/seat-looks.ts';
import { type Explained, withoutRule } from '../../screens/match/sentences.ts';
import { storeSolved } from '../../storage/puzzles.ts';
import { BoardKeys, Said, type SaidProps, useRefused } from '../step-controls.tsx';
import { type Collection, nextUnsolved } from './collection.ts';
import { GradeMark, sayGoal } from './puzzle-list.tsx';
import { type RunningPuzzle, usePuzzle } from './use-puzzle.ts';
import type { Words } from './words/index.ts';

export type PuzzleProps = {
  readonly puzzle: Puzzle;
  readonly collection: Collection;
  readonly game: Game;
  readonly view: GameView;
  readonly text: GameWords;
  readonly word: Words;
};

/** One puzzle: the goal, the board, the verdict. */
export function PuzzleScreen({ puzzle, collection, game, view, text, word }: PuzzleProps) {
  const running = usePuzzle(puzzle, game, collection.reached, view.suspense === true);
  const { attempt, shown, past, mark, hand } = running;
  const { match } = attempt;
  const looks = looksOf(view, match, text);
  const { bottom, turn } = useTurned(puzzle.seat, looks);
  const { refused, explain, forget } = useRefused(shown.n, text);
  const rulesDialog = useRulesDialog(puzzle.game, word.backToPuzzle);
  /** The entry at which the learner asked for the move. */
  const [hinted, setHinted] = useState<number | null>(null);
  const [helped, setHelped] = useState(false);
  const [next, setNext] = useState<Puzzle | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const number = collection.puzzles.findIndex(({ id }) => id === puzzle.id) + 1;
  const title = `${text.name} : ${word.number(number, false)}`;
  useTitle(title);

  useEffect(() => {
    setHelped(false);
    setHinted(null);
    forget();
    heading.current?.focus({ preventScroll: true });
  }, [puzzle]);
  // Before painting: the button must not lead elsewhere for a moment.
  useLayoutEffect(() => {
    if (mark !== 'solved') return;
    const solved = storeSolved(puzzle.id, helped ? 'helped' : 'alone');
    setNext(nextUnsolved(collection.puzzles, puzzle.id, id => Object.hasOwn(solved, id)));
  }, [mark]);

  const shownMove = hinted === shown.n ? running.hint : null;
  const verdict = shownMove ? view.nameMove(shownMove, text, bottom) : sayMark(running, helped, word);
  const said = refused ?? (verdict ? withoutRule(verdict) : null);
  // One announcement for what happened and the verdict, after the animation.
  useEffect(() => {
    const happened = mark === null ? [] : shown.events.map(e => view.say(e, text, shown.state));
    const sentences = [...happened, verdict].filter(sentence => sentence !== null);
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [mark, shown.n, verdict]);

  const tryMove = (move: string) => {
    const refusal = running.play(move);
    if (refusal) explain(refusal);
    else forget();
  };
  /** Shows the next move; pressed again, plays it. */
  const show = () => {
    if (shownMove !== null) return tryMove(shownMove);
    if (running.hint === null) return;
    setHelped(true);
    setHinted(shown.n);
    forget();
  };
  const restart = () => {
    setHinted(null);
    running.restart();
  };
  useKeys({ h: show });
  const team = puzzle.seats === 1 || handsOf(puzzle).length > 1;
  return (
    <div class="table-screen lesson-screen puzzle-screen">
      <header class="top">
        <HeaderButton icon="previous" word={word.title} label={word.back} href={paths.puzzles(puzzle.game)} />
        <h1 tabIndex={-1}>{title}</h1>
        {!view.fixed && <TurnButton turn={turn} />}
      </header>
      <main id="content" class="lesson-main">
        <section class="lesson-task" aria-labelledby="puzzle-goal">
          <h2 id="puzzle-goal" ref={heading} tabIndex={-1}>
            {sayGoal(puzzle.goal, word)}
          </h2>
          <p class="puzzle-side">
            {!team && <Marks shapes={looks[puzzle.seat]?.shapes ?? []} />}
            {team ? word.youAreAll : word.youAre(looks[puzzle.seat]?.name ?? '')}
            <GradeMark grade={puzzle.grade} word={word} />
          </p>
        </section>
        <div class="board-place" data-testid="board">
          <view.Board
            shown={shown}
            past={past}
            table={match.table}
            hands={hand === null ? [] : [hand]}
            eyes={puzzle.seat}
            veiled={false}
            bottom={bottom}
            play={tryMove}
            explain={explain}
            hint={shownMove}
            points={[]}
            point={null}
            plans={[]}
            plan={null}
            aims={[]}
            aim={null}
            alone
            seen={running.see}
            text={text}
          />
        </div>
        <Coach
          running={running}
          said={said}
          shows={shownMove !== null}
          next={next}
          game={puzzle.game}
          openRule={rulesDialog.onLink}
          word={word}
          show={show}
          restart={restart}
        />
        <div class="lesson-more">
          <Share title={title} word={word} />
          {view.keys && <BoardKeys rows={view.keys()} />}
        </div>
      </main>
      {rulesDialog.dialog}
    </div>
  );
}

function sayMark({ mark, replying }: RunningPuzzle, helped: boolean, word: Words): string | null {
  if (replying) return word.replying;
  switch (mark) {
    case 'on':
      return word.on;
    case 'solved':
      return helped ? word.solvedHelped : word.solved;
    case 'not-best':
      return word.notBest;
    case 'missed':
      return word.missed;
    case null:
      return null;
  }
}

type CoachProps = Pick<SaidProps, 'game' | 'openRule'> & {
  readonly running: RunningPuzzle;
  readonly said: Explained | null;
  /** The next move is drawn on the board. */
  readonly shows: boolean;
  readonly next: Puzzle | null;
  readonly word: Words;
  readonly show: () => void;
  readonly restart: () => void;
};

/** The verdict, and buttons for a hint, a restart and the next puzzle. */
function Coach({ running: { mark, hint }, said, shows, next, word, show, restart, ...rules }: CoachProps) {
  const onward = useRef<HTMLAnchorElement>(null);
  const solved = mark === 'solved';
  useEffect(() => {
    if (solved) onward.current?.focus({ preventScroll: true });
  }, [solved, next]);
  const mood = shows ? null : solved || mark === 'on' ? 'praise' : mark ? 'correction' : null;
  return (
    <section class="lesson-coach">
      {said && <Said said={said} mood={mood} {...rules} />}
      <div class="row">
        {solved ? (
          <a class="button main" ref={onward} href={next ? paths.puzzle(next.id) : paths.puzzles(rules.game)}>
            {next ? word.next : word.back}
            <Icon name="next" />
          </a>
        ) : (
          <button type="button" class="button" aria-disabled={hint === null} onClick={show}>
            <Icon name={shows ? 'play' : 'bulb'} />
            {shows ? word.playShown : word.show}
          </button>
        )}
        <button type="button" class="button" onClick={restart}>
          <Icon name="again" />
          {word.restart}
        </button>
      </div>
      {solved && !next && <p>{word.done}</p>}
    </section>
  );
}

function Share({ title, word }: { readonly title: string; readonly word: Words }) {
  const [said, setSaid] = useState('');
  return (
    <p class="row">
      <button type="button" class="button" onClick={() => void shareLink(location.href, title).then(setSaid)}>
        <Icon name="share" />
        {word.share}
      </button>
      {said && <span>{said}</span>}
    </p>
  );
}

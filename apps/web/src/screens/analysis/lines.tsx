import type { GameWords } from '@tablee/catalogue';
import { useEffect, useRef } from 'preact/hooks';
import type { GameView, SeatLook } from '../../board/contract.ts';
import { Marks } from '../../page/mark.tsx';
import '../match/moves/moves-list.css';
import { nodeAt, ROOT, type Tree } from './tree.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly tree: Tree;
  readonly at: number;
  readonly go: (id: number) => void;
  readonly view: GameView;
  readonly game: GameWords;
  readonly looks: readonly SeatLook[];
  /** Moves are written as players say them. */
  readonly named: boolean;
  readonly text: Pick<Words, 'lines' | 'start' | 'empty'>;
};

/** All lines: the main line, and below each fork the lines that branch off. */
export function Lines(props: Props) {
  const { tree, at, go, text } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const centre = () => {
      const now = list.querySelector<HTMLElement>('[aria-current]');
      if (now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
    };
    centre();
    // The opinion above it takes room from the list.
    const observer = new ResizeObserver(centre);
    observer.observe(list);
    return () => observer.disconnect();
  }, [at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <section class="variations" ref={box} tabIndex={0} aria-label={text.lines}>
      <button
        type="button"
        class="step"
        onClick={() => go(ROOT)}
        {...(at === ROOT ? ({ 'aria-current': 'step' } as const) : {})}
      >
        {text.start}
      </button>
      {nodeAt(tree, ROOT).children.length === 0 ? (
        <p class="no-moves">{text.empty}</p>
      ) : (
        <Line {...props} after={ROOT} first={0} turn={0} />
      )}
    </section>
  );
}

type LineProps = Props & {
  /** The node the line continues, and which of its continuations it begins with. */
  readonly after: number;
  readonly first: number;
  /** The number of turns before it. */
  readonly turn: number;
};

/** Moves in a row; the list of moves counts turns in the same way. */
function Line({ after, first, turn, ...props }: LineProps) {
  const { tree } = props;
  const items = [];
  let count = turn;
  let before = after;
  for (let id = nodeAt(tree, after).children[first]; id !== undefined; id = nodeAt(tree, id).children[0]) {
    const { seat } = nodeAt(tree, id);
    const begins = before === ROOT || nodeAt(tree, before).seat !== seat;
    const turnsBefore = count;
    if (begins) count++;
    // The other continuations stand below the first one, not below themselves.
    const forks = before === after && first > 0 ? [] : nodeAt(tree, before).children.slice(1);
    const fork = before;
    items.push(
      <li key={id}>
        <Step {...props} id={id} number={begins || before === after ? count : null} />
        {forks.length > 0 && (
          <ul class="branches">
            {forks.map((child, i) => (
              <li key={child}>
                <Line {...props} after={fork} first={i + 1} turn={turnsBefore} />
              </li>
            ))}
          </ul>
        )}
      </li>,
    );
    before = id;
  }
  return <ol class="line">{items}</ol>;
}

type StepProps = Props & {
  readonly id: number;
  /** The number of the turn, where it begins. */
  readonly number: number | null;
};

function Step({ tree, at, go, view, game, looks, named, id, number }: StepProps) {
  const { seat, move, comment } = nodeAt(tree, id);
  const said = view.nameMove(move, game);
  // Where moves are played face down, their texts are no notation that players read.
  const short = named ? said : (view.briefMove?.(move) ?? move);
  return (
    <>
      <span class="numbered">
        {number !== null && (
          <>
            <span class="turn-number">{number}</span>
            <Marks shapes={looks[seat]?.shapes ?? []} />
          </>
        )}
        <button
          type="button"
          class="step"
          title={said}
          aria-label={[...(named ? [] : [short]), said, looks[seat]?.name ?? ''].join(', ')}
          onClick={() => go(id)}
          {...(id === at ? ({ 'aria-current': 'step' } as const) : {})}
        >
          {short}
        </button>
      </span>
      {comment !== '' && <q>{comment}</q>}
    </>
  );
}

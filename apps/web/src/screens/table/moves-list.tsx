import type { Match } from '@tablee/kernel';
import type { GameWords } from '@tablee/shelf';
import { useEffect, useRef } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Mark } from '../../page/mark.tsx';
import { turnsOf } from '../../table/moment.ts';

type Props = {
  readonly match: Match;
  readonly view: GameView;
  readonly game: GameWords;
  /** Where a move leads when it is chosen; without it the list is only read. */
  readonly href?: (n: number) => string;
  readonly choose?: (n: number) => void;
  readonly current?: number;
};

/** The moves so far, one line a turn. */
export function MovesList({ match, view, game, href, choose, current }: Props) {
  const text = words().table;
  const list = useRef<HTMLOListElement>(null);
  const turns = turnsOf(match);
  const last = current ?? match.n;
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('[aria-current]') ?? box?.lastElementChild;
    if (box && now instanceof HTMLElement) box.scrollTop = now.offsetTop - box.clientHeight / 2;
  }, [last]);
  if (turns.length === 0) return <p class="no-moves">{text.noMoves}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <ol class="moves" ref={list} tabIndex={0} aria-label={text.moves}>
      {turns.map((turn, i) => (
        <li key={turn.steps[0]!.n}>
          <span class="turn-number">{i + 1}</span>
          <Mark game={match.game.id} seat={turn.seat} />
          <span class="hidden-but-heard">{game.seats[turn.seat]}</span>
          <span class="steps">
            {turn.steps.map(step => (
              <Step
                key={step.n}
                label={view.nameMove(step.move, game)}
                short={step.move}
                current={step.n === current}
                href={href?.(step.n)}
                choose={choose && (() => choose(step.n))}
              />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

type StepProps = {
  readonly label: string;
  readonly short: string;
  readonly current: boolean;
  readonly href: string | undefined;
  readonly choose: (() => void) | undefined;
};

function Step({ label, short, current, href, choose }: StepProps) {
  const now = current ? ({ 'aria-current': 'step' } as const) : {};
  if (choose) {
    return (
      <button
        type="button"
        class="step"
        title={label}
        aria-label={`${short}, ${label}`}
        onClick={choose}
        {...now}
      >
        {short}
      </button>
    );
  }
  if (href) {
    return (
      <a class="step" title={label} aria-label={`${short}, ${label}`} href={href} {...now}>
        {short}
      </a>
    );
  }
  return (
    <span class="step" title={label} {...now}>
      {short}
    </span>
  );
}

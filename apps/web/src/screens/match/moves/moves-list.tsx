import { isMove, type Seat, type TimelineStep } from '@tablee/kernel';
import { isMemoryGame, isOpen, type Timeline } from '@tablee/table';
import './moves-list.css';
import type { GameWords } from '@tablee/catalogue';
import { useEffect, useRef } from 'preact/hooks';
import type { GameView, SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { Icon } from '../../../page/icon.tsx';
import { Marks } from '../../../page/mark.tsx';
import { isByClock, turnsOf } from '../../../session/timeline.ts';
import { sharesSide } from '../seat-looks.ts';

type Props = {
  readonly steps: Timeline;
  readonly view: GameView;
  readonly game: GameWords;
  readonly looks: readonly SeatLook[];
  readonly name: (seat: Seat) => string;
  /** Link target of a move; without it moves are not links. */
  readonly href?: (n: number) => string;
  readonly choose?: (n: number) => void;
  readonly current?: number;
};

/** All moves, one line per turn. Where moves contain secrets, the redacted events are shown instead. */
export function MovesList({ steps, view, game, looks, name, href, choose, current }: Props) {
  const text = words().table;
  const list = useRef<HTMLOListElement>(null);
  const { match } = steps.at(-1)!;
  const turns = turnsOf(match);
  const last = current ?? match.n;
  // TEKAO-12: seats with the same pieces are distinguished by name.
  const teams = looks.some((_, seat) =>
    looks.some((_, other) => other > seat && sharesSide(looks, seat, other)),
  );
  const secret = !isOpen({ game: match.game, outcome: null });
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('[aria-current]') ?? box?.lastElementChild;
    if (box && now instanceof HTMLElement) box.scrollTop = now.offsetTop - box.clientHeight / 2;
  }, [last]);
  const kind = `moves${secret ? ' told' : ''}${teams ? ' teams' : ''}`;
  if (isMemoryGame(match)) return <p class="no-moves">{text.movesLater}</p>;
  if (turns.length === 0) return <p class="no-moves">{text.noMoves}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <ol class={kind} ref={list} tabIndex={0} aria-label={text.moves}>
      {turns.map((turn, i) => (
        <li key={turn.steps[0]!.n}>
          <span class="turn-number">{i + 1}</span>
          <Marks shapes={looks[turn.seat]?.shapes ?? []} />
          <span class={teams ? 'mover' : 'hidden-but-heard'}>{looks[turn.seat]?.name}</span>
          <span class="steps">
            {turn.steps.map(step => (
              <Step
                key={step.n}
                {...(secret
                  ? { short: sayEvents(steps[step.n], view, game, name), label: null }
                  : {
                      short: view.briefMove?.(step.move) ?? step.move,
                      label: view.nameMove(step.move, game),
                    })}
                clock={steps[step.n] !== undefined && isByClock(steps[step.n]!)}
                understudy={isByUnderstudy(steps[step.n])}
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

/** The events of a step as a sentence, redacted for the viewer. */
export const sayEvents = (
  step: TimelineStep | undefined,
  view: GameView,
  game: GameWords,
  name: (seat: Seat) => string,
): string =>
  (step?.events ?? [])
    .map(event => view.say(event, game, step?.match.state, name))
    .filter(sentence => sentence !== null)
    .join(' ');

const isByUnderstudy = (step: TimelineStep | undefined): boolean =>
  step?.entry != null && isMove(step.entry) && step.entry.by === 'understudy';

type StepProps = {
  readonly short: string;
  /** The meaning of a short move text; null if it is clear. */
  readonly label: string | null;
  /** The clock played it because time was up. */
  readonly clock: boolean;
  /** The understudy of an absent person played it. */
  readonly understudy: boolean;
  readonly current: boolean;
  readonly href: string | undefined;
  readonly choose: (() => void) | undefined;
};

function Step({ label, short, clock, understudy, current, href, choose }: StepProps) {
  const now = current ? ({ 'aria-current': 'step' } as const) : {};
  const { timeUp, understudy: named } = words().table;
  const meant = [label, clock ? timeUp : null, understudy ? named : null]
    .filter(part => part !== null)
    .join(', ');
  const titled = meant === '' ? { title: short } : { title: meant, 'aria-label': `${short}, ${meant}` };
  const shown = (
    <>
      {clock && <Icon name="hourglass" />}
      {understudy && <Icon name="computer" />}
      {short}
    </>
  );
  if (choose) {
    return (
      <button type="button" class="step" {...titled} onClick={choose} {...now}>
        {shown}
      </button>
    );
  }
  if (href) {
    return (
      <a class="step" {...titled} href={href} {...now}>
        {shown}
      </a>
    );
  }
  return (
    <span class="step" title={titled.title} {...now}>
      {shown}
    </span>
  );
}

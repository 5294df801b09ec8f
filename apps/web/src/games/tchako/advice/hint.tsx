import {
  clone,
  hooksAfter,
  isHere,
  kindOf,
  type Move,
  ownerOf,
  PUCKS,
  play,
  type ShootMove,
  sayPuck,
  sayZone,
  trackShot,
} from '@tablee/tchako';
import { useEffect, useMemo } from 'preact/hooks';
import { useLoaded } from '../../../page/later.tsx';
import { announce } from '../../../page/live.tsx';
import { boardWords } from '../../board-words.ts';
import type { BoardState } from '../draw/board-state.ts';
import { Rubber } from '../draw/elastics.tsx';
import { PUCK, postAt, SPACE, sideName, toScreen, zoneAt } from '../draw/geometry.ts';
import { endTurn, tryMove } from '../input/actions.ts';
import { AimArrow } from '../input/aim-arrows.tsx';
import './hint.css';

/** The advised move, drawn on the board. */
export function HintMark({ board, move }: { readonly board: BoardState; readonly move: Move }) {
  const { state, turned } = board;
  switch (move.kind) {
    case 'shoot':
      return (
        <g class="tchako-hint">
          <ShotGhost board={board} move={move} />
          <AimArrow state={state} aim={move} turned={turned} assistance="contact" />
        </g>
      );
    case 'create': {
      const { x, y } = zoneAt(move.zone, turned);
      return <circle class="tchako-hint ring" cx={x} cy={y} r={SPACE + 4} aria-hidden="true" />;
    }
    case 'hook':
    case 'lay':
      return (
        <g class="tchako-hint rubber" aria-hidden="true">
          <Rubber
            elastic={move.elastic}
            points={hooksAfter(state, move).map(post => postAt(post, turned))}
            chosen
          />
        </g>
      );
    default:
      return null;
  }
}

/** The way of the shot puck, and where every puck that moves comes to rest. Removed pucks have no ghost. */
function ShotGhost({ board, move }: { readonly board: BoardState; readonly move: ShootMove }) {
  const { state, turned } = board;
  const { way, ends } = useMemo(() => {
    const after = clone(state);
    play(after, move, []);
    const isMoved = (puck: number) => after.x[puck] !== state.x[puck] || after.y[puck] !== state.y[puck];
    const ends = PUCKS.filter(puck => isHere(after, puck) && isHere(state, puck) && isMoved(puck)).map(
      puck => ({
        puck,
        ...toScreen({ x: after.x[puck]!, y: after.y[puck]! }, turned),
      }),
    );
    const corners = trackShot(state, move).courses[move.puck]!.map(course => toScreen(course, turned));
    return { way: corners.map(({ x, y }) => `${x} ${y}`).join('L'), ends };
  }, [state, move, turned]);
  return (
    <g class="tchako-ghost" aria-hidden="true">
      <path d={`M${way}`} />
      {ends.map(({ puck, x, y }) => (
        <circle key={puck} class={sideName(ownerOf(puck))} cx={x} cy={y} r={PUCK} />
      ))}
    </g>
  );
}

let advice: ReturnType<typeof fetchAdvice> | null = null;

/** Loads the advice with the first hint; most games ask for none. A failed load is repeated with the next hint. */
function loadAdvice(): ReturnType<typeof fetchAdvice> {
  advice ??= fetchAdvice().catch((error: unknown) => {
    advice = null;
    throw error;
  });
  return advice;
}

async function fetchAdvice() {
  const { adviceFor, purposeOf } = await import('@tablee/tchako/advice');
  const { words, ready } = boardWords({
    fr: async () => await import('@tablee/tchako/advice/fr'),
    en: async () => await import('@tablee/tchako/advice/en'),
  });
  await ready;
  return { adviceFor, purposeOf, words };
}

type AdviceProps = { readonly board: BoardState; readonly move: Move; readonly otherwise: string };

type Advisor = Awaited<ReturnType<typeof fetchAdvice>>;

/** The advised move and its purpose as a sentence, without codes of posts. */
function sayHint(
  { purposeOf, words }: Advisor,
  { state, seat, text }: BoardState,
  move: Move,
): string | null {
  const purpose = seat === null ? null : purposeOf(state, seat, move);
  if (!purpose) return null;
  const { hints } = words();
  const what =
    move.kind === 'shoot'
      ? hints.shoot(sayPuck(move.puck, text))
      : move.kind === 'create'
        ? hints.create
        : move.kind === 'hook' || move.kind === 'lay'
          ? hints.elastic(text.elastics[kindOf(move.elastic)])
          : hints.end;
  const puck = purpose.puck === undefined ? '' : sayPuck(purpose.puck, text);
  const zone = purpose.zone === undefined ? '' : sayZone(purpose.zone, text);
  return hints.sentence(what, hints.purposes[purpose.kind](puck, zone));
}

/** The advised move with its purpose, TCHAKO-47: the rulebook's advice it follows, and a button that plays it. */
export function Advice({ board, move, otherwise }: AdviceProps) {
  const { state, seat, word } = board;
  const loaded = useLoaded(loadAdvice, []);
  const advisor = loaded.state === 'ready' ? loaded.value : null;
  const said = useMemo(
    () =>
      advisor && {
        hint: sayHint(advisor, board, move),
        followed: seat === null ? null : advisor.adviceFor(state, seat, move),
      },
    [advisor, state, seat, move],
  );
  useEffect(() => {
    if (said?.hint) announce(said.hint);
  }, [said]);
  return (
    <div class="tchako-held tchako-advice">
      <p class="tchako-note" data-testid="advice">
        {said?.hint ?? otherwise}
        {advisor && said?.followed && <small> {advisor.words().advice[said.followed]}</small>}
      </p>
      <div class="tchako-row">
        <button type="button" class="button main" onClick={() => tryMove(board, move)}>
          {word.playHint}
        </button>
        {move.kind !== 'end' && (
          <button type="button" class="button" onClick={() => endTurn(board)}>
            {word.end}
          </button>
        )}
      </div>
    </div>
  );
}

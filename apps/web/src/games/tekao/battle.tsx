import { isClockwise, type Square, sideOfSeat, tekao, toOf } from '@tablee/tekao';
import { useMemo } from 'preact/hooks';
import { focusStop } from '../../board/keyboard.ts';
import { goesOf, listChoices, studyOf, turnsOf } from './choices.ts';
import { Ghost } from './ghost.tsx';
import { EMPTY_HAND, useHand } from './hand.ts';
import { Handles } from './handles.tsx';
import { Hint } from './hint.tsx';
import type { Mode, Scene } from './mode.ts';
import { nameMove, roleOf } from './names.ts';
import { type Desk, explainTurn, grasp, playMove, pressSquare, pressTurn, targetAt } from './press.ts';
import { squareId } from './squares.tsx';
import { Streaks } from './streaks.tsx';
import { Deadly, Threats } from './threats.tsx';
import { Targets, Ways, WayWeapons } from './ways.tsx';

/** Plus is on the same key as equals. */
const TURN_KEYS = ['+', '=', '-'];

/** Moving, turning and taking (TEKAO-6 to TEKAO-10). */
export function useBattle(scene: Scene): Mode {
  const { state, seat, flipped, props, settled, threats } = scene;
  const [hand, change] = useHand(scene.n);
  const choices = useMemo(() => listChoices(state, seat), [state, seat]);
  const desk: Desk = { scene, choices, hand, change };
  const { selected } = hand;
  const studied = selected === null ? hand.studied : null;
  const study = useMemo(() => (studied === null ? [] : studyOf(state, studied)), [state, studied]);
  const goes = goesOf(choices, selected);
  const turns = turnsOf(choices, selected);
  const hinted = props.hint === null || !settled ? null : tekao.readMove(props.hint);
  const seen = [...goes, ...turns].find(({ move }) => move === hand.seen) ?? null;
  const fighting = state.phase === 'battle' && settled;

  const look = (square: Square | null): void => {
    if (selected === null) return;
    const target = square === null ? undefined : targetAt(desk, selected, square);
    change({ seen: target?.move ?? null });
  };

  /** The handle that has the focus is about to vanish: who stands on it must not fall out of the board. */
  const keepFocus = (): void => {
    if (selected !== null) focusStop(scene.root.current, squareId(selected));
  };

  return {
    roleOf: square => roleOf(desk, square, hinted),
    press: square => pressSquare(desk, square),
    look,
    grasp: at => grasp(desk, at),
    onKey: event => {
      if (event.key === 'Escape' && (selected ?? studied) !== null) {
        keepFocus();
        change(EMPTY_HAND);
        return true;
      }
      if (!TURN_KEYS.includes(event.key) || selected === null) return false;
      const turn = turns.find(({ move }) => isClockwise(move) === (event.key !== '-'));
      keepFocus();
      if (turn) playMove(desk, turn.move);
      else explainTurn(desk, selected);
      return true;
    },
    lifted: selected,
    first: choices.byPiece.keys().next().value ?? null,
    under: (
      <>
        {studied !== null && (
          <g class="study">
            <Ways state={state} square={studied} goes={study} flipped={flipped} />
          </g>
        )}
        {selected !== null && <Ways state={state} square={selected} goes={goes} flipped={flipped} />}
      </>
    ),
    over: (
      <>
        <Streaks state={state} flipped={flipped} />
        {fighting && threats && selected === null && (
          <Threats state={state} side={sideOfSeat(seat ?? props.bottom)} flipped={flipped} />
        )}
        {fighting && threats && selected !== null && (
          <Deadly
            state={state}
            square={selected}
            known={goes.map(({ move }) => toOf(move))}
            flipped={flipped}
          />
        )}
        {studied !== null && (
          <g class="study">
            <WayWeapons state={state} square={studied} goes={study} flipped={flipped} />
            <Targets goes={study} edges flipped={flipped} />
          </g>
        )}
        {selected !== null && seen === null && (
          <WayWeapons state={state} square={selected} goes={goes} flipped={flipped} />
        )}
        <Targets goes={goes.filter(go => go !== seen)} edges={seen === null} flipped={flipped} />
        {seen && <Ghost {...seen} flipped={flipped} />}
        {hinted !== null && !turns.some(({ move }) => move === hinted) && (
          <Hint move={hinted} flipped={flipped} />
        )}
      </>
    ),
    top: selected !== null && turns.length > 0 && (
      <Handles
        square={selected}
        turns={turns}
        goes={goes}
        flipped={flipped}
        hinted={hinted}
        name={turn => nameMove(turn, scene, hinted)}
        onPress={(turn, rim) => pressTurn(desk, turn, rim)}
        onKey={turn => {
          keepFocus();
          playMove(desk, turn.move);
        }}
        onLook={turn => change({ seen: turn?.move ?? null })}
      />
    ),
    panel: choices.pass && (
      <button type="button" class="button main" onClick={() => props.play('pass')}>
        {props.text.moves.pass}
      </button>
    ),
  };
}

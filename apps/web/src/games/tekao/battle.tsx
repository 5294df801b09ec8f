import { EMPTY, isClockwise, type Square, sayForesight, sayMove, shapeOf, sideOf, toOf } from '@tablee/tekao';
import { useMemo } from 'preact/hooks';
import { goesOf, listChoices, turnsOf } from './choices.ts';
import { squareCentre } from './geometry.ts';
import { EMPTY_HAND, useHand } from './hand.ts';
import type { Mode, Scene, SquareRole } from './mode.ts';
import { type Desk, playMove, pressSquare } from './press.ts';

/** Moving, turning and taking (TEKAO-6 to TEKAO-10). */
export function useBattle(scene: Scene): Mode {
  const { state, seat, flipped, props, word } = scene;
  const { text } = props;
  const [hand, change] = useHand(scene.n);
  const choices = useMemo(() => listChoices(state, seat), [state, seat]);
  const desk: Desk = { scene, choices, hand, change };
  const goes = goesOf(choices, hand.selected);
  const turns = turnsOf(choices, hand.selected);

  const roleOf = (square: Square): SquareRole => {
    const target = goes.find(({ move }) => toOf(move) === square);
    if (target) {
      const name = `${sayMove(target.move, text)}, ${sayForesight(target.foresight, text)}`;
      return { name, acts: true, drags: false };
    }
    const cell = state.cells[square]!;
    const name = text.square(square, cell === EMPTY ? null : sideOf(cell), shapeOf(cell));
    const ways = choices.byPiece.get(square);
    if (!ways) return { name, acts: false, drags: false };
    return {
      name: `${name}, ${word.ways(ways.length)}`,
      acts: true,
      pressed: square === hand.selected,
      drags: true,
    };
  };

  return {
    roleOf,
    press: square => pressSquare(desk, square),
    grasp: () => null,
    onKey: event => {
      if (event.key === 'Escape' && hand.selected !== null) {
        change(EMPTY_HAND);
        return true;
      }
      const turn = turns.find(({ move }) => (isClockwise(move) ? '+' : '-') === event.key);
      if (turn) playMove(desk, turn.move);
      return turn !== undefined;
    },
    lifted: hand.selected,
    first: choices.byPiece.keys().next().value ?? null,
    under: null,
    over: (
      <g class="lights" aria-hidden="true">
        {goes.map(({ move }) => {
          const { x, y } = squareCentre(toOf(move), flipped);
          return <circle key={move} class="target" cx={x} cy={y} r={19} />;
        })}
      </g>
    ),
    panel: (
      <div class="tekao-panel">
        {turns.map(({ move, foresight }) => (
          <button type="button" key={move} class="button" onClick={() => playMove(desk, move)}>
            {isClockwise(move) ? word.turnRight : word.turnLeft} ({sayForesight(foresight, text)})
          </button>
        ))}
      </div>
    ),
  };
}

import { type DragonsEvent, dragons, type State, sayEvent, sayMove, sayTask } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { GameView, StatusProps } from '../../board/contract.ts';
import { Portrait } from './art/dragon.tsx';
import { Jar } from './art/firefly.tsx';
import { Board } from './input/board.tsx';
import { ready, words } from './text/words.ts';
import './draw/arena.css';
import './input/choice-panel.css';
import './motion/finale.css';
import './draw/board.css';

/** The dragon of a seat and its jar. */
function Status({ state, seat }: StatusProps<State, Messages>) {
  const fireflies = state.kept[seat] ?? 0;
  return (
    <span class="dragons-status" role="img" aria-label={words().kept(fireflies)}>
      <Portrait seat={seat} />
      <svg class="jar-picture" viewBox="-34 -48 68 96" aria-hidden="true">
        <Jar fireflies={fireflies} />
      </svg>
    </span>
  );
}

export const view: GameView<State, DragonsEvent, Messages> = {
  ready,
  Board,
  Status,
  suspense: true,
  fixed: true,
  Portrait,
  say: sayEvent,
  task: sayTask,
  keys: () => words().keys,
  nameMove: (move, text) => {
    const read = dragons.readMove(move);
    return read === null ? move : sayMove(read, text);
  },
};

import { type DragonsEvent, dragons, type State, sayEvent, sayMove, sayTask } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { Portrait } from './art/dragon.tsx';
import { Board } from './board.tsx';
import { Status } from './status.tsx';
import { ready, words } from './words.ts';
import './art/art.css';
import './dragons.css';

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

import { type State, sayEvent, sayMove, sayTask, type TchagEvent, tchag } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { Status } from './draw/status.tsx';
import { Board } from './input/board.tsx';
import './draw/board.css';
import './draw/pieces.css';
import './draw/marks.css';

export const view: GameView<State, TchagEvent, Messages> = {
  Board,
  Status,
  say: sayEvent,
  task: sayTask,
  nameMove: (move, text) => {
    const read = tchag.readMove(move);
    return read === null ? move : sayMove(read, text);
  },
};

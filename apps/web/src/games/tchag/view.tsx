import { type State, sayEvent, sayMove, sayTask, type TchagEvent, tchag } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { Board } from './board.tsx';
import { Status } from './status.tsx';
import './tchag.css';
import './pieces.css';
import './marks.css';

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

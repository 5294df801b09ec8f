import { type GameidEvent, gameid, type State, sayEvent, sayMove, sayTask } from '@tablee/gameid';
import type { Messages } from '@tablee/gameid/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { Status } from './draw/heaps.tsx';
import { Board } from './input/board.tsx';
import { ready } from './text/words.ts';
import './draw/board.css';

export const view: GameView<State, GameidEvent, Messages> = {
  ready,
  Board,
  Status,
  fixed: true,
  say: sayEvent,
  task: sayTask,
  nameMove: (move, text) => {
    const read = gameid.readMove(move);
    return read === null ? move : sayMove(read, text);
  },
};

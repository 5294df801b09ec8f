import { type State, sayEvent, sayMove, sayTask, type TchakoEvent, tchako } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { Board } from './draw/board.tsx';
import { Status } from './draw/counters.tsx';
import { briefMove, namePlace, ready, words } from './text/words.ts';
import './draw/board.css';
import './draw/panel.css';
import './draw/phone.css';

export const view: GameView<State, TchakoEvent, Messages> = {
  ready,
  Board,
  Status,
  // The table announces a shot only after the board has shown it.
  suspense: true,
  say: sayEvent,
  task: sayTask,
  keys: () => words().keys,
  bound: () => words().bound,
  nameMove: (move, text) => {
    const read = tchako.readMove(move);
    return read === null ? move : sayMove(read, text);
  },
  advises: true,
  briefMove,
  namePlace,
};

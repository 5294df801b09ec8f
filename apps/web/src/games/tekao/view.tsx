import {
  isOver,
  nextTurn,
  type State,
  sayEvent,
  sayMove,
  sayTask,
  type TekaoEvent,
  tekao,
} from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { Board } from './board.tsx';
import { briefMove } from './brief.ts';
import { Status } from './status.tsx';
import { ready, words } from './words.ts';
import './tekao.css';
import './phone.css';
import './marks.css';

export const view: GameView<State, TekaoEvent, Messages> = {
  ready,
  Board,
  Status,
  next: s => (isOver(s) ? null : (s.variant.cycle[nextTurn(s)] ?? null)),
  say: sayEvent,
  task: sayTask,
  keys: () => words().keys,
  nameMove: (move, text) => {
    const read = tekao.readMove(move);
    return read === null ? move : sayMove(read, text);
  },
  briefMove,
};

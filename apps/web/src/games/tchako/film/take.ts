import type { ShootMove, State, TchakoEvent } from '@tablee/tchako';
import type { Shown } from '../../../board/contract.ts';

/** A shot that is being seen: from what lay there before to what the referee says. */
export type Take = {
  readonly before: State;
  readonly move: ShootMove;
  readonly to: Shown<State, TchakoEvent>;
};

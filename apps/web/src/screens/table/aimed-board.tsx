import type { BoardProps, GameView } from '../../board/contract.ts';
import type { Aiming } from '../../session/aiming.ts';

type Props = Omit<BoardProps, 'aims' | 'aim'> & {
  readonly Board: GameView['Board'];
  /** Undefined: nobody sits elsewhere, or what is shown is not the present. */
  readonly aiming: Aiming | undefined;
};

const NO_AIMS: BoardProps['aims'] = [];

/** Aims change ten times a second: only the board is drawn anew for them, and nothing around it. */
export function AimedBoard({ Board, aiming, ...props }: Props) {
  return <Board {...props} aims={aiming?.aims.value ?? NO_AIMS} aim={aiming?.aim.value ?? null} />;
}

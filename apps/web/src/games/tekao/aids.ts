import type { Seat } from '@tablee/kernel';
import { nameSquare, type Square, type State, sideOfSeat, threatsTo } from '@tablee/tekao';
import { useState } from 'preact/hooks';
import { useKeys } from '../../page/keys.ts';
import { announce } from '../../page/live.tsx';
import type { ToolsProps } from './tools.tsx';
import type { Words } from './words.ts';

/** TEKAO-11: a draw that is so near is said. */
const NEAR_DRAW = 20;

function drawIn({ phase, quiet, variant }: State): number | null {
  const left = variant.drawAfter - quiet;
  return phase === 'battle' && left <= Math.min(NEAR_DRAW, variant.drawAfter / 2) ? left : null;
}

type Asked = {
  readonly state: State;
  /** Whose dangers they are. */
  readonly seat: Seat;
  readonly point: ((at: string) => void) | null;
  readonly word: Words;
};

export type Aids = {
  /** Dangers are shown. */
  readonly threats: boolean;
  /** The next square pressed is shown to the others; true when that was meant. */
  readonly takePoint: (square: Square) => boolean;
  readonly tools: Omit<ToolsProps, 'text' | 'word'>;
};

/** What may be asked for besides playing: dangers, who beats whom, showing a square. By button or by key. */
export function useAids({ state, seat, point, word }: Asked): Aids {
  const [threats, setThreats] = useState(false);
  const [wheel, setWheel] = useState(false);
  const [pointing, setPointing] = useState(false);
  const fighting = state.phase === 'battle';
  const toggleThreats = (): void => {
    if (!fighting) return;
    setThreats(!threats);
    const squares = [...threatsTo(state, sideOfSeat(seat)).keys()];
    if (!threats) announce(word.threatened(squares.map(nameSquare)));
  };
  const togglePointing = (): void => {
    setPointing(!pointing);
    if (!pointing) announce(word.pointNow);
  };
  useKeys({ m: toggleThreats, f: () => setWheel(true) });
  return {
    threats: threats && fighting,
    takePoint: square => {
      if (!pointing || !point) return false;
      setPointing(false);
      point(nameSquare(square));
      return true;
    },
    tools: {
      threats: fighting ? { on: threats, toggle: toggleThreats } : null,
      wheel: { open: wheel, set: setWheel },
      pointing: point && { on: pointing, toggle: togglePointing },
      drawIn: drawIn(state),
    },
  };
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { load, save } from '../../storage/store.ts';

/** So many own moves in a row without a refusal: the game is understood. */
const WELL_PLAYED = 10;

const keyOf = (game: string): string => `brief.${game}`;

export type Brief = {
  readonly shown: boolean;
  readonly hide: () => void;
  /** Counts an own move or a refusal. */
  readonly count: (refused: boolean) => void;
};

/** Whether the aim is shown: until a game ends on this device, moves go well, or it is dismissed. */
export function useBrief(game: string, over: boolean, playing: boolean): Brief {
  const [known, setKnown] = useState(() => load(keyOf(game)) !== null);
  const well = useRef(0);
  const hide = (): void => {
    if (known) return;
    save(keyOf(game), 'known');
    setKnown(true);
  };
  useEffect(() => {
    if (over) hide();
  }, [over]);
  return {
    shown: !known && !over && playing,
    hide,
    count: refused => {
      well.current = refused ? 0 : well.current + 1;
      if (well.current >= WELL_PLAYED) hide();
    },
  };
}

type Props = { readonly line: string; readonly hide: () => void };

/** The aim in one line, in the header: it takes no room from the board. A press dismisses it. */
export const BriefLine = ({ line, hide }: Props) => (
  <button type="button" class="brief" onClick={hide}>
    {line}
    <span aria-hidden="true">×</span>
    <span class="hidden-but-heard"> ({words().close})</span>
  </button>
);

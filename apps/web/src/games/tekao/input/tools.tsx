import type { Seat } from '@tablee/kernel';
import { nameSquare, type Square, type State, sideOfSeat, threatsTo } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../page/dialog.tsx';
import { useKeys } from '../../../page/keys.ts';
import { later } from '../../../page/later.tsx';
import { announce } from '../../../page/live.tsx';
import type { Words } from '../text/words.ts';

const ICONS = {
  threats: 'M12 3.500 22 20.500H2zM12 10v5M12 17.800v.1',
  strength: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.500 16 12l-4 4.500L8 12z',
  point: 'M9 21v-4l-4-4.500q1-2 3 0l1.500 1V4.500q1.500-2 3 0V10h4q3 .500 2.500 4l-1 7z',
} as const;

/** Loaded when it is opened. */
const StrengthChart = later(async () => (await import('../strength/strength-chart.tsx')).StrengthChart);

type ToolProps = {
  readonly icon: keyof typeof ICONS;
  readonly pressed?: boolean;
  readonly act: () => void;
  readonly children: ComponentChildren;
};

function Tool({ icon, pressed, act, children }: ToolProps) {
  return (
    <button type="button" class="tekao-tool" aria-pressed={pressed} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <span>{children}</span>
    </button>
  );
}

type ToolsProps = {
  /** Null outside the battle. */
  readonly threats: { readonly on: boolean; readonly toggle: () => void } | null;
  readonly strength: { readonly open: boolean; readonly set: (open: boolean) => void };
  /** Null: no other player sees the pointing. */
  readonly pointing: { readonly on: boolean; readonly toggle: () => void } | null;
  /** TEKAO-11: turns left until a draw; null while it is far. */
  readonly drawIn: number | null;
  readonly text: Messages;
  readonly word: Words;
};

/** Buttons below the board: threats, strength chart, pointing at a square. */
export function Tools({ threats, strength, pointing, drawIn, text, word }: ToolsProps) {
  return (
    <>
      <div class="tekao-tools" role="group" aria-label={word.tools}>
        <Tool icon="strength" act={() => strength.set(true)}>
          {word.strength}
        </Tool>
        {threats && (
          <Tool icon="threats" pressed={threats.on} act={threats.toggle}>
            {word.threats}
          </Tool>
        )}
        {pointing && (
          <Tool icon="point" pressed={pointing.on} act={pointing.toggle}>
            {word.point}
          </Tool>
        )}
        <Dialog title={word.strengthTitle} open={strength.open} close={() => strength.set(false)}>
          <StrengthChart text={text} />
        </Dialog>
      </div>
      {drawIn !== null && <p class="tekao-quiet">{word.quiet(drawIn)}</p>}
    </>
  );
}

/** TEKAO-11: the countdown to a draw is shown from here on. */
const NEAR_DRAW = 20;

function drawIn({ phase, quiet, variant }: State): number | null {
  const left = variant.drawAfter - quiet;
  return phase === 'battle' && left <= Math.min(NEAR_DRAW, variant.drawAfter / 2) ? left : null;
}

type ToolsInput = {
  readonly state: State;
  /** The seat whose pieces are threatened. */
  readonly seat: Seat;
  readonly point: ((at: string) => void) | null;
  readonly word: Words;
};

export type ToolsState = {
  /** Threats are shown. */
  readonly threats: boolean;
  /** Points at the pressed square if pointing is on; true if it did. */
  readonly takePoint: (square: Square) => boolean;
  readonly tools: Omit<ToolsProps, 'text' | 'word'>;
};

/** The state of the tools, toggled by button or by key. */
export function useTools({ state, seat, point, word }: ToolsInput): ToolsState {
  const [threats, setThreats] = useState(false);
  const [strength, setStrength] = useState(false);
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
  useKeys({ m: toggleThreats, f: () => setStrength(true) });
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
      strength: { open: strength, set: setStrength },
      pointing: point && { on: pointing, toggle: togglePointing },
      drawIn: drawIn(state),
    },
  };
}

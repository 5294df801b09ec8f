import {
  ANIMAL,
  countUp,
  faceOf,
  GESTURES,
  type Gesture,
  type Space,
  type State,
  toHide,
} from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { Seat } from '@tablee/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusStop } from '../../../board/keyboard.ts';
import type { Root } from '../../../board/piece.ts';
import { Portrait } from '../art/dragon.tsx';
import { Jar } from '../art/firefly.tsx';
import { Drum, HandOverStones } from '../art/icons.tsx';
import { Paw, Pondering, Thing } from '../art/paw.tsx';
import { StoneFace } from '../art/stone.tsx';
import type { Prompt, Words } from '../text/words.ts';
import { type HammerGuard, useHammerGuard } from './hammering.ts';

export type Choices = {
  readonly choose: (gesture: Gesture) => void;
  readonly tell: (seat: Seat) => void;
  readonly keep: () => void;
  readonly goOn: () => void;
  readonly take: (space: Space) => void;
};

type Props = {
  readonly prompt: Prompt;
  readonly state: State;
  /** The seat that chooses on this screen, or that is waited for. */
  readonly seat: Seat | null;
  readonly held: Space | null;
  readonly hint: string | null;
  readonly choices: Choices;
  readonly text: Messages;
  readonly word: Words;
};

/** DRAGON-9: the current choices as large pictures. */
export function ChoicePanel(props: Props) {
  const guard = useHammerGuard(props.prompt);
  return (
    <div
      class={`dragons-choices asks-${props.prompt}`}
      role="group"
      aria-label={props.word.choices}
      onPointerDown={guard.feel}
    >
      <Pictures {...props} guard={guard} />
    </div>
  );
}

type Guarded = { readonly guard: HammerGuard };

function Pictures(props: Props & Guarded) {
  const { prompt, state, seat, hint, choices, text, word, guard } = props;
  switch (prompt) {
    case 'choose':
      return GESTURES.map((name, gesture) => (
        <Picture
          key={name}
          choice={name}
          label={text.gestures[gesture] ?? ''}
          hinted={hint === name}
          press={() => choices.choose(gesture)}
          guard={guard}
        >
          <svg viewBox="-56 -58 112 112" aria-hidden="true">
            <Paw gesture={gesture} seat={seat ?? 0} />
            <g transform="translate(36 34) scale(0.860)">
              <circle class="plate" r="23" />
              <Thing gesture={gesture} />
            </g>
          </svg>
        </Picture>
      ));
    case 'tell':
      return state.kept.map((_, who) => (
        <Picture
          key={text.seats[who]}
          label={text.moves.won(text.seats[who] ?? '')}
          press={() => choices.tell(who)}
          guard={guard}
        >
          <Portrait seat={who} />
        </Picture>
      ));
    case 'more': {
      const caught = countUp(state);
      return (
        <>
          <Picture
            choice="keep"
            label={word.keep(caught)}
            brief={word.keepShort}
            hinted={hint === 'keep'}
            press={choices.keep}
            guard={guard}
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <Jar fireflies={caught} />
            </svg>
          </Picture>
          <Picture
            label={word.more}
            press={choices.goOn}
            guard={guard}
            hinted={hint?.startsWith('turn') ?? false}
          >
            <HandOverStones />
          </Picture>
        </>
      );
    }
    case 'turn':
      return (
        <Sign>
          <Portrait seat={seat ?? 0} />
          <HandOverStones />
        </Sign>
      );
    case 'hide':
      return <ToHide {...props} />;
    case 'watch':
      return <Waiting state={state} seat={seat} />;
    case 'over':
      return null;
  }
}

/** The seat that is waited for with its catch; a drum before a duel. */
function Waiting({ state, seat }: Pick<Props, 'state' | 'seat'>) {
  if (seat === null) {
    return (
      <Sign>
        <Drum />
      </Sign>
    );
  }
  const caught = countUp(state);
  return (
    <Sign>
      <Portrait seat={seat} mood={state.phase === 'hide' ? 'sad' : 'glad'} />
      {state.phase === 'turn' && caught > 0 ? (
        <svg class="caught" viewBox="-34 -48 68 96" aria-hidden="true">
          <Jar fireflies={caught} />
        </svg>
      ) : (
        <svg class="waits" viewBox="-40 -40 80 80" aria-hidden="true">
          <Pondering />
        </svg>
      )}
    </Sign>
  );
}

/** DRAGON-6: the stones to be hidden; the selected one is hidden next. */
function ToHide({ state, held, choices, word }: Props) {
  return toHide(state).map(space => {
    const face = faceOf(state.cells[space]!);
    const said = `${face === ANIMAL ? word.animal : word.face(face)}, ${word.toHide}`;
    return (
      <button
        key={space}
        type="button"
        class="picture-button lost"
        aria-label={said}
        aria-pressed={space === held}
        onClick={() => choices.take(space)}
      >
        <svg viewBox="-46 -46 92 92" aria-hidden="true">
          <StoneFace face={face} />
        </svg>
      </button>
    );
  });
}

const Sign = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="dragons-sign" aria-hidden="true">
    {children}
  </div>
);

type PictureProps = Guarded & {
  /** The move, for a lesson that points at it. */
  readonly choice?: string;
  readonly label: string;
  /** Shown instead of a label that is too long. */
  readonly brief?: string;
  readonly hinted?: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
};

const Picture = ({ choice, label, brief, hinted = false, press, guard, children }: PictureProps) => (
  <button
    type="button"
    class={hinted ? 'picture-button hinted' : 'picture-button'}
    data-choice={choice}
    aria-label={label}
    onClick={event => guard.press(event, press)}
  >
    {/* First in reading order, below the picture on screen: the number of a jar is read after the words. */}
    <small aria-hidden="true">{brief ?? label}</small> {children}
  </button>
);

/** When the focused picture disappears, moves focus to the first picture, or else to the space `first`. */
export function useKeptFocus(
  panel: { readonly current: HTMLElement | null },
  board: Root,
  first: string | null,
): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (hadFocus.current && (at === null || at === document.body)) {
      const picture = panel.current?.querySelector('button');
      if (picture) picture.focus({ preventScroll: true });
      else if (first !== null) focusStop(board.current, first);
    }
    hadFocus.current = at === document.body ? hadFocus.current : (panel.current?.contains(at) ?? false);
  });
}

import {
  type DragonsEvent,
  GESTURES,
  type Gesture,
  NO_GESTURE,
  type State,
  strongest,
} from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { Seat } from '@tablee/kernel';
import { Portrait } from '../art/dragon.tsx';
import { Paw, Pondering, Veiled } from '../art/paw.tsx';
import type { Words } from '../text/words.ts';

/** DRAGON-3: the gestures shown in a duel, and the seats that go on. */
export type Reveal = {
  readonly gestures: readonly Gesture[];
  /** Both are NO_GESTURE in a tie. */
  readonly strong: Gesture;
  readonly weak: Gesture;
  readonly goOn: readonly Seat[];
};

export function revealIn(events: readonly DragonsEvent[]): Reveal | null {
  const shown = events.find(event => event.kind === 'shown');
  if (!shown) return null;
  const { gestures } = shown;
  const laid = gestures.filter(gesture => gesture !== NO_GESTURE);
  const strong = strongest(laid);
  const weak = strong === NO_GESTURE ? NO_GESTURE : (laid.find(gesture => gesture !== strong) ?? NO_GESTURE);
  const goOn = gestures.flatMap((gesture, seat) =>
    gesture !== NO_GESTURE && (strong === NO_GESTURE || gesture === strong) ? [seat] : [],
  );
  return { gestures, strong, weak, goOn };
}

type Props = {
  readonly state: State;
  /** Null while gestures are being chosen. */
  readonly reveal: Reveal | null;
  readonly pace: number;
  readonly n: number;
  readonly text: Messages;
  readonly word: Words;
  readonly skip: () => void;
};

const ROCK = 0;
const BOX = '-52 -56 104 106';

/** DRAGON-2, DRAGON-3: the duel over the board. Gestures stay secret until all are shown. */
export function Arena({ state, reveal, pace, n, text, word, skip }: Props) {
  const seats = state.inside.map((inside, seat) => ({
    seat,
    fights: reveal ? reveal.gestures[seat] !== NO_GESTURE : inside === 1,
  }));
  return (
    <div
      key={reveal ? n : 'choosing'}
      class={`dragons-arena of-${seats.length}${reveal ? ' reveal' : ''}`}
      style={{ '--pace': pace }}
      role="group"
      aria-label={word.duel}
      onClick={skip}
      onKeyDown={undefined}
    >
      {reveal && <Count />}
      <div class="fighters">
        {seats.map(({ seat, fights }) =>
          fights ? (
            <Fighter key={seat} seat={seat} state={state} reveal={reveal} text={text} word={word} />
          ) : (
            <Sleeper key={seat} seat={seat} text={text} word={word} />
          ),
        )}
      </div>
      {reveal && <Verdict reveal={reveal} />}
    </div>
  );
}

/** DRAGON-10: pictures of real hands, for players who cannot read. */
export const RealHands = ({ question }: { readonly question: string }) => (
  <div class="dragons-arena real" aria-hidden="true">
    <p class="question">{question}</p>
    <div class="fighters">
      {GESTURES.map((name, gesture) => (
        <svg key={name} class="hand" viewBox={BOX}>
          <Paw gesture={gesture} seat={null} />
        </svg>
      ))}
    </div>
  </div>
);

const Count = () => (
  <div class="count" aria-hidden="true">
    <b>1</b>
    <b>2</b>
    <b>3</b>
  </div>
);

type FighterProps = Pick<Props, 'state' | 'reveal' | 'text' | 'word'> & { readonly seat: Seat };

function Fighter({ seat, state, reveal, text, word }: FighterProps) {
  const gesture = reveal?.gestures[seat] ?? NO_GESTURE;
  const ready = state.chosen[seat] !== NO_GESTURE;
  const beaten = reveal !== null && !reveal.goOn.includes(seat);
  const said = reveal ? text.gestures[gesture] : ready ? word.ready : word.pondering;
  const result = reveal === null || reveal.strong === NO_GESTURE ? '' : beaten ? ' beaten' : ' stronger';
  return (
    <div
      class={`fighter${result}`}
      role="img"
      aria-label={`${word.dragon(text.seats[seat] ?? '')}, ${said}`}
      data-testid={`fighter-${seat}`}
    >
      <svg class="hand" viewBox={BOX} aria-hidden="true">
        {reveal ? (
          <>
            <g class="fist">
              <Paw gesture={ROCK} seat={seat} />
            </g>
            <g class="open">
              <Paw gesture={gesture} seat={seat} />
            </g>
          </>
        ) : ready ? (
          <Veiled seat={seat} />
        ) : (
          <Pondering />
        )}
      </svg>
      <Portrait seat={seat} />
    </div>
  );
}

/** DRAGON-3: a seat that is out of this duel. */
const Sleeper = ({ seat, text, word }: Pick<FighterProps, 'seat' | 'text' | 'word'>) => (
  <div class="fighter out" role="img" aria-label={`${word.dragon(text.seats[seat] ?? '')}, ${word.out}`}>
    <Portrait seat={seat} mood="asleep" />
  </div>
);

/** The stronger gesture over the weaker one, or two arrows for a tie. */
function Verdict({ reveal }: { readonly reveal: Reveal }) {
  const { strong, weak, goOn } = reveal;
  if (strong === NO_GESTURE) {
    return (
      <svg class="verdict" viewBox="-60 -50 120 100" aria-hidden="true">
        <path class="again" d="M-26 10A28 28 0 0 1 20-20M26-10A28 28 0 0 1-20 20" />
        <path class="again tip" d="M12-32 32-16 10-8zM-12 32-32 16-10 8z" />
      </svg>
    );
  }
  const loser = reveal.gestures.indexOf(weak);
  return (
    <svg class="verdict" viewBox="-90 -56 180 108" aria-hidden="true">
      <path class="spark" d="M0-40 8-14 34-24 18-2 40 14 14 14 8 40-4 18-30 30-16 6-40-8-14-10z" />
      <g transform="translate(50 8) rotate(24) scale(0.700)" opacity="0.750">
        <Paw gesture={weak} seat={loser} />
      </g>
      <g class="strikes">
        <g transform="translate(-34 0)">
          <Paw gesture={strong} seat={goOn[0] ?? 0} />
        </g>
      </g>
    </svg>
  );
}

import { creationCost, END, isAbsent, makeRoom, mayLoad, ownerOf, shotCost } from '@tablee/tchako';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../page/icon.tsx';
import { useKeys } from '../../../page/keys.ts';
import { type BoardState, NOTHING_SELECTED } from '../draw/board-state.ts';
import { mayShift } from '../draw/choices.ts';
import { createPuck, fire, tryMove } from '../input/actions.ts';
import { directionToward } from '../input/aim.ts';
import { turnByKey } from '../input/keyboard.ts';
import { headingFor, sayAround, useSpokenAim } from '../input/predicted-line.ts';

type PanelProps = { readonly board: BoardState };

/** The selected shot, by buttons and sliders. */
export function AimPanel({ board }: PanelProps) {
  const { selection, select, state, text, flicks } = board;
  const word = board.word.input;
  const { aim, loaded, steering, shifting } = selection;
  useSpokenAim(board);
  useKeys({
    v: () => aim && board.tell(sayAround(board, aim)),
    c: () => mayLoad(state.variant) && select({ loaded: !loaded }),
  });
  if (!aim) return null;
  const cost = shotCost(state, aim.puck, loaded);
  const shifted = aim.dx !== 0 || aim.dy !== 0;
  if (selection.pulling) return <p class="tchako-note">{word.chosen.pulled}</p>;
  if (selection.near) return <p class="tchako-note">{word.chosen.near}</p>;
  return (
    <div class="tchako-held">
      {(shifting || !steering) && (
        <p class="tchako-note">
          {shifting ? word.chosen.shift : flicks ? word.chosen.flick : word.chosen.aim}
        </p>
      )}
      {steering && <Sliders board={board} />}
      {steering && !flicks && !shifting && <p class="tchako-note far">{word.chosen.far}</p>}
      <div class="tchako-row">
        {steering ? (
          <button type="button" class="button main" onClick={() => fire(board)}>
            {word.fire} · {text.points(cost)}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => select({ steering: true })}>
            {word.steer}
          </button>
        )}
        {mayLoad(state.variant) && (
          <button
            type="button"
            class="button toggle"
            aria-pressed={loaded}
            title={word.loadedHint}
            onClick={() => select({ loaded: !loaded })}
          >
            {word.loaded}
          </button>
        )}
        {(mayShift(state, aim.puck) || shifted) && (
          <button
            type="button"
            class="button toggle"
            aria-pressed={shifting}
            onClick={() => select({ shifting: !shifting })}
          >
            {word.shift}
          </button>
        )}
        {shifted && (
          <button
            type="button"
            class="plain"
            aria-label={word.shiftBack}
            onClick={() => select({ aim: { ...aim, dx: 0, dy: 0 } })}
          >
            <Icon name="turn" />
          </button>
        )}
        <button
          type="button"
          class="plain"
          aria-label={word.putDown}
          onClick={() => select(NOTHING_SELECTED)}
        >
          <Icon name="cross" />
        </button>
      </div>
    </div>
  );
}

/** The slider runs from -180° (behind) over 0° (ahead) to 180°. */
const toSlider = (heading: number): number => (heading > 180 ? heading - 360 : heading);

function Sliders({ board }: PanelProps) {
  const { selection, select } = board;
  const word = board.word.input;
  const aim = selection.aim!;
  const heading = headingFor(aim);
  const turn = (key: string) => () => {
    const next = turnByKey(aim, key, true);
    if (next) select({ aim: next });
  };
  return (
    <div class="tchako-sliders">
      <label>
        <span>{word.heading}</span>
        <input
          type="range"
          min={-180}
          max={180}
          step={1}
          value={toSlider(heading)}
          aria-valuetext={word.headingIs(heading)}
          onInput={e =>
            select({
              aim: {
                ...aim,
                direction: directionToward(Number(e.currentTarget.value), ownerOf(aim.puck) === 1),
              },
            })
          }
        />
        <output>{word.headingIs(heading)}</output>
      </label>
      <button type="button" class="plain" aria-label={word.turnLeft} onClick={turn('ArrowLeft')}>
        ↺
      </button>
      <button type="button" class="plain" aria-label={word.turnRight} onClick={turn('ArrowRight')}>
        ↻
      </button>
      <label class="wide">
        <span>{word.power}</span>
        <input
          type="range"
          min={1}
          max={1000}
          step={5}
          value={aim.power}
          aria-valuetext={word.powerIs(aim.power)}
          onInput={e => select({ aim: { ...aim, power: Number(e.currentTarget.value) } })}
        />
        <output>{word.powerIs(aim.power)}</output>
      </label>
    </div>
  );
}

/** Asks before points are lost. The first button has the focus, so that the keyboard goes on. */
export function EndQuestion({ board }: PanelProps) {
  const { state, text, word, select } = board;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div class="tchako-held" role="group" aria-labelledby="tchako-ending">
      <p class="tchako-note" id="tchako-ending">
        {word.input.endAsk(text.points(state.points))}
      </p>
      <div class="tchako-row">
        <button ref={first} type="button" class="button main" onClick={() => tryMove(board, END)}>
          {word.end}
        </button>
        <button type="button" class="button" onClick={() => select(NOTHING_SELECTED)}>
          {word.input.endStay}
        </button>
      </div>
    </div>
  );
}

/** TCHAKO-13: the cost of a puck on the selected space, and how many pucks make room. */
export function CreationPanel({ board }: PanelProps) {
  const { state, selection, text, select } = board;
  const word = board.word.input;
  const zone = selection.zone!;
  const aside = makeRoom(state, zone)?.length ?? 0;
  const cost = creationCost(state, zone);
  return (
    <div class="tchako-held">
      <div class="tchako-row">
        <button type="button" class="button main" onClick={() => createPuck(board)}>
          {isAbsent(state, state.turn) ? word.createQueen : word.create} ·{' '}
          {cost === 0 ? word.free : text.points(cost)}
        </button>
        <button
          type="button"
          class="plain"
          aria-label={word.putDown}
          onClick={() => select(NOTHING_SELECTED)}
        >
          <Icon name="cross" />
        </button>
      </div>
      {aside > 0 && <p class="tchako-note">{word.aside(aside)}</p>}
    </div>
  );
}

/** TCHAKO-14: the selected elastic, or one hook of it. */
export function ElasticPanel({ board }: PanelProps) {
  const word = board.word.input;
  return (
    <div class="tchako-held">
      <p class="tchako-note">{board.selection.from === null ? word.elasticHere : word.hookHere}</p>
      <div class="tchako-row">
        <button type="button" class="button" onClick={() => board.select(NOTHING_SELECTED)}>
          {word.putDown}
        </button>
      </div>
    </div>
  );
}

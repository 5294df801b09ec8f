import { mayLoad, ownerOf, shotCost } from '@tablee/tchako';
import { Icon } from '../../page/icon.tsx';
import { useKeys } from '../../page/keys.ts';
import { directionToward, turnByKey } from './aim.ts';
import { EMPTY_HAND } from './hand.ts';
import { handWords } from './hand-words.ts';
import { fire } from './press.ts';
import type { Desk } from './scene.ts';
import { mayShift } from './shifting.ts';
import { headingFor, sayAround, useSpokenAim } from './spoken.ts';

/** The shot in hand, by buttons and sliders: for a thumb, for whoever hears the board, and for the last tenth of a degree. */
export function Aiming({ desk }: { readonly desk: Desk }) {
  const { hand, change, state, text, flicks } = desk;
  const word = handWords();
  const { aim, loaded, steering, shifting } = hand;
  useSpokenAim(desk);
  useKeys({
    v: () => aim && desk.tell(sayAround(desk, aim)),
    c: () => mayLoad(state.variant) && change({ loaded: !loaded }),
  });
  if (!aim) return null;
  const cost = shotCost(state, aim.puck, loaded);
  const shifted = aim.dx !== 0 || aim.dy !== 0;
  if (hand.pulling) return <p class="tchako-note">{word.chosen.pulled}</p>;
  return (
    <div class="tchako-held">
      {(shifting || !steering) && (
        <p class="tchako-note">
          {shifting ? word.chosen.shift : flicks ? word.chosen.flick : word.chosen.aim}
        </p>
      )}
      {steering && <Sliders desk={desk} />}
      <div class="tchako-row">
        {steering ? (
          <button type="button" class="button main" onClick={() => fire(desk)}>
            {word.fire} · {text.points(cost)}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => change({ steering: true })}>
            {word.steer}
          </button>
        )}
        {mayLoad(state.variant) && (
          <button
            type="button"
            class="button toggle"
            aria-pressed={loaded}
            title={word.loadedHint}
            onClick={() => change({ loaded: !loaded })}
          >
            {word.loaded}
          </button>
        )}
        {(mayShift(desk, aim.puck) || shifted) && (
          <button
            type="button"
            class="button toggle"
            aria-pressed={shifting}
            onClick={() => change({ shifting: !shifting })}
          >
            {word.shift}
          </button>
        )}
        {shifted && (
          <button
            type="button"
            class="plain"
            aria-label={word.shiftBack}
            onClick={() => change({ aim: { ...aim, dx: 0, dy: 0 } })}
          >
            <Icon name="turn" />
          </button>
        )}
        <button type="button" class="plain" aria-label={word.putDown} onClick={() => change(EMPTY_HAND)}>
          <Icon name="cross" />
        </button>
      </div>
    </div>
  );
}

/** The slider runs from straight behind on the left, over ahead, to straight behind on the right. */
const toSlider = (heading: number): number => (heading > 180 ? heading - 360 : heading);

function Sliders({ desk }: { readonly desk: Desk }) {
  const { hand, change } = desk;
  const word = handWords();
  const aim = hand.aim!;
  const heading = headingFor(aim);
  const turn = (key: string) => () => {
    const next = turnByKey(aim, key, true);
    if (next) change({ aim: next });
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
            change({
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
          onInput={e => change({ aim: { ...aim, power: Number(e.currentTarget.value) } })}
        />
        <output>{word.powerIs(aim.power)}</output>
      </label>
    </div>
  );
}

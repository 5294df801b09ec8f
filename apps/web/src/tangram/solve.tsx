import { PIECES, RIDDLES, type Riddle } from '@tablee/tchang/tangram';
import { useState } from 'preact/hooks';
import { Ask, Dialog } from '../page/dialog.tsx';
import { Icon } from '../page/icon.tsx';
import { useKeys } from '../page/keys.ts';
import { useMedia } from '../page/media.ts';
import { useTitle } from '../page/page.tsx';
import { SettingsButton } from '../page/switches.tsx';
import { paths } from '../routes.ts';
import { percentOf } from './bench.ts';
import { BenchBoard } from './board.tsx';
import { type Hand, useHand } from './hand.ts';
import { solved as solvedOnes } from './kept.ts';
import { BELOW, BESIDE } from './layout.ts';
import { Tools } from './tools.tsx';
import type { Words } from './words/fr.ts';

/** Half a leg of a small triangle and a little: a few presses cross the figure, a few more find the spot. */
const STEP = 0.5;

const focusPiece = (piece: number): void =>
  document.querySelector<SVGElement>(`[data-piece="${piece}"]`)?.focus();

function useBenchKeys(hand: Hand, showKeys: () => void): void {
  const { bench, solved } = hand;
  const numbers = PIECES.map((_, piece) => [String(piece + 1), () => focusPiece(piece)] as const);
  const moves = {
    ArrowLeft: () => hand.nudge(-STEP, 0),
    ArrowRight: () => hand.nudge(STEP, 0),
    ArrowUp: () => hand.nudge(0, STEP),
    ArrowDown: () => hand.nudge(0, -STEP),
    Backspace: hand.putAway,
    Delete: hand.putAway,
  };
  useKeys({
    '?': showKeys,
    ...(solved
      ? {}
      : {
          ...Object.fromEntries(numbers),
          r: () => hand.turn(-1),
          e: () => hand.turn(1),
          f: hand.flip,
          n: () => hand.hop(1),
          p: () => hand.hop(-1),
          h: hand.help,
          // Without a piece the arrows scroll, as everywhere.
          ...(bench.chosen === null ? {} : moves),
        }),
  });
}

/** The next one not solved yet, in the dragons' order; round again at the end. */
function nextAfter(riddle: Riddle): Riddle {
  const at = RIDDLES.indexOf(riddle);
  const others = [...RIDDLES.slice(at + 1), ...RIDDLES.slice(0, at)];
  return others.find(r => !solvedOnes.value.includes(r.name)) ?? others[0]!;
}

export function Solve({ riddle, word }: { readonly riddle: Riddle; readonly word: Words }) {
  const hand = useHand(riddle, word);
  const [asking, setAsking] = useState(false);
  const [keys, setKeys] = useState(false);
  const wide = useMedia('(min-aspect-ratio: 1 / 1)');
  const { name } = word.figures[riddle.name];
  const percent = percentOf(hand.bench);
  useTitle(name);
  useBenchKeys(hand, () => setKeys(true));
  return (
    <div class={`tangram-screen ${riddle.dragon}`}>
      <header class="top">
        <a class="plain" href={paths.tangramOf(riddle.dragon)} aria-label={word.allFigures}>
          <Icon name="previous" />
        </a>
        <h1 tabIndex={-1}>{name}</h1>
        <span class="tangram-percent" role="img" aria-label={word.covered(percent)}>
          <span class="bar" style={{ '--share': percent / 100 }} />
          {word.percent(percent)}
        </span>
        <SettingsButton />
      </header>
      <main id="content">
        <p id="tangram-figure" class="hidden-but-heard">
          {word.figure(word.figures[riddle.name].alt)}
        </p>
        <BenchBoard hand={hand} word={word} layout={wide ? BESIDE : BELOW} />
        <div class="tangram-foot">
          {hand.solved ? (
            <div class="tangram-done">
              <p>{word.solved(name)}</p>
              <div class="row">
                <a class="button main" href={paths.tangram(nextAfter(riddle).name)}>
                  {word.another}
                </a>
                <a class="button" href={paths.tangramOf(riddle.dragon)}>
                  {word.allFigures}
                </a>
                <button type="button" class="plain" onClick={hand.again}>
                  {word.again}
                </button>
              </div>
            </div>
          ) : (
            <>
              <p class="tangram-note">{hand.note || word.help}</p>
              <Tools hand={hand} word={word} again={() => setAsking(true)} keys={() => setKeys(true)} />
            </>
          )}
        </div>
      </main>
      <Ask
        title={word.tidy}
        question={asking ? word.againAsk : null}
        yes={hand.again}
        close={() => setAsking(false)}
      />
      <Dialog title={word.keysOpen} open={keys} close={() => setKeys(false)}>
        <dl class="tangram-keys">
          {word.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}

import './puzzle.css';
import { PIECES, RIDDLES, type Riddle } from '@tablee/tchang/tangram';
import { useState } from 'preact/hooks';
import { Confirm, Dialog } from '../../../page/dialog.tsx';
import { Icon } from '../../../page/icon.tsx';
import { useKeys } from '../../../page/keys.ts';
import { useMedia } from '../../../page/media.ts';
import { useTitle } from '../../../page/page.tsx';
import { paths } from '../../../page/routes.ts';
import { SettingsButton } from '../../../page/settings-button.tsx';
import { PuzzleBoard } from './board.tsx';
import type { Words } from './fr.ts';
import { BELOW, BESIDE } from './layout.ts';
import { percentOf } from './puzzle.ts';
import { type PuzzleActions, solved as solvedFigures, usePuzzleActions } from './puzzle-actions.ts';

/** Step of an arrow key, in units of the figure. */
const STEP = 0.5;

const focusPiece = (piece: number): void =>
  document.querySelector<SVGElement>(`[data-piece="${piece}"]`)?.focus();

function usePuzzleKeys(actions: PuzzleActions, showKeys: () => void): void {
  const { puzzle, solved } = actions;
  const numbers = PIECES.map((_, piece) => [String(piece + 1), () => focusPiece(piece)] as const);
  const moves = {
    ArrowLeft: () => actions.nudge(-STEP, 0),
    ArrowRight: () => actions.nudge(STEP, 0),
    ArrowUp: () => actions.nudge(0, STEP),
    ArrowDown: () => actions.nudge(0, -STEP),
    Backspace: actions.putAway,
    Delete: actions.putAway,
  };
  useKeys({
    '?': showKeys,
    ...(solved
      ? {}
      : {
          ...Object.fromEntries(numbers),
          r: () => actions.turn(-1),
          e: () => actions.turn(1),
          f: actions.flip,
          n: () => actions.hop(1),
          p: () => actions.hop(-1),
          h: actions.help,
          // Without a chosen piece the arrows scroll the page.
          ...(puzzle.chosen === null ? {} : moves),
        }),
  });
}

/** The next unsolved figure in order, starting over at the end. */
function nextAfter(riddle: Riddle): Riddle {
  const at = RIDDLES.indexOf(riddle);
  const others = [...RIDDLES.slice(at + 1), ...RIDDLES.slice(0, at)];
  return others.find(r => !solvedFigures.value.includes(r.name)) ?? others[0]!;
}

/** Icons in a 24 × 24 box. */
const ICONS = {
  left: 'M4 12a8 8 0 1 0 2.600-5.900M4 3v5h5',
  right: 'M20 12a8 8 0 1 1-2.600-5.900M20 3v5h-5',
  flip: 'M12 3v18M9 7L3 17h6zM15 7l6 10h-6z',
  next: 'M4 4h7v7H4zM13 13h7v7h-7zM14 7h4v4',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.5 1 1.200 1 2V16h5v-.1c0-.8.4-1.500 1-2A6 6 0 0 0 12 3z',
  again: 'M4 11h16v9H4zM12 3v9M8.500 8.500L12 12l3.500-3.500',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
} as const;
type Tool = keyof typeof ICONS;

type ToolsProps = {
  readonly actions: PuzzleActions;
  readonly word: Words;
  readonly again: () => void;
  readonly keys: () => void;
};

/** Buttons for everything the keys do. */
function Tools({ actions, word, again, keys }: ToolsProps) {
  const buttons: readonly (readonly [tool: Tool, label: string, act: () => void])[] = [
    ['left', word.left, () => actions.turn(1)],
    ['right', word.right, () => actions.turn(-1)],
    ['flip', word.flip, actions.flip],
    ['next', word.next, () => actions.hop(1)],
    ['hint', word.hint, actions.help],
    ['again', word.tidy, again],
    ['keys', word.keysOpen, keys],
  ];
  return (
    <fieldset class="tangram-tools" aria-label={word.tools}>
      {buttons.map(([tool, label, act]) => (
        <button key={tool} type="button" class={`tangram-tool ${tool}`} onClick={act}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[tool]} />
          </svg>
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}

export function Solve({ riddle, word }: { readonly riddle: Riddle; readonly word: Words }) {
  const actions = usePuzzleActions(riddle, word);
  const [asking, setAsking] = useState(false);
  const [keys, setKeys] = useState(false);
  const wide = useMedia('(min-aspect-ratio: 1 / 1)');
  const { name } = word.figures[riddle.name];
  const percent = percentOf(actions.puzzle);
  useTitle(name);
  usePuzzleKeys(actions, () => setKeys(true));
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
        <PuzzleBoard actions={actions} word={word} layout={wide ? BESIDE : BELOW} />
        <div class="tangram-foot">
          {actions.solved ? (
            <div class="tangram-done">
              <p>{word.solved(name)}</p>
              <div class="row">
                <a class="button main" href={paths.tangram(nextAfter(riddle).name)}>
                  {word.another}
                </a>
                <a class="button" href={paths.tangramOf(riddle.dragon)}>
                  {word.allFigures}
                </a>
                <button type="button" class="plain" onClick={actions.again}>
                  {word.again}
                </button>
              </div>
            </div>
          ) : (
            <>
              <p class="tangram-note">{actions.note || word.help}</p>
              <Tools actions={actions} word={word} again={() => setAsking(true)} keys={() => setKeys(true)} />
            </>
          )}
        </div>
      </main>
      <Confirm
        title={word.tidy}
        question={asking ? word.againAsk : null}
        yes={actions.again}
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

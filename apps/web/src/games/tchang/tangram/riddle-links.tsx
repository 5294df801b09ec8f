import './riddle-links.css';
import { DRAGONS, type Dragon, drawOutline, RIDDLES, type Riddle } from '@tablee/tchang/tangram';
import { Marks, type Shape } from '../../../page/mark.tsx';
import { paths } from '../../../page/routes.ts';
import { boxOfFigure, pathOf } from './shapes.ts';
import { useWords } from './text.ts';

/** Marks of the dragons. Must agree with art/colours.tsx. */
export const SHAPE_OF: { readonly [D in Dragon]: Shape } = {
  red: 'vermilion',
  green: 'green',
  yellow: 'gold',
  blue: 'blue',
};

/** TCHANG-14: after a won game, the dragon of the exit offers its four figures. */
export function RiddleOffer({ colour }: { readonly colour: number }) {
  const loaded = useWords();
  const dragon = DRAGONS[colour];
  // Optional: show nothing when the texts fail to load.
  if (loaded.state !== 'ready' || !dragon) return null;
  const word = loaded.value;
  return (
    <aside class="riddle-door">
      <div>
        <b>
          <Marks shapes={[SHAPE_OF[dragon]]} /> {word.asks(word.dragons[dragon])}
        </b>
        <p>{word.offerLine}</p>
      </div>
      <a class="button main" href={paths.tangramOf(dragon)}>
        {word.seeFigures}
      </a>
    </aside>
  );
}

/** TCHANG-14 on the rules page: one figure of each dragon, and a link to all of them. */
export function RiddleSample() {
  const loaded = useWords();
  if (loaded.state !== 'ready') return null;
  const word = loaded.value;
  return (
    <div class="riddle-sample">
      <ul>
        {DRAGONS.map(dragon => RIDDLES.find(r => r.dragon === dragon)!).map(riddle => (
          <li key={riddle.name}>
            <a href={paths.tangram(riddle.name)}>
              <Silhouette riddle={riddle} />
              {word.figures[riddle.name].name}
            </a>
          </li>
        ))}
      </ul>
      <a class="button" href={paths.tangram()}>
        {word.title}
      </a>
    </div>
  );
}

export function Silhouette({ riddle }: { readonly riddle: Riddle }) {
  const { left, right, bottom, top } = boxOfFigure(riddle.figure);
  return (
    <svg
      class="tangram-silhouette"
      viewBox={`${left - 0.2} ${0 - top - 0.2} ${right - left + 0.4} ${top - bottom + 0.4}`}
      aria-hidden="true"
    >
      <path d={riddle.figure.map(outline => pathOf(drawOutline(outline))).join('')} />
    </svg>
  );
}

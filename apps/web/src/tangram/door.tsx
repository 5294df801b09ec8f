import './door.css';
import { DRAGONS, type Dragon } from '@tablee/tchang/tangram';
import { Marks, type Shape } from '../page/mark.tsx';
import { paths } from '../routes.ts';
import { useWords } from './words/index.ts';

/** A dragon's colour and shape; must agree with the pawns of T'Chang. */
export const SHAPE_OF: { readonly [D in Dragon]: Shape } = {
  red: 'vermilion',
  green: 'green',
  yellow: 'gold',
  blue: 'blue',
};

/** TCHANG-14 at the end of a game that was won: the dragon at whose corner all came out offers its four figures. */
export function RiddleDoor({ colour }: { readonly colour: number }) {
  const loaded = useWords();
  const dragon = DRAGONS[colour];
  // An offer that does not arrive is none: the game is won without it.
  if (loaded.state !== 'ready' || !dragon) return null;
  const word = loaded.value;
  return (
    <aside class="riddle-door">
      <div>
        <b>
          <Marks shapes={[SHAPE_OF[dragon]]} /> {word.asks(word.dragons[dragon])}
        </b>
        <p>{word.doorLine}</p>
      </div>
      <a class="button main" href={paths.tangramOf(dragon)}>
        {word.door}
      </a>
    </aside>
  );
}

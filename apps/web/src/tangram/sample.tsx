import './sample.css';
import { DRAGONS, RIDDLES } from '@tablee/tchang/tangram';
import { paths } from '../routes.ts';
import { Silhouette } from './silhouette.tsx';
import { useWords } from './words/index.ts';

/** TCHANG-14 on the rules page: a figure of each dragon, and the way to them all. */
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

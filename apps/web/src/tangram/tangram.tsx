import './tangram.css';
import './bench.css';
import { DRAGONS, findRiddle } from '@tablee/tchang/tangram';
import { useLocation } from 'preact-iso/router';
import { words } from '../messages/index.ts';
import { MissingPiece, Sorry } from '../screens/lost.tsx';
import { Choose } from './choose.tsx';
import { Solve } from './solve.tsx';
import { useWords } from './words/index.ts';

/** TCHANG-14 by itself: /tangram shows the figures, /tangram/fox the workbench. */
export function Tangram({ figure }: { readonly figure?: string }) {
  const { query } = useLocation();
  const loaded = useWords();
  if (loaded.state === 'failed') return <MissingPiece />;
  if (loaded.state === 'loading')
    return (
      <main id="content" class="notice">
        {words().loading}
      </main>
    );
  const word = loaded.value;
  if (!figure) return <Choose asking={DRAGONS.find(d => d === query.dragon) ?? null} word={word} />;
  const riddle = findRiddle(figure);
  return riddle ? <Solve key={figure} riddle={riddle} word={word} /> : <Sorry sentence={word.noFigure} />;
}

import '../screens/table/table.css';
import './tutorial.css';
import { loadGame, loadWords as loadGameWords } from '@tablee/catalogue';
import { useState } from 'preact/hooks';
import { loadView } from '../games/views.ts';
import { words } from '../messages/index.ts';
import { useLoaded } from '../page/loaded.ts';
import { Laying } from '../screens/loading.tsx';
import { Sorry } from '../screens/lost.tsx';
import { language } from '../settings.ts';
import { Ending } from './ending.tsx';
import { keepDone, resumeAt, takeDone } from './kept.ts';
import { hasLesson, loadLesson } from './lesson.ts';
import { Stage, type Table } from './stage.tsx';
import { loadWords } from './words/index.ts';

/** Everything a lesson is given with: the real rules, the real board, the words. No server. */
async function layTable(id: string): Promise<Omit<Table, 'text' | 'word' | 'game'>> {
  const [rules, view, lesson] = await Promise.all([loadGame(id), loadView(id), loadLesson(id)]);
  return { id, rules, view, lesson };
}

/** A game learned by playing it: /apprendre/tchako. */
export function Tutorial({ game = '' }: { readonly game?: string }) {
  const chosen = language.value;
  const known = hasLesson(game);
  const laid = useLoaded(async () => (known ? layTable(game) : null), [game]);
  const said = useLoaded(async () => {
    if (!known) return { word: await loadWords[chosen](), rest: null };
    const lesson = await loadLesson(game);
    const rest = Promise.all([lesson.words[chosen](), loadGameWords(game, chosen)]);
    return { word: await loadWords[chosen](), rest: await rest };
  }, [game, chosen]);
  if (laid.state === 'failed' || said.state === 'failed')
    return <Sorry sentence={words().lost.chunk} reload />;
  if (laid.state === 'loading' || said.state === 'loading') return <Laying />;
  const { word, rest } = said.value;
  if (!laid.value || !rest) return <Sorry sentence={word.unknown} />;
  const [text, gameWords] = rest;
  return <Course table={{ ...laid.value, text, word, game: gameWords }} />;
}

/** From step to step; what was reached is kept. */
function Course({ table }: { readonly table: Table }) {
  const { id, lesson } = table;
  const ids = lesson.steps.map(step => step.id);
  const [done, setDone] = useState(() => takeDone(id, ids));
  const [at, setAt] = useState(() => resumeAt(ids, done));
  const [way, setWay] = useState(Object.keys(lesson.ways)[0]!);
  const remember = (next: readonly string[]) => {
    setDone(next);
    keepDone(id, next);
  };
  const anew = () => {
    remember([]);
    setAt(0);
  };
  if (at >= ids.length) return <Ending table={table} way={way} anew={anew} />;
  return (
    <Stage
      table={table}
      at={at}
      go={setAt}
      done={done}
      reach={step => remember(ids.filter(other => other === step || done.includes(other)))}
      way={way}
      choose={setWay}
    />
  );
}

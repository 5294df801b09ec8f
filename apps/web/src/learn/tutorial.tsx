import '../screens/table/table.css';
import './tutorial.css';
import { loadGame, loadWords as loadGameWords } from '@tablee/catalogue';
import { useState } from 'preact/hooks';
import { hasLesson, loadLesson } from '../games/lessons.ts';
import { loadView } from '../games/views.ts';
import { words } from '../messages/index.ts';
import { ErrorPage, Loading } from '../page/fallbacks.tsx';
import { useLoaded } from '../page/later.tsx';
import { type Language, language } from '../storage/settings.ts';
import { type Course, loadDone, resumeAt, storeDone } from './course.ts';
import { Ending } from './ending.tsx';
import type { Words } from './fr.ts';
import { loadLessonWords } from './lesson-words.ts';
import { StepScreen } from './step-screen.tsx';

const loadWords: { readonly [L in Language]: () => Promise<Words> } = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

async function loadCourse(id: string): Promise<Omit<Course, 'text' | 'word' | 'game'>> {
  const [rules, view, lesson] = await Promise.all([loadGame(id), loadView(id), loadLesson(id)]);
  return { id, rules, view, lesson };
}

/** The screen /apprendre/:game. It needs no server. */
export function Tutorial({ game = '' }: { readonly game?: string }) {
  const chosen = language.value;
  const known = hasLesson(game);
  const loaded = useLoaded(async () => (known ? loadCourse(game) : null), [game]);
  const said = useLoaded(async () => {
    if (!known) return { word: await loadWords[chosen](), rest: null };
    const rest = Promise.all([loadLessonWords(game, chosen), loadGameWords(game, chosen)]);
    return { word: await loadWords[chosen](), rest: await rest };
  }, [game, chosen]);
  if (loaded.state === 'failed' || said.state === 'failed')
    return <ErrorPage sentence={words().errors.notLoaded} reload />;
  if (loaded.state === 'loading' || said.state === 'loading') return <Loading />;
  const { word, rest } = said.value;
  if (!loaded.value || !rest) return <ErrorPage sentence={word.unknown} />;
  const [text, gameWords] = rest;
  return <Steps course={{ ...loaded.value, text, word, game: gameWords }} />;
}

/** Goes from step to step and stores the progress on this device. */
function Steps({ course }: { readonly course: Course }) {
  const { id, lesson } = course;
  const ids = lesson.steps.map(step => step.id);
  const [done, setDone] = useState(() => loadDone(id, ids));
  const [at, setAt] = useState(() => resumeAt(ids, done));
  const [way, setWay] = useState(Object.keys(lesson.ways)[0]!);
  const store = (next: readonly string[]) => {
    setDone(next);
    storeDone(id, next);
  };
  const repeat = () => {
    store([]);
    setAt(0);
  };
  if (at >= ids.length) return <Ending course={course} way={way} repeat={repeat} />;
  return (
    <StepScreen
      course={course}
      at={at}
      go={setAt}
      done={done}
      complete={step => store(ids.filter(other => other === step || done.includes(other)))}
      way={way}
      choose={setWay}
    />
  );
}

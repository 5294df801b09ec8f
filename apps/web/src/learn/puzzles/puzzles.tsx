import { loadGame, loadWords } from '@tablee/catalogue';
import { loadView } from '../../games/views.ts';
import { words } from '../../messages/index.ts';
import { ErrorPage, Loading } from '../../page/fallbacks.tsx';
import { useLoaded } from '../../page/later.tsx';
import { language } from '../../storage/settings.ts';
import { gameOfPuzzle, loadCollection, loadCollections } from './collection.ts';
import { DailyPuzzles, PuzzleList } from './puzzle-list.tsx';
import { PuzzleScreen } from './puzzle-screen.tsx';
import { useWords } from './words/index.ts';

/** The pages of puzzles. They need no server. */

/** /problemes and /problemes/:game */
export const Puzzles = ({ game }: { readonly game?: string }) => (game ? <OfGame game={game} /> : <Daily />);

function Daily() {
  const word = useWords();
  const loaded = useLoaded(loadCollections, []);
  if (loaded.state === 'failed') return <ErrorPage sentence={words().errors.notLoaded} reload />;
  if (loaded.state === 'loading' || !word) return <Loading />;
  return <DailyPuzzles collections={loaded.value} word={word} />;
}

function OfGame({ game }: { readonly game: string }) {
  const word = useWords();
  const loaded = useLoaded(() => loadCollection(game), [game]);
  if (loaded.state === 'failed') return <ErrorPage sentence={words().errors.notLoaded} reload />;
  if (loaded.state === 'loading' || !word) return <Loading />;
  if (!loaded.value) return <ErrorPage sentence={word.noneOf} />;
  return <PuzzleList collection={loaded.value} word={word} />;
}

async function loadPuzzle(id: string) {
  const game = gameOfPuzzle(id);
  const collection = await loadCollection(game);
  const puzzle = collection?.puzzles.find(one => one.id === id);
  if (!collection || !puzzle) return null;
  const [rules, view] = await Promise.all([loadGame(game, puzzle.rules), loadView(game)]);
  return { puzzle, collection, game: rules, view };
}

/** /probleme/:id */
export function OnePuzzle({ id = '' }: { readonly id?: string }) {
  const word = useWords();
  const chosen = language.value;
  const loaded = useLoaded(() => loadPuzzle(id), [id]);
  const text = useLoaded(
    async () => (loaded.state === 'ready' && loaded.value ? loadWords(gameOfPuzzle(id), chosen) : null),
    [loaded, chosen],
  );
  if (loaded.state === 'failed' || text.state === 'failed')
    return <ErrorPage sentence={words().errors.notLoaded} reload />;
  if (loaded.state === 'loading' || text.state === 'loading' || !word) return <Loading />;
  if (!loaded.value) return <ErrorPage sentence={word.unknown} />;
  return text.value ? <PuzzleScreen {...loaded.value} text={text.value} word={word} /> : <Loading />;
}

import type { GameWords } from '@tablee/catalogue';
import { useTableText } from '../../games/text.ts';
import { loadView } from '../../games/views.ts';
import { words } from '../../messages/index.ts';
import { ErrorPage, Loading } from '../../page/fallbacks.tsx';
import { useLoaded } from '../../page/later.tsx';
import { BoardScreen } from './board-screen.tsx';
import { findAnalysis, type KeptAnalysis } from './kept.ts';
import { StartPage } from './start-page.tsx';
import { checkAnalysis } from './steps.ts';
import { useWords, type Words } from './words/index.ts';

/** `/analyse`: the form and the stored analyses. */
export function Analyses() {
  const text = useWords();
  return text ? <StartPage text={text} /> : <Loading />;
}

/** `/analyse/:id`: a stored analysis. */
export function Analysis({ id = '' }: { readonly id?: string }) {
  const text = useWords();
  const kept = findAnalysis(id);
  if (!text) return <Loading />;
  if (!kept) return <ErrorPage sentence={text.missing} />;
  return <Opened key={id} id={id} game={kept.start.game} text={text} />;
}

type Props = { readonly id: string; readonly game: string; readonly text: Words };

function Opened({ id, game, text }: Props) {
  const words = useTableText(game);
  return words ? <Checked id={id} words={words} text={text} /> : <Loading />;
}

function Checked({ id, words: game, text }: Omit<Props, 'game'> & { readonly words: GameWords }) {
  const loaded = useLoaded(async () => {
    // Read once: from here on the board changes it.
    const kept: KeptAnalysis = findAnalysis(id)!;
    const [positions, view] = await Promise.all([checkAnalysis(kept), loadView(kept.start.game)]);
    return { kept, positions, view };
  }, [id]);
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') return <ErrorPage sentence={words().errors.notLoaded} reload />;
  return <BoardScreen {...loaded.value} game={game} text={text} />;
}

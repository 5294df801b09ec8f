import { type Language, loadGame, loadWords } from '@tablee/catalogue';
import { readTable } from '@tablee/kernel';
import type { DrawPreview, PreviewPosition } from '@tablee/wire';
import type { Shown } from '../board/contract.ts';
import { loadPicture } from '../games/pictures.ts';
import { drawInside } from '../picture/draw.ts';
import { type Board, drawCard } from './card.ts';
import { samplePosition } from './sample.ts';

/** Entry of the program that draws link previews for the server, built into `dist-preview`. */

async function readPosition({
  game: id,
  rules,
  seats,
  options,
  n,
  view,
  events,
}: PreviewPosition): Promise<Shown> {
  const game = await loadGame(id, rules);
  return { n, state: game.readState(view, readTable(game, seats, options)), events };
}

async function drawBoard(game: string, shown: Shown, language: Language): Promise<Board> {
  const [picture, text] = await Promise.all([loadPicture(game), loadWords(game, language)]);
  return { inside: drawInside(picture, { shown, past: [], bottom: 0, text }), view: picture.view };
}

export const drawPreview: DrawPreview = async ({ language, shows, title, lines }) => {
  const boards =
    'game' in shows
      ? [await drawBoard(shows.game, await readPosition(shows), language)]
      : await Promise.all(shows.map(async game => drawBoard(game, await samplePosition(game), language)));
  return drawCard(boards, title, lines);
};

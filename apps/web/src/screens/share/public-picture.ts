import { loadWords } from '@tablee/catalogue';
import { isMemoryGame, redactStep, type Timeline } from '@tablee/table';
import { loadPicture } from '../../games/pictures.ts';
import type { GamePicture, PictureProps } from '../../picture/contract.ts';
import { pastOf, shownAt } from '../../session/timeline.ts';
import { language } from '../../storage/settings.ts';

/** A position of a game to be shared: the public's view of it, also when a player shares it. */
export type PublicPicture = {
  readonly picture: GamePicture;
  /** The steps as the public was told them. */
  readonly steps: Timeline;
  readonly at: number;
  /** The drawing of one step. */
  readonly propsAt: (n: number) => PictureProps;
};

/** `at`: the entry shown, which is the last one where only that is known. */
export async function openPicture(own: Timeline, at: number, bottom: number): Promise<PublicPicture> {
  const { game } = own.at(-1)!.match;
  const [picture, text] = await Promise.all([loadPicture(game.id), loadWords(game.id, language.value)]);
  // A memory game never shows its past.
  const known = isMemoryGame(own.at(-1)!.match) ? own.slice(-2) : own;
  const steps = known.map(step => redactStep(step, 'public'));
  const propsAt = (n: number): PictureProps => {
    const step = steps[n]!;
    return { shown: shownAt(step, steps), past: pastOf(steps, step), bottom, text };
  };
  return { picture, steps, at: Math.min(at, steps.length - 1), propsAt };
}

import { hasPuzzles } from '@tablee/catalogue';
import { hasLesson } from '../../games/lessons.ts';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { paths } from '../../page/routes.ts';
import { hasStarted } from '../../storage/choices.ts';
import { load } from '../../storage/store.ts';

/** The lesson is offered first until a game or the lesson was started on this device. Must agree with learn/course.ts. */
export const isOfferedLesson = (game: string): boolean =>
  hasLesson(game) && !hasStarted(game) && load(`lesson.${game}`) === null;

type Props = {
  readonly id: string;
  /** False where the lesson is offered above. */
  readonly lesson: boolean;
};

/** The other pages of a game: its lesson, its puzzles and its rules. */
export function GameLinks({ id, lesson }: Props) {
  const text = words().home;
  return (
    <>
      {lesson && hasLesson(id) && (
        <a class="plain" href={paths.learn(id)}>
          <Icon name="bulb" />
          {text.learn}
        </a>
      )}
      {hasPuzzles(id) && (
        <a class="plain" href={paths.puzzles(id)}>
          <Icon name="puzzle" />
          {text.puzzles}
        </a>
      )}
      <a class="plain" href={paths.rules(id)}>
        <Icon name="book" />
        {text.rules}
      </a>
    </>
  );
}

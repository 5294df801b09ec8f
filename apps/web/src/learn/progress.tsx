import type { Table } from './stage.tsx';

type Props = {
  readonly table: Table;
  readonly at: number;
  readonly done: readonly string[];
  readonly go: (at: number) => void;
};

/** One bead a step: full when reached, ringed where one is; each leads to its step. */
export function Progress({ table: { lesson, text, word }, at, done, go }: Props) {
  return (
    <nav class="lesson-progress" aria-label={word.steps}>
      <ol>
        {lesson.steps.map(({ id }, i) => {
          const reached = done.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                class={reached ? 'reached' : ''}
                aria-current={i === at ? 'step' : undefined}
                aria-label={word.goTo(i + 1, text.steps[id]!.title, reached)}
                onClick={() => go(i)}
              >
                <span class="bead" aria-hidden="true">
                  {reached ? '✓' : i + 1}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

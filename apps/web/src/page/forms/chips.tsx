import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Props<T extends string | number> = {
  readonly legend: string;
  readonly of: readonly T[];
  readonly chosen: T | null;
  readonly choose: (value: T) => void;
  readonly label: (value: T) => ComponentChildren;
  /** A description. The one of the chosen value is visible; screen readers get all. */
  readonly note?: (value: T) => string | undefined;
};

/** A choice as chips. They are radio buttons, so arrow keys and screen readers work. */
export function Chips<T extends string | number>({ legend, of, chosen, choose, label, note }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="chips">
        {of.map(value => (
          <label key={value} class="chip">
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => choose(value)}
              aria-describedby={note?.(value) ? `${name}-${value}` : undefined}
            />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
      {of
        .filter(value => note?.(value))
        .map(value => (
          <p
            key={value}
            id={`${name}-${value}`}
            class={value === chosen ? 'choice-note' : 'hidden-but-heard'}
            aria-hidden={value !== chosen}
          >
            {note?.(value)}
          </p>
        ))}
    </fieldset>
  );
}

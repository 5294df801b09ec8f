import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Props<T extends string | number> = {
  readonly legend: string;
  readonly of: readonly T[];
  readonly chosen: T | null;
  readonly choose: (value: T) => void;
  readonly label: (value: T) => ComponentChildren;
};

/** One of several, as chips: radio buttons underneath, so that arrows and readers work by themselves. */
export function Chips<T extends string | number>({ legend, of, chosen, choose, label }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="chips">
        {of.map(value => (
          <label key={value} class="chip">
            <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

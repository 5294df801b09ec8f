import { useId } from 'preact/hooks';

type Props<T extends string | number> = {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly choose: (value: T) => void;
  readonly name: (value: T) => string;
};

/** A choice with more values than fit as chips. */
export function Select<T extends string | number>({ label, of, chosen, choose, name }: Props<T>) {
  const id = useId();
  return (
    <div class="field select">
      <label for={id}>{label}</label>
      <select
        id={id}
        onChange={e => {
          const value = of[e.currentTarget.selectedIndex];
          if (value !== undefined) choose(value);
        }}
      >
        {of.map(value => (
          <option key={value} value={value} selected={value === chosen}>
            {name(value)}
          </option>
        ))}
      </select>
    </div>
  );
}

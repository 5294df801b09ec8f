import { useId } from 'preact/hooks';

type Props<T extends string | number> = {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly choose: (value: T) => void;
  readonly name: (value: T) => string;
};

/** One of several where chips would fill the screen. */
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

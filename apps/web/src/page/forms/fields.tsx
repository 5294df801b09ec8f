import { useId } from 'preact/hooks';
import { words } from '../../messages/index.ts';

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

/** Must agree with MAX_NAME of @tablee/wire, whose schemas the page does not load. */
export const MAX_NAME = 24;

export function NameField({
  name,
  setName,
}: {
  readonly name: string;
  readonly setName: (name: string) => void;
}) {
  return (
    <label class="field">
      <span>{words().link.name}</span>
      <input
        name="name"
        autocomplete="given-name"
        maxLength={MAX_NAME}
        aria-required="true"
        value={name}
        onInput={e => setName(e.currentTarget.value)}
      />
    </label>
  );
}

import { words } from '../../messages/index.ts';

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
        required
        value={name}
        onInput={e => setName(e.currentTarget.value)}
      />
    </label>
  );
}

import { useState } from 'preact/hooks';
import type { SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { Dialog } from '../../../page/dialog.tsx';
import { MAX_NAME } from '../../../page/forms/fields.tsx';
import { Marks } from '../../../page/mark.tsx';
import type { TableSession } from '../../../session/session.ts';

type Props = {
  readonly session: TableSession;
  readonly looks: readonly SeatLook[];
  readonly open: boolean;
  readonly close: () => void;
};

/** Optional names for the people on a shared screen. */
export function NamesDialog({ open, close, ...rest }: Props) {
  return (
    <Dialog title={words().menu.names} open={open} close={close}>
      <Names {...rest} close={close} />
    </Dialog>
  );
}

function Names({ session, looks, close }: Omit<Props, 'open'>) {
  const people = session.people.value;
  const [names, setNames] = useState(() => people.map(person => person.name ?? ''));
  const save = () => {
    session.rename?.(names);
    close();
  };
  return (
    <form
      class="stack"
      onSubmit={e => {
        e.preventDefault();
        save();
      }}
    >
      {people.map((person, seat) => {
        const look = looks[seat];
        return (
          look &&
          person.bot === null && (
            <label key={look.name} class="field">
              <span class="row">
                <Marks shapes={look.shapes} /> {look.name}
              </span>
              <input
                autocomplete="off"
                maxLength={MAX_NAME}
                value={names[seat] ?? ''}
                onInput={e => setNames(names.with(seat, e.currentTarget.value))}
              />
            </label>
          )
        );
      })}
      <button type="submit" class="button main">
        {words().menu.namesKeep}
      </button>
    </form>
  );
}

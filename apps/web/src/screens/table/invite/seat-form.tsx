import type { SitDown } from '@tablee/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { NameField } from '../../../page/forms/fields.tsx';
import { useFormRequest } from '../../../page/forms/request.ts';
import { later } from '../../../page/later.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { loadName, saveAvatar, saveName } from '../../../storage/choices.ts';
import { avatarOf } from '../../match/avatar.tsx';
import { sayError } from '../../problem-text.ts';
import { AvatarField, useAvatar } from './avatar-field.tsx';

const ClockNote = later(async () => (await import('../../clock/clock-status.tsx')).ClockNote);

type Props = {
  readonly session: RemoteSession;
  /** The seat, or the code that gives one. */
  readonly choice: Pick<SitDown, 'seat' | 'pass'>;
  readonly submit: string;
  readonly seated?: () => void;
  /** Above the name: which seat it is. */
  readonly children: ComponentChildren;
};

/** The form of a person who sits down: the clock of the table, a name and an avatar. */
export function SeatForm({ session, choice, submit, seated, children }: Props) {
  const text = words();
  const [name, setName] = useState(loadName);
  const [avatar, setAvatar] = useAvatar(session.people.value.map(avatarOf));
  const { busy, problem, complain, run } = useFormRequest(sayError, { closes: true });
  const sit = () => {
    const said = name.trim();
    if (said === '') return complain(text.link.nameMissing);
    saveName(said);
    saveAvatar(avatar);
    void run(async () => {
      await session.sit({ name: said, avatar, ...choice });
      seated?.();
    });
  };
  return (
    <form
      class="link-panel"
      onSubmit={e => {
        e.preventDefault();
        sit();
      }}
    >
      {children}
      {session.clock && <ClockNote clock={session.clock.clock} begun={false} />}
      <NameField name={name} setName={setName} />
      <AvatarField avatar={avatar} setAvatar={setAvatar} />
      {problem && <p class="trouble">{problem}</p>}
      <button type="submit" class="button main" aria-disabled={busy}>
        {busy ? text.link.sitting : submit}
      </button>
    </form>
  );
}

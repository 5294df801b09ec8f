import type { KeptPerson } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { avatarOf } from '../match/avatar.tsx';
import { adoptProfile } from './device/device.ts';
import { type ChosenProfile, FoldedForm, ProfileFields } from './fields.tsx';
import { changeProfile } from './requests.ts';
import { useRequest } from './use-request.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly text: Words;
  readonly person: KeptPerson;
  readonly changed: (person: KeptPerson, said: string) => void;
};

/** Name, avatar and colour of a person who keeps games. */
export function ProfileForm({ text, person, changed }: Props) {
  const { profile: label } = text;
  const [profile, setProfile] = useState<ChosenProfile>(() => ({
    name: person.name,
    avatar: avatarOf(person) ?? 0,
    colour: person.colour,
  }));
  const request = useRequest(text);
  const send = () => {
    const name = profile.name.trim();
    if (name === '') return request.complain(words().link.nameMissing);
    void request.run(async () => {
      const { person: next } = await changeProfile({ ...profile, name });
      if (next === null) return;
      adoptProfile(next);
      changed(next, label.saved);
    });
  };
  return (
    <FoldedForm title={label.title} go={label.save} request={request} send={send}>
      <p>{label.hint}</p>
      <ProfileFields text={text} profile={profile} set={setProfile} />
    </FoldedForm>
  );
}

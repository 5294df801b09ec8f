import { PASSWORD_LENGTHS } from '@tablee/wire/constants';
import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { loadName } from '../../storage/choices.ts';
import { useAvatar } from '../table/invite/avatar-field.tsx';
import { type ChosenProfile, FoldedForm, isLong, PasswordField, ProfileFields } from './fields.tsx';
import { knowsPasskeys, makePasskey } from './passkey.ts';
import type { Sheet } from './recovery-sheet.tsx';
import { setPassword } from './requests.ts';
import { type PersonRequest, useRequest } from './use-request.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly text: Words;
  /** This device is a person's now. */
  readonly done: (said: string, sheet: Sheet | null) => Promise<void>;
};

/** Makes a person of a guest, by a passkey or a password. */
export function KeepForm({ text, done }: Props) {
  const { keep } = text;
  const [avatar] = useAvatar();
  const [profile, setProfile] = useState<ChosenProfile>({ name: loadName(), avatar, colour: 0 });
  const [password, setPasswordText] = useState('');
  const request = useRequest(text);
  const typed = useRequest(text);

  /** With the trimmed name; complains about none. */
  const withName = (by: PersonRequest, work: (profile: ChosenProfile) => Promise<void>) => {
    const name = profile.name.trim();
    if (name === '') return by.complain(words().link.nameMissing);
    void by.run(() => work({ ...profile, name }));
  };
  const byPasskey = () =>
    withName(request, async chosen => {
      await makePasskey(chosen.name, chosen);
      await done(keep.done, null);
    });
  const byPassword = () => {
    if (!isLong(password)) return typed.complain(text.password.short(PASSWORD_LENGTHS.least));
    withName(typed, async chosen => {
      const { signIn, recovery } = await setPassword({ password, profile: chosen });
      await done(keep.done, recovery === null ? null : { signIn, recovery });
    });
  };
  return (
    <section class="person-part" aria-labelledby="keep">
      <h2 id="keep">{keep.title}</h2>
      <p>{keep.hint}</p>
      <ProfileFields text={text} profile={profile} set={setProfile} />
      {knowsPasskeys() ? (
        <div class="stack">
          <div>
            <button type="button" class="button main" aria-disabled={request.busy} onClick={byPasskey}>
              <Icon name="key" />
              {keep.passkey}
            </button>
          </div>
          <p class="field-hint">{keep.passkeyHint}</p>
        </div>
      ) : (
        <p class="field-hint">{text.passkeyTrouble.none}</p>
      )}
      {request.problem && <p class="trouble">{request.problem}</p>}
      <FoldedForm
        title={keep.password}
        go={keep.passwordGo}
        request={typed}
        send={byPassword}
        open={!knowsPasskeys()}
      >
        <PasswordField
          text={text.password}
          hint={text.password.hint(PASSWORD_LENGTHS.least)}
          value={password}
          set={setPasswordText}
          autocomplete="new-password"
        />
      </FoldedForm>
    </section>
  );
}

import { PASSWORD_LENGTHS } from '@tablee/wire/constants';
import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { loadName } from '../../storage/choices.ts';
import { useAvatar } from '../table/invite/avatar-field.tsx';
import { type ChosenProfile, isLong, PasswordField, ProfileFields } from './fields.tsx';
import { knowsPasskeys, makePasskey } from './passkey.ts';
import type { Sheet } from './recovery-sheet.tsx';
import { setPassword } from './requests.ts';
import { useRequest } from './use-request.ts';
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
  const { busy, problem, complain, run } = useRequest(text);

  /** With the trimmed name; complains about none. */
  const withName = (work: (profile: ChosenProfile) => Promise<void>) => {
    const name = profile.name.trim();
    if (name === '') return complain(words().link.nameMissing);
    void run(() => work({ ...profile, name }));
  };
  const byPasskey = () =>
    withName(async chosen => {
      await makePasskey(chosen.name, chosen);
      await done(keep.done, null);
    });
  const byPassword = () => {
    if (!isLong(password)) return complain(text.password.short(PASSWORD_LENGTHS.least));
    withName(async chosen => {
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
            <button type="button" class="button main" aria-disabled={busy} onClick={byPasskey}>
              <Icon name="key" />
              {keep.passkey}
            </button>
          </div>
          <p class="field-hint">{keep.passkeyHint}</p>
        </div>
      ) : (
        <p class="field-hint">{text.passkeyTrouble.none}</p>
      )}
      <details class="fold" open={!knowsPasskeys()}>
        <summary>{keep.password}</summary>
        <form
          class="stack setup"
          onSubmit={e => {
            e.preventDefault();
            byPassword();
          }}
        >
          <PasswordField
            text={text.password}
            hint={text.password.hint(PASSWORD_LENGTHS.least)}
            value={password}
            set={setPasswordText}
            autocomplete="new-password"
          />
          <div>
            <button type="submit" class="button" aria-disabled={busy}>
              {keep.passwordGo}
            </button>
          </div>
        </form>
      </details>
      {problem && <p class="trouble">{problem}</p>}
    </section>
  );
}

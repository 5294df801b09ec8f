import type { Profile } from '@tablee/wire';
import { COLOUR_COUNT, PASSWORD_LENGTHS } from '@tablee/wire/constants';
import { useId, useState } from 'preact/hooks';
import { Chips } from '../../page/forms/chips.tsx';
import { NameField } from '../../page/forms/fields.tsx';
import { AvatarField } from '../table/invite/avatar-field.tsx';
import type { Words } from './words/index.ts';

const COLOURS: readonly number[] = Array.from({ length: COLOUR_COUNT }, (_, i) => i);

export type ChosenProfile = Profile & { readonly avatar: number };

type ProfileProps = {
  readonly text: Words;
  readonly profile: ChosenProfile;
  readonly set: (profile: ChosenProfile) => void;
};

/** Name, avatar and colour. */
export const ProfileFields = ({ text, profile, set }: ProfileProps) => (
  <>
    <NameField name={profile.name} setName={name => set({ ...profile, name })} />
    <AvatarField avatar={profile.avatar} setAvatar={avatar => set({ ...profile, avatar })} />
    <Chips
      legend={text.profile.colour}
      of={COLOURS}
      chosen={profile.colour}
      choose={colour => set({ ...profile, colour })}
      label={colour => (
        <>
          <span class="own-colour" data-colour={colour} /> {text.profile.colours[colour]}
        </>
      )}
    />
  </>
);

type TextProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly autocomplete: 'username' | 'off' | 'one-time-code';
};

/** A name or a code, typed as it is printed. */
export function CodeField({ label, hint, value, set, autocomplete }: TextProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="spelt"
        value={value}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        maxLength={60}
        aria-required="true"
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        onInput={e => set(e.currentTarget.value)}
      />
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type PasswordProps = {
  readonly text: Words['password'];
  readonly label?: string;
  readonly hint?: string | null;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly autocomplete: 'new-password' | 'current-password';
};

/** A password that can be looked at, instead of being typed twice. */
export function PasswordField({
  text,
  label = text.label,
  hint = null,
  value,
  set,
  autocomplete,
}: PasswordProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        {...(shown ? { type: 'text' as const } : { type: 'password' as const })}
        value={value}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        maxLength={PASSWORD_LENGTHS.most}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        onInput={e => set(e.currentTarget.value)}
      />
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <label class="show-password">
        <input type="checkbox" checked={shown} onChange={e => setShown(e.currentTarget.checked)} />
        {text.show}
      </label>
    </div>
  );
}

export const isLong = (password: string): boolean => password.length >= PASSWORD_LENGTHS.least;

import type { Profile } from '@tablee/wire';
import { COLOUR_COUNT, PASSWORD_LENGTHS } from '@tablee/wire/constants';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Chips } from '../../page/forms/chips.tsx';
import { NameField } from '../../page/forms/fields.tsx';
import { AvatarField } from '../table/invite/avatar-field.tsx';
import type { PersonRequest } from './use-request.ts';
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

type HintedProps = {
  readonly label: string;
  readonly hint: string | null;
  /** The attributes of the input: its id, and what describes it. */
  readonly children: (input: {
    readonly id: string;
    readonly 'aria-describedby'?: string;
  }) => ComponentChildren;
};

function HintedField({ label, hint, children }: HintedProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, ...(hint && { 'aria-describedby': `${id}-hint` }) })}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type CodeProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly autocomplete: 'username' | 'off' | 'one-time-code';
};

/** A name or a code, typed as it is printed. */
export const CodeField = ({ label, hint, value, set, autocomplete }: CodeProps) => (
  <HintedField label={label} hint={hint}>
    {input => (
      <input
        {...input}
        class="spelt"
        value={value}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        maxLength={60}
        aria-required="true"
        onInput={e => set(e.currentTarget.value)}
      />
    )}
  </HintedField>
);

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
  const [shown, setShown] = useState(false);
  return (
    <div>
      <HintedField label={label} hint={hint}>
        {input => (
          <input
            {...input}
            {...(shown ? { type: 'text' as const } : { type: 'password' as const })}
            value={value}
            autocomplete={autocomplete}
            autocapitalize="none"
            spellcheck={false}
            maxLength={PASSWORD_LENGTHS.most}
            onInput={e => set(e.currentTarget.value)}
          />
        )}
      </HintedField>
      <label class="show-password">
        <input type="checkbox" checked={shown} onChange={e => setShown(e.currentTarget.checked)} />
        {text.show}
      </label>
    </div>
  );
}

export const isLong = (password: string): boolean => password.length >= PASSWORD_LENGTHS.least;

type FoldedFormProps = {
  readonly title: string;
  readonly go: string;
  readonly request: Pick<PersonRequest, 'busy' | 'problem'>;
  readonly send: () => void;
  /** Unfolded from the start. */
  readonly open?: boolean;
  readonly children: ComponentChildren;
};

/** A form that few people need, with the problem of its last request. */
export const FoldedForm = ({
  title,
  go,
  request: { busy, problem },
  send,
  open = false,
  children,
}: FoldedFormProps) => (
  <details class="fold" open={open}>
    <summary>{title}</summary>
    <form
      class="stack setup"
      onSubmit={e => {
        e.preventDefault();
        send();
      }}
    >
      {children}
      {problem && <p class="trouble">{problem}</p>}
      <div>
        <button type="submit" class="button" aria-disabled={busy}>
          {go}
        </button>
      </div>
    </form>
  </details>
);

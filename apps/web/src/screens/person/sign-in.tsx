import { PASSWORD_LENGTHS } from '@tablee/wire/constants';
import { useState } from 'preact/hooks';
import { Icon } from '../../page/icon.tsx';
import { CodeField, FoldedForm, isLong, PasswordField } from './fields.tsx';
import { knowsPasskeys, signInByPasskey } from './passkey.ts';
import type { Sheet } from './recovery-sheet.tsx';
import { signInByPassword, signInByRecovery } from './requests.ts';
import { useRequest } from './use-request.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly text: Words;
  readonly done: (said: string, sheet: Sheet | null) => Promise<void>;
  /** A code of another device was typed. */
  readonly look: (code: string) => void;
};

/** All ways back to kept games. */
export function SignIn({ text, done, look }: Props) {
  const { signIn } = text;
  const request = useRequest(text);
  const byPasskey = () =>
    request.run(async () => {
      await signInByPasskey();
      await done(signIn.done, null);
    });
  return (
    <section class="person-part" aria-labelledby="sign-in">
      <h2 id="sign-in">{signIn.title}</h2>
      <p>{signIn.hint}</p>
      {knowsPasskeys() && (
        <div>
          <button type="button" class="button" aria-disabled={request.busy} onClick={() => void byPasskey()}>
            <Icon name="key" />
            {signIn.passkey}
          </button>
        </div>
      )}
      {request.problem && <p class="trouble">{request.problem}</p>}
      <div>
        <ByPassword text={text} done={done} />
        <ByCode text={text} look={look} />
        <ByRecovery text={text} done={done} />
      </div>
    </section>
  );
}

function ByPassword({ text, done }: Pick<Props, 'text' | 'done'>) {
  const { signIn } = text;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const request = useRequest(text);
  const send = () => {
    if (name.trim() === '' || password === '') return request.complain(text.password.missing);
    void request.run(async () => {
      await signInByPassword(name.trim(), password);
      await done(signIn.done, null);
    });
  };
  return (
    <FoldedForm title={signIn.byPassword} go={signIn.go} request={request} send={send}>
      <CodeField
        label={signIn.name}
        hint={signIn.nameHint}
        value={name}
        set={setName}
        autocomplete="username"
      />
      <PasswordField
        text={text.password}
        value={password}
        set={setPassword}
        autocomplete="current-password"
      />
    </FoldedForm>
  );
}

function ByCode({ text, look }: Pick<Props, 'text' | 'look'>) {
  const { signIn } = text;
  const [code, setCode] = useState('');
  const request = useRequest(text);
  const send = () => {
    if (code.trim() === '') return request.complain(text.password.missing);
    look(code.trim());
  };
  return (
    <FoldedForm title={signIn.byCode} go={signIn.look} request={request} send={send}>
      <CodeField
        label={signIn.code}
        hint={signIn.codeHint}
        value={code}
        set={setCode}
        autocomplete="one-time-code"
      />
    </FoldedForm>
  );
}

function ByRecovery({ text, done }: Pick<Props, 'text' | 'done'>) {
  const { signIn } = text;
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const request = useRequest(text);
  const send = () => {
    if (code.trim() === '') return request.complain(text.password.missing);
    if (password !== '' && !isLong(password))
      return request.complain(text.password.short(PASSWORD_LENGTHS.least));
    void request.run(async () => done(signIn.done, await signInByRecovery(code.trim(), password)));
  };
  return (
    <FoldedForm title={signIn.byRecovery} go={signIn.go} request={request} send={send}>
      <CodeField
        label={signIn.recovery}
        hint={signIn.recoveryHint}
        value={code}
        set={setCode}
        autocomplete="off"
      />
      <PasswordField
        text={text.password}
        label={signIn.newPassword}
        hint={signIn.newPasswordHint}
        value={password}
        set={setPassword}
        autocomplete="new-password"
      />
    </FoldedForm>
  );
}

import type { KeptPerson, PasskeyInfo } from '@tablee/wire';
import { PASSWORD_LENGTHS } from '@tablee/wire/constants';
import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { Confirm } from '../../page/dialog.tsx';
import { Icon } from '../../page/icon.tsx';
import { FoldedForm, isLong, PasswordField } from './fields.tsx';
import { knowsPasskeys, makePasskey } from './passkey.ts';
import type { Sheet } from './recovery-sheet.tsx';
import { newRecovery, removePasskey, setPassword } from './requests.ts';
import { useRequest } from './use-request.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly text: Words;
  readonly person: KeptPerson;
  readonly done: (said: string, sheet: Sheet | null) => Promise<void>;
};

/** Whether a person could come back from a new device without this passkey. */
export const hasAnotherWay = (
  { passkeys, signIn, hasRecovery }: KeptPerson,
  without: string | null,
): boolean => signIn !== null || hasRecovery || passkeys.some(({ id }) => id !== without);

/** Passkeys, the password and the recovery code. */
export function Ways({ text, person, done }: Props) {
  const { ways } = text;
  const [doomed, setDoomed] = useState<PasskeyInfo | null>(null);
  const request = useRequest(text);
  const nameOf = ({ name }: PasskeyInfo) => name || ways.unnamed;
  const date = (at: string) => words().when(Date.parse(at));
  const add = () =>
    request.run(async () => {
      await makePasskey(person.name, null);
      await done(ways.added, null);
    });
  const remove = ({ id }: PasskeyInfo) =>
    request.run(async () => {
      await removePasskey(id);
      await done(ways.removed, null);
    });
  const recover = () =>
    request.run(async () => {
      const { recovery } = await newRecovery();
      await done('', { signIn: person.signIn, recovery });
    });
  const ask = (passkey: PasskeyInfo) =>
    hasAnotherWay(person, passkey.id) ? ways.removeAsk(nameOf(passkey)) : ways.removeLast;
  return (
    <details class="fold">
      <summary>{ways.title}</summary>
      <div class="stack setup">
        <h3>{ways.passkeys}</h3>
        {person.passkeys.length === 0 && <p>{ways.noPasskeys}</p>}
        <ul class="person-list">
          {person.passkeys.map(passkey => (
            <li key={passkey.id}>
              <span>
                <b>{nameOf(passkey)}</b>
                <small>
                  {passkey.used === null ? ways.made(date(passkey.made)) : ways.used(date(passkey.used))}
                </small>
              </span>
              <button
                type="button"
                class="plain"
                aria-label={ways.removeNamed(nameOf(passkey))}
                onClick={() => setDoomed(passkey)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
        {knowsPasskeys() ? (
          <div>
            <button type="button" class="button" aria-disabled={request.busy} onClick={() => void add()}>
              <Icon name="key" />
              {ways.add}
            </button>
          </div>
        ) : (
          <p class="field-hint">{text.passkeyTrouble.none}</p>
        )}
        {request.problem && <p class="trouble">{request.problem}</p>}
        <PasswordForm text={text} person={person} done={done} />
        <h3>{ways.recovery}</h3>
        <p>{person.hasRecovery ? ways.hasRecovery : ways.noRecovery}</p>
        <div>
          <button type="button" class="button" aria-disabled={request.busy} onClick={() => void recover()}>
            {ways.newRecovery}
          </button>
        </div>
      </div>
      <Confirm
        title={ways.remove}
        question={doomed && ask(doomed)}
        yes={() => doomed && void remove(doomed)}
        close={() => setDoomed(null)}
      />
    </details>
  );
}

function PasswordForm({ text, person, done }: Props) {
  const { password: label } = text;
  const [current, setCurrent] = useState('');
  const [password, setPasswordText] = useState('');
  const request = useRequest(text);
  const isChange = person.signIn !== null;
  const send = () => {
    if (isChange && current === '') return request.complain(label.missing);
    if (!isLong(password)) return request.complain(label.short(PASSWORD_LENGTHS.least));
    void request.run(async () => {
      const { signIn, recovery } = await setPassword({ password, ...(isChange && { current }) });
      setCurrent('');
      setPasswordText('');
      await done(label.changed, recovery === null ? null : { signIn, recovery });
    });
  };
  return (
    <>
      {person.signIn !== null && <p>{text.ways.signIn(person.signIn)}</p>}
      <FoldedForm title={isChange ? label.change : label.set} go={label.save} request={request} send={send}>
        {person.signIn !== null && (
          <>
            {/* For the browser's list of passwords. */}
            <input hidden readOnly autocomplete="username" value={person.signIn} />
            <PasswordField
              text={label}
              label={label.current}
              value={current}
              set={setCurrent}
              autocomplete="current-password"
            />
          </>
        )}
        <PasswordField
          text={label}
          label={label.next}
          hint={label.hint(PASSWORD_LENGTHS.least)}
          value={password}
          set={setPasswordText}
          autocomplete="new-password"
        />
      </FoldedForm>
    </>
  );
}

import type { CodePerson, KeptPerson } from '@tablee/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { announce } from '../../page/live.tsx';
import { PersonBadge } from './badge.tsx';
import { lookAtCode, signInByCode } from './requests.ts';
import { useRequest } from './use-request.ts';
import type { Words } from './words/index.ts';

/** A code as the other device shows it. Its letters are checked by the server. */
const CODE = /^#([0-9A-Za-z-]{8,60})$/;

/** The code of a scanned address. It is removed from the address bar: it must not stay in the history. */
function readCodeFromAddress(): string | null {
  const code = CODE.exec(location.hash)?.[1] ?? null;
  if (code) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

/** The code to be confirmed: scanned, also while the page is open, or typed. */
export function useCode() {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const scanned = readCodeFromAddress();
      if (scanned) setCode(scanned);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return [code, setCode] as const;
}

type Props = {
  readonly text: Words;
  readonly code: string;
  /** The person of this device so far. */
  readonly before: KeptPerson | null;
  readonly done: (said: string) => Promise<void>;
  readonly close: () => void;
};

/** Names the person of a code before this device becomes theirs. */
export function ConfirmCode({ text, code, before, done, close }: Props) {
  const { confirm } = text;
  const heading = useRef<HTMLHeadingElement>(null);
  const [person, setPerson] = useState<CodePerson | null>(null);
  const request = useRequest(text);
  useEffect(() => {
    setPerson(null);
    void request.run(async () => {
      const found = await lookAtCode(code);
      setPerson(found);
      announce(confirm.ask(found.name));
    });
  }, [code]);
  useEffect(() => heading.current?.focus(), [code]);
  const agree = () =>
    request.run(async () => {
      await signInByCode(code);
      close();
      await done(text.signIn.done);
    });
  return (
    <section class="person-part" aria-labelledby="confirm">
      <h2 id="confirm" ref={heading} tabIndex={-1}>
        {confirm.title}
      </h2>
      {person && (
        <>
          <p class="confirmed">
            <PersonBadge person={person} />
            <b>{confirm.ask(person.name)}</b>
          </p>
          <p>{before === null ? confirm.merge : confirm.leave(before.name)}</p>
        </>
      )}
      {request.problem && <p class="trouble">{request.problem}</p>}
      <div class="row">
        {person && (
          <button type="button" class="button main" aria-disabled={request.busy} onClick={() => void agree()}>
            {confirm.yes}
          </button>
        )}
        <button type="button" class="button" onClick={close}>
          {words().cancel}
        </button>
      </div>
    </section>
  );
}

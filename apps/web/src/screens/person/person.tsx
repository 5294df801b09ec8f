import './person.css';
import type { KeptPerson } from '@tablee/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { LoadFailed, Loading } from '../../page/fallbacks.tsx';
import { announce } from '../../page/live.tsx';
import { Page } from '../../page/page.tsx';
import { EraseData } from '../erase/erase-data.tsx';
import { PersonBadge } from './badge.tsx';
import { ConfirmCode, useCode } from './confirm-code.tsx';
import { readDevice } from './device/device.ts';
import { Devices } from './devices.tsx';
import { ExportData } from './export-data.tsx';
import { History } from './history.tsx';
import { KeepForm } from './keep-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RecoverySheet, type Sheet } from './recovery-sheet.tsx';
import { Results } from './results.tsx';
import { SignIn } from './sign-in.tsx';
import { useRequest } from './use-request.ts';
import { Ways } from './ways.tsx';
import { usePersonWords, type Words } from './words/index.ts';

/** "Mes parties": the games of a person, and how they are kept. */
export function Person() {
  const loaded = usePersonWords();
  if (loaded.state === 'failed') return <LoadFailed />;
  if (loaded.state === 'loading') return <Loading />;
  return <PersonPage text={loaded.value} />;
}

/** `undefined` until the server has answered. */
type Known = KeptPerson | null | undefined;

function PersonPage({ text }: { readonly text: Words }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [person, setPerson] = useState<Known>(undefined);
  const [said, setSaid] = useState('');
  /** How often everything was erased here. */
  const [erased, setErased] = useState(0);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [code, setCode] = useCode();
  const request = useRequest(text);
  const say = (sentence: string) => {
    setSaid(sentence);
    announce(sentence);
  };
  const read = async () => {
    const { person: now, signedOut } = await readDevice();
    setPerson(now);
    if (signedOut) say(text.problems['not-signed-in']);
  };
  const done = async (sentence: string, next: Sheet | null = null) => {
    setSheet(next);
    say(sentence);
    await read();
    // The pressed button may be gone; a sheet takes the focus itself.
    if (next === null) heading.current?.focus();
  };
  const noteErased = async () => {
    setSaid('');
    await read();
    setErased(n => n + 1);
  };
  useEffect(() => void request.run(read), []);
  return (
    <Page title={text.pageTitle}>
      <div class="reading person">
        <h1 ref={heading} tabIndex={-1}>
          {person && <PersonBadge person={person} />}
          {person ? text.hello(person.name) : text.title}
        </h1>
        {person && <p>{text.since(day(person.since))}</p>}
        {said && <p class="notice">{said}</p>}
        {request.problem && (
          <div class="notice">
            <p>{request.problem}</p>
            <button type="button" class="button" onClick={() => void request.run(read)}>
              {words().retry}
            </button>
          </div>
        )}
        {sheet && <RecoverySheet text={text.sheet} sheet={sheet} done={() => setSheet(null)} />}
        {code !== null && person !== undefined && (
          <ConfirmCode
            key={code}
            text={text}
            code={code}
            before={person}
            done={done}
            close={() => setCode(null)}
          />
        )}
        {person === null && code === null && (
          <>
            <KeepForm text={text} done={done} />
            <SignIn text={text} done={done} look={setCode} />
          </>
        )}
        {person !== undefined && (
          <>
            {/* Another person has other games, and an erased one has none. */}
            <History key={`history ${person?.id} ${erased}`} text={text} />
            <Results key={`results ${person?.id} ${erased}`} text={text} />
          </>
        )}
        {person && (
          <div>
            <ProfileForm
              key={person.id}
              text={text}
              person={person}
              changed={(next, sentence) => {
                setPerson(next);
                say(sentence);
              }}
            />
            <Ways text={text} person={person} done={done} />
            <Devices text={text} person={person} done={done} />
          </div>
        )}
        {person !== undefined && (
          <>
            <ExportData text={text} />
            <EraseData done={noteErased} />
          </>
        )}
      </div>
    </Page>
  );
}

const day = (iso: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(Date.parse(iso));

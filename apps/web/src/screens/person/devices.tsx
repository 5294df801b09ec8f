import type { Device, KeptPerson } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { Confirm } from '../../page/dialog.tsx';
import { Icon } from '../../page/icon.tsx';
import { AddDevice } from './add-device.tsx';
import { forgetDevice } from './device/device.ts';
import { endDevice, signOut } from './requests.ts';
import { useRequest } from './use-request.ts';
import { hasAnotherWay } from './ways.tsx';
import type { Words } from './words/index.ts';

type Props = {
  readonly text: Words;
  readonly person: KeptPerson;
  readonly done: (said: string) => Promise<void>;
};

/** The devices of a person: others are signed out or added, and this one signs out. */
export function Devices({ text, person, done }: Props) {
  const { devices: label } = text;
  const [doomed, setDoomed] = useState<Device | null>(null);
  const [leaving, setLeaving] = useState(false);
  const request = useRequest(text);
  const nameOf = ({ name }: Device) => name || text.ways.unnamed;
  const end = ({ id }: Device) =>
    request.run(async () => {
      await endDevice(id);
      await done(label.ended);
    });
  const leave = () =>
    request.run(async () => {
      await signOut();
      forgetDevice();
      await done(label.signedOut);
    });
  const canReturn = hasAnotherWay(person, null);
  // The server would refuse: the games would be lost.
  const askToLeave = () =>
    canReturn || person.devices.length > 1
      ? setLeaving(true)
      : request.complain(text.problems['last-device']);
  return (
    <details class="fold">
      <summary>{label.title}</summary>
      <div class="stack setup">
        <ul class="person-list">
          {person.devices.map(device => (
            <li key={device.id}>
              <span>
                <b>{nameOf(device)}</b>
                <small>{device.here ? label.here : label.seen(words().when(Date.parse(device.seen)))}</small>
              </span>
              {!device.here && (
                <button
                  type="button"
                  class="button"
                  aria-label={label.endNamed(nameOf(device))}
                  onClick={() => setDoomed(device)}
                >
                  {label.end}
                </button>
              )}
            </li>
          ))}
        </ul>
        <AddDevice text={text} person={person} done={done} />
        {request.problem && <p class="trouble">{request.problem}</p>}
        <div>
          <button type="button" class="button" aria-disabled={request.busy} onClick={askToLeave}>
            <Icon name="back" />
            {label.out}
          </button>
        </div>
      </div>
      <Confirm
        title={label.end}
        question={doomed && label.endAsk(nameOf(doomed))}
        yes={() => doomed && void end(doomed)}
        close={() => setDoomed(null)}
      />
      <Confirm
        title={label.out}
        question={leaving ? (canReturn ? label.outAsk : label.outLast) : null}
        yes={() => void leave()}
        close={() => setLeaving(false)}
      />
    </details>
  );
}

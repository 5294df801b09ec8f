import type { DeviceCode, KeptPerson } from '@tablee/wire';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { QrCode } from '../../page/qr/qr-code.tsx';
import { paths } from '../../page/routes.ts';
import { fetchPerson } from './device/device.ts';
import { newDeviceCode } from './requests.ts';
import { useRequest } from './use-request.ts';
import type { Words } from './words/index.ts';

/** How often the page asks whether the other device has arrived. */
const ASK_MS = 4_000;

type Props = {
  readonly text: Words;
  readonly person: KeptPerson;
  readonly done: (said: string) => Promise<void>;
};

/** A code that adds another device, as text and as QR. It goes when it was used, or after its time. */
export function AddDevice({ text, person, done }: Props) {
  const { devices: label } = text;
  const [code, setCode] = useState<DeviceCode | null>(null);
  const [expired, setExpired] = useState(false);
  const request = useRequest(text);
  const show = () =>
    request.run(async () => {
      setExpired(false);
      setCode(await newDeviceCode());
    });
  useEffect(() => {
    if (code === null) return;
    const expire = setTimeout(() => {
      setCode(null);
      setExpired(true);
      announce(label.expired);
    }, code.seconds * 1_000);
    const ask = setInterval(() => {
      // A failed question is asked again.
      fetchPerson().then(noteArrival, () => {});
    }, ASK_MS);
    const noteArrival = (now: KeptPerson | null) => {
      const fresh = now?.devices.find(({ id }) => !person.devices.some(known => known.id === id));
      if (!fresh) return;
      setCode(null);
      void done(label.joined(fresh.name || text.ways.unnamed));
    };
    return () => {
      clearTimeout(expire);
      clearInterval(ask);
    };
  }, [code]);
  return (
    <>
      {code && (
        <div class="device-code">
          <p>{label.addHint}</p>
          <QrCode text={location.origin + paths.deviceCode(code.code)} label={label.qrAlt} />
          <output class="spelt">{code.code}</output>
          <p class="field-hint">{label.valid(Math.round(code.seconds / 60))}</p>
        </div>
      )}
      {expired && <p class="notice">{label.expired}</p>}
      {request.problem && <p class="trouble">{request.problem}</p>}
      {!code && (
        <div>
          <button type="button" class="button" aria-disabled={request.busy} onClick={() => void show()}>
            <Icon name="link" />
            {label.add}
          </button>
        </div>
      )}
    </>
  );
}

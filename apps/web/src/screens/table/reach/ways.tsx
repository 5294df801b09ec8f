import type { ReachProblemKey } from '@tablee/wire';
import { useId, useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { useFormRequest } from '../../../page/forms/request.ts';
import { copyText } from '../../../page/forms/share.ts';
import { Icon } from '../../../page/icon.tsx';
import { deviceState, subscribe } from './device.ts';
import { addWay, sayReachError, tellWorker, toldOf } from './requests.ts';
import type { Words } from './words/index.ts';

/** A form for each way to be told. */

type Props = {
  readonly table: string;
  readonly text: Words;
  readonly done: (sentence: string, signingKey?: string | null) => void;
};

const useAsking = (text: Words, odd: ReachProblemKey) =>
  useFormRequest(error => sayReachError(error, text, odd));

const Trouble = ({ problem }: { readonly problem: string | null }) =>
  problem === null ? null : <p class="trouble">{problem}</p>;

/** Web Push. The permission is asked for by the tap. */
export function DeviceWay({ table, text, done, pushKey }: Props & { readonly pushKey: string }) {
  const { device } = text;
  const { busy, problem, run, complain } = useAsking(text, 'reach-target');
  const [state, setState] = useState(deviceState);
  const turnOn = () =>
    run(async () => {
      const made = await subscribe(pushKey);
      if (made === 'denied' || made === 'unsupported') return setState(made);
      if (typeof made === 'string') return complain(device[made]);
      await addWay(table, { way: 'push', subscription: made });
      await tellWorker(toldOf(table, pushKey));
      done(device.done);
    });
  return (
    <section aria-labelledby="reach-device">
      <h3 id="reach-device">{device.title}</h3>
      {state === 'ready' ? (
        <>
          <button type="button" class="button main" aria-disabled={busy} onClick={() => void turnOn()}>
            <Icon name="bell" />
            {device.ask}
          </button>
          <p class="field-hint">{device.hint}</p>
        </>
      ) : state === 'home-screen' ? (
        <>
          <p>{device.home}</p>
          <ol>
            {device.homeSteps.map((step, i) => (
              <li key={step}>
                {i === 0 && <Icon name="share" />} {step}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p role="status">{device[state]}</p>
      )}
      <Trouble problem={problem} />
    </section>
  );
}

export function MailWay({ table, text, done }: Props) {
  const { mail } = text;
  const { busy, problem, run } = useAsking(text, 'reach-address');
  const [address, setAddress] = useState('');
  const turnOn = () =>
    run(async () => {
      const { item } = await addWay(table, { way: 'mail', address });
      done(item.waits ? mail.waits : mail.done);
    });
  return (
    <section aria-labelledby="reach-mail">
      <h3 id="reach-mail">{mail.title}</h3>
      <AddressForm text={mail} type="email" busy={busy} address={address} set={setAddress} submit={turnOn}>
        {mail.hint}
      </AddressForm>
      <Trouble problem={problem} />
    </section>
  );
}

export function WebhookWay({ table, text, done }: Props) {
  const { webhook } = text;
  const { busy, problem, run } = useAsking(text, 'reach-target');
  const [url, setUrl] = useState('');
  const turnOn = () =>
    run(async () => {
      const { key } = await addWay(table, { way: 'webhook', url });
      done(webhook.done, key);
    });
  return (
    <details class="fold">
      <summary>{webhook.title}</summary>
      <p>{webhook.hint}</p>
      <AddressForm text={webhook} type="url" busy={busy} address={url} set={setUrl} submit={turnOn}>
        {webhook.discord}
      </AddressForm>
      <Trouble problem={problem} />
    </details>
  );
}

const INPUTS = {
  email: { type: 'email', autocomplete: 'email' },
  url: { type: 'url', autocomplete: 'off', placeholder: 'https://' },
} as const;

type FormProps = {
  readonly text: { readonly address: string; readonly ask: string };
  readonly type: keyof typeof INPUTS;
  readonly busy: boolean;
  readonly address: string;
  readonly set: (address: string) => void;
  readonly submit: () => Promise<unknown>;
  /** A hint. */
  readonly children: string;
};

function AddressForm({ text, type, busy, address, set, submit, children }: FormProps) {
  const id = useId();
  return (
    <form
      class="reach-form"
      onSubmit={e => {
        e.preventDefault();
        void submit();
      }}
    >
      <div class="field">
        <label for={id}>{text.address}</label>
        <input
          id={id}
          {...INPUTS[type]}
          required
          aria-describedby={`${id}-hint`}
          value={address}
          onInput={e => set(e.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button" aria-disabled={busy}>
        {text.ask}
      </button>
      <p class="field-hint" id={`${id}-hint`}>
        {children}
      </p>
    </form>
  );
}

/** The key of a webhook, which the server does not show again. */
export function SigningKey({ value, text }: { readonly value: string; readonly text: Words['webhook'] }) {
  const [said, setSaid] = useState('');
  return (
    <section aria-labelledby="reach-key">
      <h3 id="reach-key">{text.key}</h3>
      <p class="spelt" data-testid="signing-key">
        {value}
      </p>
      <button type="button" class="button" onClick={() => void copyText(value, text.keyCopied).then(setSaid)}>
        <Icon name="copy" />
        {words().copy}
      </button>
      {said && <p>{said}</p>}
      <p class="field-hint">{text.keyHint}</p>
    </section>
  );
}

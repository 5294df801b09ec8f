import './reach.css';
import type { ReachItem } from '@tablee/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { Dialog } from '../../../page/dialog.tsx';
import { useLoaded } from '../../../page/later.tsx';
import { loadTold, sayLast, sayReachError, stopItem, type Told, tellWorker } from './requests.ts';
import { DeviceWay, MailWay, SigningKey, WebhookWay } from './ways.tsx';
import { useWords, type Words } from './words/index.ts';

type Props = {
  readonly table: string;
  /** A game that is over only has offers left to tell of: nothing is added. */
  readonly over: boolean;
  readonly open: boolean;
  readonly close: () => void;
};

/** "Tell me": the ways a person can be told that it is their turn at this table. */
export function ReachDialog({ table, over, open, close }: Props) {
  const text = useWords();
  if (!text) return null;
  return (
    <Dialog title={text.title} open={open} close={close}>
      <Reach table={table} over={over} text={text} />
    </Dialog>
  );
}

type ReachProps = Pick<Props, 'table' | 'over'> & { readonly text: Words };

function Reach({ table, over, text }: ReachProps) {
  const [version, setVersion] = useState(0);
  const loaded = useLoaded(() => loadTold(table), [version]);
  const [said, setSaid] = useState<{ readonly sentence: string } | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const heard = useRef<HTMLParagraphElement>(null);
  const again = () => setVersion(v => v + 1);
  // The link of a mail is opened in another window; this one is looked at again afterwards.
  useEffect(() => {
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, []);
  // The pressed button is gone: the focus goes to what was said.
  useEffect(() => {
    if (said !== null) heard.current?.focus();
  }, [said]);
  if (loaded.state === 'loading') return <p role="status">{words().loading}</p>;
  if (loaded.state === 'failed')
    return <p role="alert">{sayReachError(loaded.error, text, 'reach-target')}</p>;
  const told = loaded.value;
  const done = (sentence: string, signingKey = key) => {
    setSaid({ sentence });
    setKey(signingKey);
    again();
  };
  const stop = async (item: ReachItem) => {
    try {
      await stopItem(table, item);
      if (isHere(item, told)) await tellWorker({ untold: table });
      done(text.stopped, item.way === 'webhook' ? null : key);
    } catch (error) {
      done(sayReachError(error, text, 'reach-target'));
    }
  };
  return (
    <div class="reach">
      <p>{over ? text.problems['reach-over'] : told.ways.length === 0 ? text.none : text.intro}</p>
      {said !== null && (
        <p ref={heard} class="notice" tabIndex={-1} data-testid="reach-said">
          {said.sentence}
        </p>
      )}
      {key !== null && <SigningKey value={key} text={text.webhook} />}
      {told.mine.length > 0 && (
        <section aria-labelledby="reach-on">
          <h3 id="reach-on">{text.on}</h3>
          <ul class="told">
            {told.mine.map(item => (
              <OneWay
                key={item.id}
                item={item}
                here={isHere(item, told)}
                text={text}
                stop={() => void stop(item)}
              />
            ))}
          </ul>
        </section>
      )}
      {!over && <MoreWays table={table} told={told} text={text} done={done} />}
    </div>
  );
}

const isHere = ({ way, endpoint }: ReachItem, told: Told): boolean =>
  way === 'push' && endpoint === told.endpoint;

type MoreProps = {
  readonly table: string;
  readonly told: Told;
  readonly text: Words;
  readonly done: (sentence: string, signingKey?: string | null) => void;
};

/** Ways of this server that are not in use yet. */
function MoreWays({ told, ...props }: MoreProps) {
  const has = (way: ReachItem['way']) => told.ways.includes(way);
  const isOn = (way: ReachItem['way']) => told.mine.some(item => item.way === way);
  const { pushKey } = told;
  return (
    <>
      {has('push') && pushKey !== null && !told.mine.some(item => isHere(item, told)) && (
        <DeviceWay {...props} pushKey={pushKey} />
      )}
      {has('mail') && !isOn('mail') && <MailWay {...props} />}
      {has('webhook') && !isOn('webhook') && <WebhookWay {...props} />}
    </>
  );
}

type OneProps = {
  readonly item: ReachItem;
  readonly here: boolean;
  readonly text: Words;
  readonly stop: () => void;
};

function OneWay({ item, here, text, stop }: OneProps) {
  const { names, states } = text;
  const name = item.way === 'push' ? (here ? names.push : names.otherPush) : names[item.way](item.to);
  const state = item.waits ? states.waits : states[item.way];
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{state}</small>
        {item.problem !== null && <small class="trouble">{sayLast(item.problem, text)}</small>}
      </div>
      <button type="button" class="button" onClick={stop}>
        {text.stop}
        <span class="hidden-but-heard"> ({name})</span>
      </button>
    </li>
  );
}

import { useState } from 'preact/hooks';
import { forgetMe } from '../../api/client.ts';
import { Confirm } from '../../page/dialog.tsx';
import { announce } from '../../page/live.tsx';
import { keptPerson } from '../../storage/person.ts';
import { forgetDevice } from '../person/device/device.ts';
import { sayError } from '../problem-text.ts';
import { useWords } from './words/index.ts';

type Props = { readonly done?: () => Promise<void> };

/** Erases everything the server stores about this browser's guest, or about the person with all devices. */
export function EraseData({ done: erased }: Props) {
  const text = useWords();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!text) return null;
  const say = (sentence: string) => {
    setSaid(sentence);
    announce(sentence);
  };
  const erase = async () => {
    setBusy(true);
    say(text.busy);
    try {
      const { done } = await forgetMe();
      // The stored tokens are no longer valid.
      forgetDevice();
      await erased?.();
      say(done ? text.done : text.more);
    } catch (error) {
      say(sayError(error));
    }
    setBusy(false);
  };
  const question = keptPerson() === null ? text.ask : text.askAll;
  return (
    <section class="reading-part" aria-labelledby="traces">
      <h2 id="traces">{text.title}</h2>
      <p>{text.hint}</p>
      <p>
        <button type="button" class="button" aria-disabled={busy} onClick={() => !busy && setAsking(true)}>
          {text.erase}
        </button>
      </p>
      {said !== null && <p class="notice">{said}</p>}
      <Confirm
        title={text.erase}
        question={asking ? question : null}
        yes={() => void erase()}
        close={() => setAsking(false)}
      />
    </section>
  );
}

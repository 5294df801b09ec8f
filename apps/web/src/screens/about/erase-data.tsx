import { useState } from 'preact/hooks';
import { forgetMe } from '../../api/client.ts';
import { Confirm } from '../../page/dialog.tsx';
import { announce } from '../../page/live.tsx';
import { listTables, removeTable } from '../../storage/tables.ts';
import { sayError } from '../problem-text.ts';
import type { Words } from './words/fr.ts';

/** Erases the data of this browser on the server. */
export function EraseData({ text }: { readonly text: Words['traces'] }) {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
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
      for (const { id } of listTables()) removeTable(id);
      say(done ? text.done : text.more);
    } catch (error) {
      say(sayError(error));
    }
    setBusy(false);
  };
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
        question={asking ? text.ask : null}
        yes={() => void erase()}
        close={() => setAsking(false)}
      />
    </section>
  );
}

import { useState } from 'preact/hooks';
import { saveFile } from '../../page/forms/share.ts';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { fetchExport } from './requests.ts';
import { useRequest } from './use-request.ts';
import type { Words } from './words/index.ts';

/** Everything the server stores about a person, as one file. */
export function ExportData({ text }: { readonly text: Words }) {
  const { data } = text;
  const [said, setSaid] = useState<string | null>(null);
  const request = useRequest(text);
  const save = () =>
    request.run(async () => {
      setSaid(null);
      saveFile('tablee.json', await fetchExport());
      setSaid(data.saved);
      announce(data.saved);
    });
  return (
    <section class="person-part" aria-labelledby="data">
      <h2 id="data">{data.title}</h2>
      <p>{data.hint}</p>
      <div>
        <button type="button" class="button" aria-disabled={request.busy} onClick={() => void save()}>
          <Icon name="save" />
          {data.save}
        </button>
      </div>
      {request.problem && <p class="trouble">{request.problem}</p>}
      {said && <p class="notice">{said}</p>}
    </section>
  );
}

import type { PlayedItem } from '@tablee/wire';
import { useEffect, useState } from 'preact/hooks';
import { useCover } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { paths } from '../../page/routes.ts';
import { fetchPlayed } from './requests.ts';
import { useRequest } from './use-request.ts';
import type { Words } from './words/index.ts';

type Played = { readonly tables: readonly PlayedItem[]; readonly more: boolean };

/** The games of a person by link, latest first, page by page. */
export function History({ text }: { readonly text: Words }) {
  const { history } = text;
  const [played, setPlayed] = useState<Played | null>(null);
  const request = useRequest(text);
  const load = () =>
    request.run(async () => {
      const before = played?.tables ?? [];
      const { tables, more } = await fetchPlayed(before.length);
      setPlayed({ tables: [...before, ...tables], more });
    });
  useEffect(() => void load(), []);
  return (
    <section class="person-part" aria-labelledby="history" aria-busy={played === null}>
      <h2 id="history">{history.title}</h2>
      {played?.tables.length === 0 && <p>{history.none}</p>}
      <ul class="person-list">
        {played?.tables.map(item => (
          <PlayedRow key={`${item.table} ${item.seat}`} text={history} item={item} />
        ))}
      </ul>
      {request.problem && <p class="trouble">{request.problem}</p>}
      {(played?.more || (request.problem && !played)) && (
        <div>
          <button type="button" class="button" aria-disabled={request.busy} onClick={() => void load()}>
            {played ? history.more : words().retry}
          </button>
        </div>
      )}
    </section>
  );
}

function PlayedRow({ text, item }: { readonly text: Words['history']; readonly item: PlayedItem }) {
  const { table, game, seat, people, bots, result, touched } = item;
  const all = words();
  const name = useCover(game)?.name ?? game;
  const others = people.flatMap((person, i) => {
    const level = bots[i];
    if (level) return [all.table.bot(all.levels[level])];
    return person === null || i === seat ? [] : [person || all.someone];
  });
  return (
    <li>
      <a class="played" href={result === null ? paths.table(table) : paths.tableReplay(table)}>
        <b>{name}</b>
        <span>{others.length > 0 ? text.against(all.and(others)) : text.alone}</span>
        <strong data-result={result ?? 'running'}>{result ? text.results[result] : text.running}</strong>
        <small>{all.when(Date.parse(touched))}</small>
      </a>
    </li>
  );
}

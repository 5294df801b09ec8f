import { findCard } from '@tablee/catalogue';
import type { MineItem } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { fetchMine } from '../../api/client.ts';
import { useCover } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { Confirm } from '../../page/dialog.tsx';
import { Icon } from '../../page/icon.tsx';
import { useLoaded } from '../../page/later.tsx';
import { paths } from '../../page/routes.ts';
import { isLevel } from '../../storage/choices.ts';
import { listGames, removeGame, type StoredGame } from '../../storage/games.ts';
import { keptPerson } from '../../storage/person.ts';
import { dismissTable, type KnownTable, listTables } from '../../storage/tables.ts';

/** A row of the list, for a game on this device or on the server. */
type Row = {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  readonly line: string;
  readonly touched: number;
  /** It is this person's turn. */
  readonly turn: boolean;
  readonly ask: string;
  readonly forget: () => void;
};

const SHOWN = 6;

function localRow({ id, record, bots, touched, over }: StoredGame): Row {
  const text = words();
  const level = bots.find(l => l !== null);
  const people = bots.filter(l => l === null).length;
  const against = findCard(record.game)?.shared ? text.shared.withBot : text.home.against;
  const who =
    isLevel(level) && people === 1
      ? against(text.levels[level])
      : record.seats === 1
        ? text.shared.soloRow
        : text.home.together(people);
  const line = `${who} · ${over ? text.home.finished : text.home.moves(record.entries.length)}`;
  const forget = () => removeGame(id);
  const ask = text.home.forgetAsk;
  return { id, game: record.game, href: paths.local(id), line, touched, turn: false, ask, forget };
}

/** Newer facts from the server: who joined, whose turn it is. */
function refreshed(known: KnownTable, mine: readonly MineItem[]) {
  const item = mine.find(m => m.table === known.id);
  if (!item) return { ...known, bots: [], turn: false };
  const { people: names, bots, over, yourTurn: turn, seat } = item;
  return { ...known, names, bots, over, seat, turn };
}

function linkRow({ id, game, names, bots, seat, over, touched, turn }: ReturnType<typeof refreshed>): Row {
  const text = words();
  const people = names.flatMap((name, i) => (name === null || i === seat ? [] : [name || text.someone]));
  const level = bots.find(l => l !== null);
  // With bots only, one of them represents all.
  const others = people.length > 0 || !level ? people : [text.table.bot(text.levels[level])];
  const who =
    seat === undefined
      ? text.home.watched
      : others.length > 0
        ? text.home.byLink(text.and(others))
        : text.home.waiting;
  const line = over ? `${who} · ${text.home.finished}` : who;
  const forget = () => dismissTable(id);
  const ask = text.home.forgetTableAsk;
  return { id, game, href: paths.table(id), line, touched, turn: turn && !over, ask, forget };
}

export function UnfinishedGames() {
  const text = words();
  const [, refresh] = useState(0);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [all, setAll] = useState(false);
  const local = listGames().filter(g => !g.movedTo && g.record.entries.length > 0);
  const tables = listTables();
  const asked = useLoaded(async () => {
    if (keptPerson() !== null) return (await import('../person/device/device.ts')).syncDevice();
    return tables.length > 0 ? fetchMine() : [];
  }, []);
  // Without an answer, the stored facts are used.
  const mine = asked.state === 'ready' ? asked.value : [];
  const rows = [...local.map(localRow), ...tables.map(t => linkRow(refreshed(t, mine)))].sort(
    (a, b) => Number(b.turn) - Number(a.turn) || b.touched - a.touched,
  );
  if (rows.length === 0) return null;
  const forget = () => {
    doomed?.forget();
    refresh(n => n + 1);
  };
  return (
    <section class="resume" aria-labelledby="resume">
      <h2 id="resume">{text.home.resume}</h2>
      <ul>
        {rows.slice(0, all ? rows.length : SHOWN).map(row => (
          <ResumeRow key={row.href} row={row} forget={() => setDoomed(row)} />
        ))}
      </ul>
      {!all && rows.length > SHOWN && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {text.home.showAll(rows.length)}
        </button>
      )}
      <Confirm
        title={text.home.forget}
        question={doomed?.ask ?? null}
        yes={forget}
        close={() => setDoomed(null)}
      />
    </section>
  );
}

function ResumeRow({ row, forget }: { readonly row: Row; readonly forget: () => void }) {
  const text = words();
  const name = useCover(row.game)?.name ?? row.game;
  return (
    <li>
      <a class="ticket" href={row.href}>
        <b>{name}</b>
        <span>{row.line}</span>
        {row.turn && <strong>{text.table.yourTurn}</strong>}
        <small class="when">{text.when(row.touched)}</small>
      </a>
      <button
        type="button"
        class="plain"
        onClick={forget}
        aria-label={text.home.forgetNamed(`${name}, ${row.line}`)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

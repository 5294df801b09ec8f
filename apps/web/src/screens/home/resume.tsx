import { useState } from 'preact/hooks';
import { useGameText } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { Ask } from '../../page/dialog.tsx';
import { Icon } from '../../page/icon.tsx';
import { paths } from '../../routes.ts';
import { isLevel } from '../../storage/choices.ts';
import { forgetGame, type KeptGame, listGames } from '../../storage/games.ts';
import { forgetTable, type KnownTable, listTables } from '../../storage/tables.ts';

/** A row of the list, wherever the game lives. */
type Row = {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  readonly line: string;
  readonly touched: number;
  readonly ask: string;
  readonly forget: () => void;
};

const SHOWN = 6;

function localRow({ id, record, bots, touched }: KeptGame): Row {
  const text = words();
  const level = bots.find(l => l !== null);
  const who = isLevel(level) ? text.home.against(text.levels[level]) : text.home.together;
  const line = `${who} · ${text.home.moves(record.entries.length)}`;
  const forget = () => forgetGame(id);
  return { id, game: record.game, href: paths.local(id), line, touched, ask: text.home.forgetAsk, forget };
}

function linkRow({ id, game, names, seat, over, touched }: KnownTable): Row {
  const text = words();
  const others = names.filter((name, i) => name !== null && i !== seat).map(String);
  const who =
    seat === undefined
      ? text.home.watched
      : others.length > 0
        ? text.home.byLink(text.and(others))
        : text.home.waiting;
  const line = over ? `${who} · ${text.home.finished}` : who;
  const forget = () => forgetTable(id);
  return { id, game, href: paths.table(id), line, touched, ask: text.home.forgetTableAsk, forget };
}

export function Resume() {
  const text = words();
  const [, refresh] = useState(0);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [all, setAll] = useState(false);
  const local = listGames().filter(g => !g.movedTo && g.record.entries.length > 0);
  const rows = [...local.map(localRow), ...listTables().map(linkRow)].sort((a, b) => b.touched - a.touched);
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
      <Ask
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
  const name = useGameText(row.game)?.name ?? row.game;
  return (
    <li>
      <a class="ticket" href={row.href}>
        <b>{name}</b>
        <span>{row.line}</span>
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

import './your-games.css';
import { useEffect, useState } from 'preact/hooks';
import { useCover } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { Confirm } from '../../page/dialog.tsx';
import { Icon } from '../../page/icon.tsx';
import { useTitle } from '../../page/page.tsx';
import { listGames, removeGame } from '../../storage/games.ts';
import { dismissedTables, dismissTable, listTables } from '../../storage/tables.ts';
import { storeListed, useMine } from './mine.ts';
import { inOrder, linkRow, localRow, mergeTables, type Row } from './rows.ts';
import { showBadge } from './waiting/waiting-tables.ts';
import { useWords, type Words } from './words/index.ts';

export { loadWords } from './words/index.ts';

const SHOWN = 6;

/** The games of this person: those of this device, and tables by link of every device. */
export function YourGames() {
  const word = useWords();
  const mine = useMine();
  const [, refresh] = useState(0);
  const known = listTables();
  const tables = mergeTables(known, mine, dismissedTables(), Date.now());
  const waiting = tables.filter(({ turn }) => turn).length;
  useEffect(() => {
    if (mine === null) return;
    const listed = new Set(tables.map(({ id }) => id));
    storeListed(
      tables,
      known.flatMap(({ id }) => (listed.has(id) ? [] : [id])),
    );
    showBadge(waiting);
  }, [mine]);
  if (!word) return null;
  const local = listGames().filter(g => !g.movedTo && g.record.entries.length > 0);
  const rows = inOrder([...local.map(game => localRow(game, word)), ...tables.map(t => linkRow(t, word))]);
  return rows.length === 0 ? null : (
    <List rows={rows} word={word} waiting={waiting} changed={() => refresh(n => n + 1)} />
  );
}

/** A table whose row was drawn before the server answered is dismissed too: the answer may still list it. */
const forgetRow = ({ id, kept }: Row): void => (kept === 'device' ? removeGame(id) : dismissTable(id));

const askFor = ({ kept }: Row, word: Words): string =>
  kept === 'device' ? word.forgetAsk : kept === 'token' ? word.forgetTableAsk : word.hideAsk;

type Props = {
  readonly rows: readonly Row[];
  readonly word: Words;
  /** How many games wait for this person. */
  readonly waiting: number;
  readonly changed: () => void;
};

function List({ rows, word, waiting, changed }: Props) {
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [all, setAll] = useState(false);
  const { title } = words().home;
  useTitle(waiting === 0 ? title : `(${waiting}) ${title}`);
  const forget = () => {
    if (doomed) forgetRow(doomed);
    changed();
  };
  return (
    <section class="resume" aria-labelledby="resume">
      <div class="resume-head">
        <h2 id="resume">{word.title}</h2>
        {waiting > 0 && <p>{word.yours(waiting)}</p>}
      </div>
      <ul>
        {rows.slice(0, all ? rows.length : SHOWN).map(row => (
          <GameRow key={row.href} row={row} word={word} forget={() => setDoomed(row)} />
        ))}
      </ul>
      {!all && rows.length > SHOWN && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {word.showAll(rows.length)}
        </button>
      )}
      <Confirm
        title={word.forget}
        question={doomed && askFor(doomed, word)}
        yes={forget}
        close={() => setDoomed(null)}
      />
    </section>
  );
}

type RowProps = { readonly row: Row; readonly word: Words; readonly forget: () => void };

function GameRow({ row, word, forget }: RowProps) {
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
        aria-label={word.forgetNamed(`${name}, ${row.line}`)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

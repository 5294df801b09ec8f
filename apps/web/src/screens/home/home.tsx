import './home.css';
import { CARDS } from '@tablee/catalogue';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { Emblem } from '../../games/emblems.tsx';
import { useCover } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { later } from '../../page/later.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { hasGames } from '../../storage/games.ts';
import { keptPerson } from '../../storage/person.ts';
import { listTables, mayHaveTables } from '../../storage/tables.ts';
import { GameFacts, preloadTable } from './game-facts.tsx';
import { OpenRecord } from './open-record.tsx';
import { TangramLink } from './tangram-link.tsx';

const YourGames = later(async () => {
  const { YourGames: List, loadWords } = await import('../your-games/your-games.tsx');
  await loadWords();
  return List;
});

const mayHaveGames = (): boolean => hasGames() || mayHaveTables();

/** With the list of games, where there may be one: it stands above the rest, which must not move. */
export async function loadHome() {
  if (mayHaveGames()) await YourGames.preload();
  return Home;
}

const KeepHint = later(async () => (await import('../person/hint/keep-hint.tsx')).KeepHint);

export function Home() {
  const text = words().home;
  const { route, query } = useLocation();
  // Links of older versions: "/?jeu=tchako&modes=…".
  const { jeu: linked, modes } = query;
  useEffect(() => {
    if (linked) route(paths.setup(linked, modes ?? ''), true);
  }, [linked]);
  useEffect(preloadTable, []);
  const isGuest = keptPerson() === null;
  const [listed] = useState(mayHaveGames);
  return (
    <Page title={text.title}>
      <div class="home">
        <div class="hello">
          <Lamp />
          <h1 tabIndex={-1}>{text.hello}</h1>
          <p>{text.intro}</p>
        </div>
        {listed && <YourGames />}
        <ul class="tiles">
          {CARDS.filter(card => card.playable).map(({ id, name }) => (
            <Tile key={id} id={id} name={name} />
          ))}
        </ul>
        <TangramLink />
        <OpenRecord />
        {isGuest && listTables().some(table => table.seat !== undefined) && <KeepHint />}
      </div>
    </Page>
  );
}

/** A game on the home page: its picture and what its box says. */
function Tile({ id, name }: { readonly id: string; readonly name: string }) {
  const game = useCover(id);
  return (
    <li>
      <a class="tile" href={paths.game(id)}>
        <span class="object">
          <Emblem game={id} />
        </span>
        <h2>{name}</h2>
        <GameFacts id={id} kind={game?.kind} />
      </a>
    </li>
  );
}

export function Lamp() {
  return (
    <svg class="lamp" viewBox="0 0 120 74" aria-hidden="true">
      <defs>
        <linearGradient id="lamp-shade" x1="0" x2="1">
          <stop offset="0" stop-color="#7a3a12" />
          <stop offset=".38" stop-color="#d0752f" />
          <stop offset="1" stop-color="#6b2f0c" />
        </linearGradient>
        <radialGradient id="lamp-light">
          <stop offset=".2" stop-color="var(--lamp)" stop-opacity=".8" />
          <stop offset="1" stop-color="var(--lamp)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M60 -60V22" stroke="var(--ink)" stroke-width="1.6" />
      <ellipse cx="60" cy="62" rx="78" ry="34" fill="url(#lamp-light)" opacity=".75" />
      <path d="M53 22h14v7h-14z" fill="var(--oak-dark)" />
      <path d="M50 28h20c11 3 23 14 27 31H23c4-17 16-28 27-31z" fill="url(#lamp-shade)" />
      <ellipse cx="60" cy="59" rx="37" ry="4.5" fill="#5a280a" />
      <ellipse cx="60" cy="59.5" rx="33" ry="3.2" fill="var(--lamp)" />
      <ellipse cx="60" cy="60" rx="13" ry="3" fill="#fff6dc" />
    </svg>
  );
}

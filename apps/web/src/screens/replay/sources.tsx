import { frames, type GameRecord, readRecord, readTable } from '@tablee/kernel';
import { loadGame } from '@tablee/shelf';
import type { GameView } from '../../board/contract.ts';
import { loadView } from '../../games/views.ts';
import { words } from '../../messages/index.ts';
import { useLoaded } from '../../page/loaded.ts';
import { paths } from '../../routes.ts';
import { findGame } from '../../storage/games.ts';
import { findTable } from '../../storage/tables.ts';
import { ApiTrouble, fetchRecord, fetchStory } from '../../table/api.ts';
import { openRecord } from '../../table/local.ts';
import { type Moment, momentOf } from '../../table/moment.ts';
import { packRecord, unpackRecord } from '../../table/packed.ts';
import type { Sitter } from '../../table/session.ts';
import { tellStory } from '../../table/story.ts';
import { Sorry } from '../lost.tsx';
import { Laying } from '../table/laying.tsx';
import { sayTrouble } from '../table/trouble.ts';
import { Replay } from './replay.tsx';

/** Three places a game can be looked back at from: this device, a table by link, a record in the link itself. */

type Query = { readonly query?: { readonly [name: string]: string } };

/** The move a link points at; the end when it names none. */
export const momentIn = (query: Query['query']): number | undefined => {
  const n = Number(query?.n ?? Number.NaN);
  return Number.isInteger(n) && n >= 0 ? n : undefined;
};

type Told = {
  readonly view: GameView;
  readonly moments: readonly Moment[];
  readonly sitters: readonly Sitter[];
  /** Null while a game with secrets runs. */
  readonly record: () => Promise<GameRecord>;
};

async function tellRecord(record: GameRecord, bots: readonly Sitter['bot'][]): Promise<Told> {
  const [game, view] = await Promise.all([loadGame(record.game, record.rules), loadView(record.game)]);
  const moments = Array.from(frames(game, record), momentOf);
  const sitters = Array.from({ length: record.seats }, (_, seat) => ({
    name: record.names?.[seat] || null,
    here: true,
    bot: bots[seat] ?? null,
  }));
  return { view, moments, sitters, record: async () => record };
}

export function LocalReplay({ id = '', query }: Query & { readonly id?: string }) {
  const told = useLoaded(async () => {
    const kept = findGame(id);
    if (!kept) return null;
    const base = await tellRecord(kept.record, kept.bots);
    const { outcome } = base.moments.at(-1)!.match;
    return { ...base, record: async () => openRecord(kept, outcome) };
  }, [id]);
  if (told.state === 'loading') return <Laying />;
  if (told.state === 'failed') return <Sorry sentence={words().lost.chunk} reload />;
  if (!told.value) return <Sorry sentence={words().lost.game} />;
  const { record } = told.value;
  const share = async (n: number) => location.origin + paths.record(await packRecord(await record()), n);
  return <Replay {...told.value} from={momentIn(query)} share={share} table={paths.local(id)} />;
}

export function LinkReplay({ id = '', query }: Query & { readonly id?: string }) {
  const told = useLoaded(async (): Promise<Told> => {
    const token = findTable(id)?.token ?? null;
    const story = await fetchStory(id, token);
    const { game: name, rules, seats, options } = story.head;
    const [game, view] = await Promise.all([loadGame(name, rules), loadView(name)]);
    const table = readTable(game, seats, options);
    const moments = tellStory(story, game, table);
    const sitters = story.people.map(({ name: called }) => ({ name: called, here: true, bot: null }));
    const record = async () => readRecord(await fetchRecord(id));
    return { view, moments, sitters, record };
  }, [id]);
  if (told.state === 'loading') return <Laying />;
  if (told.state === 'failed') {
    return (
      <Sorry
        sentence={sayTrouble(told.error)}
        reload={told.error instanceof ApiTrouble && !told.error.problem}
      />
    );
  }
  const share = async (n: number) => location.origin + paths.tableReplay(id, n);
  return <Replay {...told.value} from={momentIn(query)} share={share} table={paths.table(id)} />;
}

export function RecordReplay({ query }: Query) {
  const packed = location.hash.slice(1);
  const told = useLoaded(async () => tellRecord(await unpackRecord(packed), []), [packed]);
  if (told.state === 'loading') return <Laying />;
  if (told.state === 'failed') return <Sorry sentence={words().lost.record} />;
  const share = async (n: number) => location.origin + paths.record(packed, n);
  return <Replay {...told.value} from={momentIn(query)} share={share} table={null} />;
}

import { loadGame } from '@tablee/catalogue';
import { type Eyes, type GameRecord, readRecord, readTable, replaySteps, type Seal } from '@tablee/kernel';
import { isOpen, redactStep, type Timeline } from '@tablee/table';
import { ApiError, fetchHistory, fetchRecord } from '../../api/client.ts';
import type { GameView } from '../../board/contract.ts';
import { loadView } from '../../games/views.ts';
import { words } from '../../messages/index.ts';
import { Loading, Sorry } from '../../page/fallbacks.tsx';
import { useLoaded } from '../../page/later.tsx';
import { paths } from '../../page/routes.ts';
import { sealOf, stepsOfHistory } from '../../session/history/history.ts';
import { packRecord, unpackRecord } from '../../session/history/record.ts';
import { ownSeat } from '../../session/local/local-session.ts';
import type { SeatInfo } from '../../session/session.ts';
import { findGame, openRecord } from '../../storage/games.ts';
import { findTable } from '../../storage/tables.ts';
import { sayError } from '../problem-text.ts';
import { Replay } from './replay.tsx';

/** Sources of a replay: this device, a table by link, or a record in the link. */

type Query = { readonly query?: { readonly [name: string]: string } };

/** The entry in the link; undefined for the end. */
export const momentIn = (query: Query['query']): number | undefined => {
  const n = Number(query?.n ?? Number.NaN);
  return Number.isInteger(n) && n >= 0 ? n : undefined;
};

type Told = {
  readonly view: GameView;
  /** Unredacted if nothing is secret any more, else for `eyes`. */
  readonly steps: Timeline;
  readonly eyes: Eyes;
  readonly people: readonly SeatInfo[];
  readonly seals: readonly Seal[];
  /** Only call it when nothing is secret. */
  readonly record: () => Promise<GameRecord>;
};

async function tellRecord(record: GameRecord, bots: readonly SeatInfo['bot'][], eyes: Eyes): Promise<Told> {
  const [game, view] = await Promise.all([loadGame(record.game, record.rules), loadView(record.game)]);
  const truth = Array.from(replaySteps(game, record));
  const steps = isOpen(truth.at(-1)!.match) ? truth : truth.map(m => redactStep(m, eyes));
  const people = Array.from({ length: record.seats }, (_, seat) => ({
    name: record.names?.[seat] || null,
    here: true,
    bot: bots[seat] ?? null,
  }));
  return { view, steps, eyes, people, seals: record.seals, record: async () => record };
}

export function LocalReplay({ id = '', query }: Query & { readonly id?: string }) {
  const told = useLoaded(async () => {
    const kept = findGame(id);
    if (!kept) return null;
    const base = await tellRecord(kept.record, kept.bots, ownSeat(kept.bots) ?? 'public');
    const { outcome } = base.steps.at(-1)!.match;
    const opened = openRecord(kept, outcome);
    return { ...base, record: async () => opened, seals: outcome ? opened.seals : base.seals };
  }, [id]);
  if (told.state === 'loading') return <Loading />;
  if (told.state === 'failed') return <Sorry sentence={words().lost.chunk} reload />;
  if (!told.value) return <Sorry sentence={words().lost.game} />;
  const { record } = told.value;
  const share = async (n: number) => location.origin + paths.record(await packRecord(await record()), n);
  return <Replay {...told.value} from={momentIn(query)} share={share} table={paths.local(id)} />;
}

export function LinkReplay({ id = '', query }: Query & { readonly id?: string }) {
  const told = useLoaded(async (): Promise<Told> => {
    const token = findTable(id)?.token ?? null;
    const story = await fetchHistory(id, token);
    const { game: name, rules, seats, options } = story.head;
    const people = story.people.map(({ name: called, bot }) => ({ name: called, here: true, bot }));
    const eyes = findTable(id)?.seat ?? 'public';
    const record = async () => readRecord(await fetchRecord(id));
    const [game, view] = await Promise.all([loadGame(name, rules), loadView(name)]);
    if (story.outcome && !isOpen({ game, outcome: null })) {
      // Nothing is secret any more: the record has the unredacted moves.
      const whole = await record();
      return { ...(await tellRecord(whole, [], eyes)), people: people };
    }
    const table = readTable(game, seats, options);
    const steps = stepsOfHistory(story, game, table);
    return { view, steps, eyes, people: people, seals: story.head.seals.map(sealOf), record };
  }, [id]);
  if (told.state === 'loading') return <Loading />;
  if (told.state === 'failed') {
    return (
      <Sorry sentence={sayError(told.error)} reload={told.error instanceof ApiError && !told.error.problem} />
    );
  }
  const share = async (n: number) => location.origin + paths.tableReplay(id, n);
  return <Replay {...told.value} from={momentIn(query)} share={share} table={paths.table(id)} />;
}

export function RecordReplay({ query }: Query) {
  const packed = location.hash.slice(1);
  const told = useLoaded(async () => tellRecord(await unpackRecord(packed), [], 'public'), [packed]);
  if (told.state === 'loading') return <Loading />;
  if (told.state === 'failed') return <Sorry sentence={words().lost.record} />;
  const share = async (n: number) => location.origin + paths.record(packed, n);
  return <Replay {...told.value} from={momentIn(query)} share={share} table={null} />;
}

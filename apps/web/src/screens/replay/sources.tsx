import { loadGame } from '@tablee/catalogue';
import {
  type Eyes,
  type GameRecord,
  openRecord,
  readRecord,
  readTable,
  replaySteps,
  type Seal,
} from '@tablee/kernel';
import { isOpen, redactStep, type Timeline } from '@tablee/table';
import { ApiError, fetchHistory, fetchRecord } from '../../api/client.ts';
import type { GameView } from '../../board/contract.ts';
import { loadView } from '../../games/views.ts';
import { words } from '../../messages/index.ts';
import { ErrorPage, Loading } from '../../page/fallbacks.tsx';
import { useLoaded } from '../../page/later.tsx';
import { paths } from '../../page/routes.ts';
import { sealOf, stepsOfHistory } from '../../session/history/history.ts';
import { ownSeat } from '../../session/local/people.ts';
import { packRecord, unpackRecord } from '../../session/record/record.ts';
import type { SeatInfo } from '../../session/session.ts';
import { findGame } from '../../storage/games.ts';
import { findTable } from '../../storage/tables.ts';
import { sayError } from '../problem-text.ts';
import { Replay } from './replay.tsx';

/** Sources of a replay: this device, a table by link, or a record in the link. */

type Query = { readonly query?: { readonly [name: string]: string } };

/** The entry in the link; undefined for the end. */
export const entryIn = (query: Query['query']): number | undefined => {
  const n = Number(query?.n ?? Number.NaN);
  return Number.isInteger(n) && n >= 0 ? n : undefined;
};

type Source = {
  readonly view: GameView;
  /** Unredacted if nothing is secret any more, else for `eyes`. */
  readonly steps: Timeline;
  readonly eyes: Eyes;
  readonly people: readonly SeatInfo[];
  readonly seals: readonly Seal[];
  /** Only call it when nothing is secret. */
  readonly record: () => Promise<GameRecord>;
};

async function openSource(record: GameRecord, bots: readonly SeatInfo['bot'][], eyes: Eyes): Promise<Source> {
  const [game, view] = await Promise.all([loadGame(record.game, record.rules), loadView(record.game)]);
  const unredacted = Array.from(replaySteps(game, record));
  const steps = isOpen(unredacted.at(-1)!.match) ? unredacted : unredacted.map(m => redactStep(m, eyes));
  const people = Array.from({ length: record.seats }, (_, seat) => ({
    name: record.names?.[seat] || null,
    here: true,
    bot: bots[seat] ?? null,
  }));
  return { view, steps, eyes, people, seals: record.seals, record: async () => record };
}

export function LocalReplay({ id = '', query }: Query & { readonly id?: string }) {
  const source = useLoaded(async () => {
    const stored = findGame(id);
    if (!stored) return null;
    const base = await openSource(stored.record, stored.bots, ownSeat(stored.bots) ?? 'public');
    const { outcome } = base.steps.at(-1)!.match;
    const opened = openRecord(stored.record, stored.seed, outcome);
    return { ...base, record: async () => opened, seals: outcome ? opened.seals : base.seals };
  }, [id]);
  if (source.state === 'loading') return <Loading />;
  if (source.state === 'failed') return <ErrorPage sentence={words().errors.notLoaded} reload />;
  if (!source.value) return <ErrorPage sentence={words().errors.noGame} />;
  const { record } = source.value;
  const share = async (n: number) => location.origin + paths.record(await packRecord(await record()), n);
  return <Replay {...source.value} from={entryIn(query)} share={share} table={paths.local(id)} />;
}

export function LinkReplay({ id = '', query }: Query & { readonly id?: string }) {
  const source = useLoaded(async (): Promise<Source> => {
    const token = findTable(id)?.token ?? null;
    const history = await fetchHistory(id, token);
    const { game: name, rules, seats, options } = history.head;
    const people = history.people.map(({ name: called, bot }) => ({ name: called, here: true, bot }));
    const { eyes } = history;
    const record = async () => readRecord(await fetchRecord(id));
    const [game, view] = await Promise.all([loadGame(name, rules), loadView(name)]);
    if (history.outcome && !isOpen({ game, outcome: null })) {
      // Nothing is secret any more: the record has the unredacted moves.
      const whole = await record();
      return { ...(await openSource(whole, [], eyes)), people };
    }
    const table = readTable(game, seats, options);
    const steps = stepsOfHistory(history, game, table);
    return { view, steps, eyes, people, seals: history.head.seals.map(sealOf), record };
  }, [id]);
  if (source.state === 'loading') return <Loading />;
  if (source.state === 'failed') {
    return (
      <ErrorPage
        sentence={sayError(source.error)}
        reload={source.error instanceof ApiError && !source.error.problem}
      />
    );
  }
  const share = async (n: number) => location.origin + paths.tableReplay(id, n);
  return <Replay {...source.value} from={entryIn(query)} share={share} table={paths.table(id)} />;
}

export function RecordReplay({ query }: Query) {
  const packed = location.hash.slice(1);
  const source = useLoaded(async () => openSource(await unpackRecord(packed), [], 'public'), [packed]);
  if (source.state === 'loading') return <Loading />;
  if (source.state === 'failed') return <ErrorPage sentence={words().errors.badLink} />;
  const share = async (n: number) => location.origin + paths.record(packed, n);
  return <Replay {...source.value} from={entryIn(query)} share={share} table={null} />;
}

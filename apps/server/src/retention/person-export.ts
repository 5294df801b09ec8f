import { type Holder, isBot, nameOf, personAt } from '@tablee/table';
import { type FullTable, holdersOf } from '../store/full-table.ts';
import type { PeopleRows } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { GameSource } from '../tables/game-source.ts';
import { recordOf } from '../tables/records.ts';
import type { Archive } from './archive.ts';

/** Everything stored about a person as one JSON file, written table by table so that it never is in memory as a whole. */

export const EXPORT_FORMAT = 1;
/** Of one guest. Quotas allow fewer tables in a year. */
const MAX_TABLES = 50_000;

export type ExportParts = {
  readonly store: Store;
  readonly archive: Pick<Archive, 'read'>;
  readonly games: GameSource;
};

type Exported = { readonly person: string | null; readonly guests: readonly string[] };

export async function* exportPerson(parts: ExportParts, who: Exported): AsyncGenerator<string> {
  const head = { tablee: 'person', format: EXPORT_FORMAT, made: new Date().toISOString() };
  const person = who.person === null ? null : await describe(parts.store.people, who.person);
  const reach = await describeReach(parts.store, who.guests);
  yield `${JSON.stringify({ ...head, person, ...reach }).slice(0, -1)},"tables":[`;
  let first = true;
  for (const id of await tableIds(parts.store, who.guests)) {
    const table = await readTable(parts, id);
    if (!table) continue;
    yield `${first ? '' : ','}\n${JSON.stringify(await tableOf(parts, table, who.guests))}`;
    first = false;
  }
  yield ']}\n';
}

async function tableIds({ maintenance }: Store, guests: readonly string[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const guest of guests) for (const id of await maintenance.tableIdsOf(guest, MAX_TABLES)) ids.add(id);
  return ids;
}

/** Null for a table deleted meanwhile. */
async function readTable({ store, archive }: ExportParts, id: string): Promise<FullTable | null> {
  const stored = await store.maintenance.fullTable(id);
  if (stored) return stored;
  return (await store.maintenance.isArchived(id)) ? archive.read(id) : null;
}

async function tableOf({ games }: ExportParts, table: FullTable, guests: readonly string[]): Promise<object> {
  const { id, head, summary, host, lines, times, entries, madeAt, touchedAt } = table;
  const holders = holdersOf(table);
  const isOwn = (holder: Holder | null | undefined): boolean =>
    !!holder && !isBot(holder) && holder.guestHash !== null && guests.includes(holder.guestHash);
  const seats = holders.flatMap((holder, seat) => (isOwn(holder) ? [seat] : []));
  const over = summary.outcome !== null;
  // Rules unknown here may have secrets.
  const open = over || (await games.load(head.game, head.rules))?.traits.secrets === false;
  return {
    table: id,
    game: head.game,
    seats,
    host: host !== null && guests.includes(host),
    names: holders.map(nameOf),
    bots: holders.map(holder => (holder && isBot(holder) ? holder.bot : null)),
    made: timeOf(madeAt),
    touched: timeOf(touchedAt),
    outcome: summary.outcome,
    choices: seats.map(seat => {
      const { understudy = null, replies } = personAt(holders, seat)!;
      return { seat, understudy, replies: replies?.lines ?? null };
    }),
    said: lines
      .filter(({ seat }) => seats.includes(seat))
      .map(({ n, seat, text, at }) => ({ n, seat, text, at })),
    record: open ? recordOf(head, entries, over) : null,
    times: open ? times.map(time => (time === null ? null : timeOf(time))) : null,
  };
}

/** Where this person asked to be told, and which mail addresses they named. */
async function describeReach({ reach }: Store, guests: readonly string[]): Promise<object> {
  const found = await Promise.all(guests.map(guest => reach.of(guest)));
  return {
    reach: found.flatMap(({ reaches }) =>
      reaches.map(({ reach: { way, target, language, problem }, table }) => ({
        table,
        way,
        to: way === 'push' ? (JSON.parse(target) as { endpoint: string }).endpoint : target,
        language,
        problem,
      })),
    ),
    addresses: found.flatMap(({ mailboxes }) =>
      mailboxes.map(({ address, confirmed }) => ({ address, confirmed })),
    ),
  };
}

/** Without hashes: they are of no use to the person. */
async function describe(people: PeopleRows, id: string): Promise<object | null> {
  const person = await people.person(id);
  if (!person) return null;
  const { name, avatar, colour, madeAt, signIn, hasRecovery } = person;
  return {
    id,
    name,
    avatar,
    colour,
    since: timeOf(madeAt),
    signIn,
    hasRecovery,
    devices: (await people.guestsOf(id)).map(({ device, since, seenAt, endedAt }) => ({
      name: device,
      since: timeOf(since),
      seen: timeOf(seenAt),
      signedOut: endedAt === null ? null : timeOf(endedAt),
    })),
    passkeys: (await people.passkeysOf(id)).map(({ id: key, device, madeAt: made, usedAt, publicKey }) => ({
      id: key,
      name: device,
      publicKey,
      made: timeOf(made),
      used: usedAt === null ? null : timeOf(usedAt),
    })),
  };
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

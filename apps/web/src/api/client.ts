import type {
  Act,
  BotLevel,
  BotSeated,
  Erased,
  Laid,
  MineItem,
  NewTable,
  Problem,
  Reaction,
  Seated,
  SitDown,
  Story,
  TableAnswer,
  TalkAnswer,
} from '@tablee/wire';
import { isFields } from '../storage/store.ts';

/** The server's HTTP door. What goes wrong becomes an ApiTrouble with the server's own key. */
export class ApiTrouble extends Error {
  /** Null: no answer at all. */
  readonly problem: Problem | null;
  constructor(problem: Problem | null) {
    super(problem?.sentence ?? 'no answer from the server');
    this.name = 'ApiTrouble';
    this.problem = problem;
  }
}

const isProblem = (x: unknown): x is Problem =>
  isFields(x) && typeof x.status === 'number' && typeof x.key === 'string' && typeof x.sentence === 'string';

const authority = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

async function call<T>(path: string, token: string | null, body?: unknown, method = 'POST'): Promise<T> {
  let answer: Response;
  const headers = authority(token);
  try {
    answer = await fetch(
      path,
      body === undefined
        ? { headers }
        : {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new ApiTrouble(null);
  }
  const told: unknown = await answer.json().catch(() => null);
  // Our own server, of the same version as this page: its answers have the shapes of @tablee/wire.
  if (answer.ok && told !== null) return told as T;
  throw new ApiTrouble(isProblem(told) ? told : null);
}

const at = (table: string): string => `/api/tables/${table}`;

export const createTable = (wish: NewTable): Promise<Laid> => call('/api/tables', null, wish);
export const sitAt = (table: string, wish: SitDown): Promise<Seated> =>
  call(`${at(table)}/seats`, null, wish);
export const fetchTable = (table: string, token: string | null): Promise<TableAnswer> =>
  call(at(table), token);
/** The game so far. The server tells it a page at a time. */
export async function fetchStory(table: string, token: string | null): Promise<Story> {
  const page = (from: number): Promise<Story> => call(`${at(table)}/story?from=${from}`, token);
  let story = await page(0);
  const { chapters } = story;
  while (story.to < story.n) {
    story = await page(story.to + 1);
    chapters.push(...story.chapters);
  }
  return { ...story, chapters };
}
/** The tables of this browser's guest, as the server knows them. */
export const fetchMine = async (): Promise<readonly MineItem[]> =>
  (await call<{ readonly tables: readonly MineItem[] }>('/api/mine', null)).tables;
/** Unread: the kernel's reader checks it. */
export const fetchRecord = (table: string): Promise<unknown> => call(`${at(table)}/record`, null);
export const postMove = (
  table: string,
  token: string | null,
  decision: number,
  move: string,
): Promise<unknown> => call(`${at(table)}/moves`, token, { decision, move });
export const postAct = (table: string, token: string | null, act: Act): Promise<unknown> =>
  call(`${at(table)}/acts`, token, { act });

/** Somebody at the table, or whoever laid it, seats a bot or sends it away again. */
export const seatBot = (
  table: string,
  token: string | null,
  seat: number,
  level: BotLevel,
): Promise<BotSeated> => call(`${at(table)}/bots`, token, { seat, level });
export const sendBotAway = (table: string, token: string | null, seat: number): Promise<unknown> =>
  call(`${at(table)}/bots/${seat}`, token, {}, 'DELETE');
export const postLine = (table: string, token: string | null, text: string): Promise<unknown> =>
  call(`${at(table)}/talk`, token, { text });
export const postReaction = (table: string, token: string | null, reaction: Reaction): Promise<unknown> =>
  call(`${at(table)}/reactions`, token, { reaction });
export const postPoint = (table: string, token: string | null, place: string): Promise<unknown> =>
  call(`${at(table)}/points`, token, { at: place });
export const postPlan = (table: string, token: string | null, notes: readonly string[]): Promise<unknown> =>
  call(`${at(table)}/plans`, token, { notes });
export const fetchTalk = (table: string): Promise<TalkAnswer> => call(`${at(table)}/talk`, null);

/** The host deletes the table, its log and its talk. */
export const deleteTable = (table: string): Promise<unknown> => call(at(table), null, {}, 'DELETE');
/** Everything this browser's guest left on the server. */
export const forgetMe = (): Promise<Erased> => call('/api/me', null, {}, 'DELETE');

/** The stream of frames as server-sent events, with the seat's token, which EventSource could not carry. */
export async function openStream(
  table: string,
  token: string | null,
  seen: number | null,
  heard: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const query = `?heard=${heard}${seen === null ? '' : `&seen=${seen}`}`;
  const answer = await fetch(`${at(table)}/events${query}`, {
    headers: { ...authority(token), accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
  if (answer.ok && answer.body) return answer.body;
  const told: unknown = await answer.json().catch(() => null);
  throw new ApiTrouble(isProblem(told) ? told : null);
}

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

/** A failed API request. */
export class ApiError extends Error {
  /** Null: the server did not answer. */
  readonly problem: Problem | null;
  constructor(problem: Problem | null) {
    super(problem?.sentence ?? 'no answer from the server');
    this.name = 'ApiError';
    this.problem = problem;
  }
}

const isProblem = (x: unknown): x is Problem =>
  isFields(x) && typeof x.status === 'number' && typeof x.key === 'string' && typeof x.sentence === 'string';

const authority = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

let credentials: RequestCredentials = 'same-origin';

/** From now on no request carries a cookie: a page in a frame must not act or look for the person who sees it. */
export function forgetCredentials(): void {
  credentials = 'omit';
}

/** The problem an answer describes; null for an answer of something else, such as a proxy. */
async function problemOf(answer: Response): Promise<Problem | null> {
  const json: unknown = await answer.json().catch(() => null);
  return isProblem(json) ? json : null;
}

/** Throws an ApiError unless the server agrees. */
export async function send(
  path: string,
  token: string | null,
  body?: unknown,
  method = 'POST',
): Promise<Response> {
  let answer: Response;
  const headers = authority(token);
  try {
    answer = await fetch(
      path,
      body === undefined
        ? { headers, credentials }
        : {
            method,
            credentials,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new ApiError(null);
  }
  if (answer.ok) return answer;
  throw new ApiError(await problemOf(answer));
}

/** The server has the same version as this page, so its answers need no validation. */
export async function call<T>(
  path: string,
  token: string | null,
  body?: unknown,
  method = 'POST',
): Promise<T> {
  const json: unknown = await (await send(path, token, body, method)).json().catch(() => null);
  if (json === null) throw new ApiError(null);
  return json as T;
}

const at = (table: string): string => `/api/tables/${table}`;
/** A request of a screen that few people open: its path is written there. */
export const askTable = <T>(
  table: string,
  token: string | null,
  path: string,
  method: string,
  body?: object,
): Promise<T> => call(`${at(table)}/${path}`, token, method === 'GET' ? undefined : (body ?? {}), method);

export const createTable = (choice: NewTable): Promise<Laid> => call('/api/tables', null, choice);
export const sitAt = (table: string, choice: SitDown): Promise<Seated> =>
  call(`${at(table)}/seats`, null, choice);
export const fetchTable = (table: string, token: string | null): Promise<TableAnswer> =>
  call(at(table), token);
/** The whole history. The server sends it in pages. */
export async function fetchHistory(table: string, token: string | null): Promise<Story> {
  const page = (from: number): Promise<Story> => call(`${at(table)}/story?from=${from}`, token);
  let history = await page(0);
  const { chapters } = history;
  while (history.to < history.n) {
    history = await page(history.to + 1);
    chapters.push(...history.chapters);
  }
  return { ...history, chapters };
}
/** Tables of this browser's guest. */
export const fetchMine = async (): Promise<readonly MineItem[]> =>
  (await call<{ readonly tables: readonly MineItem[] }>('/api/mine', null)).tables;
/** Not validated here: `readRecord` of the kernel does it. */
export const fetchRecord = (table: string): Promise<unknown> => call(`${at(table)}/record`, null);
export const postMove = (
  table: string,
  token: string | null,
  decision: number,
  move: string,
): Promise<unknown> => call(`${at(table)}/moves`, token, { decision, move });
export const postAct = (table: string, token: string | null, act: Act): Promise<unknown> =>
  call(`${at(table)}/acts`, token, { act });

/** Allowed for a person with a seat and for the host. */
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

/** Only for the host. Also deletes the log and the talk. */
export const deleteTable = (table: string): Promise<unknown> => call(at(table), null, {}, 'DELETE');
/** Erases everything the server stores about this browser's guest. */
export const forgetMe = (): Promise<Erased> => call('/api/me', null, {}, 'DELETE');

/** Frames as server-sent events. Uses `fetch` because EventSource cannot send the seat's token. */
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
    credentials,
    signal,
  });
  if (answer.ok && answer.body) return answer.body;
  throw new ApiError(await problemOf(answer));
}

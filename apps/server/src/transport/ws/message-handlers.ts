import type { Seat } from '@tablee/kernel';
import { MAX_FRAME_BYTES, type Problem, readSpelledPlay, type UpFrame, upFrame } from '@tablee/wire';
import { isMistake, problemIn, problemOf, trouble } from '../../common/problems.ts';
import { addressKey } from '../../limits/address-key.ts';
import { StoreError } from '../../store/store.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { isProblem } from '../../tables/referee.ts';
import { aim, plan, point, react, say } from '../../talk/talk.ts';
import type { ServerContext } from '../context.ts';
import { eyesFor, knowsMore, noteActive } from '../request-auth.ts';
import { catchUp, startWatching, stopWatching } from '../watching.ts';
import { type Connection, type Received, TableWatch } from './connection.ts';

const MAX_WATCHED = 16;
/** Close code of WebSockets: a temporary condition of the server. */
const TRY_AGAIN_LATER = 1013;

/** Handles the frames of all connections. Every frame gets an answer; an error never reaches the table. */
export class MessageHandlers {
  readonly #context: ServerContext;
  readonly #measureLag: (connection: Connection) => void;

  /** `measureLag` is called for connections at tables with a clock. */
  constructor(context: ServerContext, measureLag: (connection: Connection) => void) {
    this.#context = context;
    this.#measureLag = measureLag;
  }

  receive(connection: Connection, data: Received): void {
    const frame = this.#accept(connection, data);
    if (!frame) return;
    const handle = (): void | Promise<void> => this.#handle(connection, frame);
    const work = connection.opening ? connection.opening.then(handle) : handle();
    if (!work) return;
    const tail: Promise<void> = work.finally(() => {
      if (connection.opening === tail) connection.opening = null;
    });
    connection.opening = tail;
  }

  #accept(connection: Connection, data: Received): UpFrame | null {
    const limit = this.#context.config.limits.frames;
    if (limit > 0) {
      const second = Math.floor(performance.now() / 1000);
      if (connection.second !== second) {
        connection.second = second;
        connection.framesThisSecond = 0;
      }
      connection.framesThisSecond++;
      if (connection.framesThisSecond > limit) {
        // One answer a second; further frames are dropped.
        if (connection.framesThisSecond === limit + 1) refuse(connection, null, problemOf('too-often'));
        return null;
      }
    }
    const frame = data === null ? null : readFrame(data);
    if (frame && 't' in frame) return frame;
    refuse(connection, null, frame ?? problemOf('malformed', 'Frames are JSON text.'));
    return null;
  }

  /** Only opening a table delays later frames: plays queue at their table. */
  #handle(connection: Connection, frame: UpFrame): Promise<void> | undefined {
    if (frame.t === 'watch')
      return this.#watch(connection, frame).catch(e => {
        this.#report(connection, frame.table, e);
        // A page that watches nothing would wait for ever: it connects again, perhaps to another node.
        if (e instanceof StoreError || problemIn(e).key === 'upgrading') connection.close(TRY_AGAIN_LATER);
      });
    if (frame.t === 'ping') connection.sendFrame({ t: 'pong' });
    else if (frame.t === 'leave') this.#unwatch(connection, frame.table);
    else if (frame.t === 'look') this.#look(connection, frame);
    else if (isSpoken(frame))
      this.#speak(connection, frame).catch(e => this.#report(connection, frame.table, e));
    else this.#command(connection, frame);
    return undefined;
  }

  /** Bugs and faults of the disk are logged as well. */
  #report(connection: Connection, table: string, error: unknown): void {
    const problem = problemIn(error);
    if (isMistake(problem)) this.#context.log.error({ err: error, table }, 'a frame failed');
    refuse(connection, table, problem);
  }

  async #watch(connection: Connection, frame: UpFrame & { t: 'watch' }): Promise<void> {
    const context = this.#context;
    const table = await context.registry.open(frame.table, addressKey(connection.address));
    if (!table) throw trouble('no-table');
    if (knowsMore(table, frame.token, frame.seen ?? 0)) await context.registry.refresh(table);
    const who = await context.people.identities.of(connection.guestHash);
    const eyes = await eyesFor(context, table, frame.token, who);
    if (connection.readyState !== connection.OPEN) return;
    this.#unwatch(connection, frame.table);
    if (connection.watches.length >= MAX_WATCHED) throw trouble('too-many-watched');
    const watch = new TableWatch(connection, table, eyes, frame.seen ?? -1);
    connection.watches = [...connection.watches, watch];
    startWatching(context, table, watch, {
      guests: who?.guests ?? [],
      heard: frame.heard ?? 0,
      send: down => connection.sendFrame(down),
    });
    if (table.state.clock) this.#measureLag(connection);
  }

  /** A page in the background asks to be told like one that is closed. */
  #look(connection: Connection, { table, looks }: UpFrame & { t: 'look' }): void {
    const watch = connection.watches.find(watched => watched.table.id === table);
    if (!watch || watch.looks === looks) return;
    watch.looks = looks;
    this.#context.presence.markLooking(watch.table);
  }

  #unwatch(connection: Connection, id: string): void {
    const watch = connection.watches.find(w => w.table.id === id);
    if (!watch) return;
    connection.watches = connection.watches.filter(w => w !== watch);
    stopWatching(this.#context, watch.table, watch);
  }

  /** Not async: the state of an async function costs a third of a kilobyte a move. */
  #command(connection: Connection, frame: UpFrame & { t: 'play' | 'act' }): void {
    const decision = frame.t === 'play' ? frame.decision : undefined;
    const seated = seatedWatch(connection, frame.table, decision);
    if (!seated) return;
    const { watch, seat } = seated;
    const { table } = watch;
    const { referee } = this.#context;
    if (table.state.clock) this.#measureLag(connection);
    noteActive(this.#context, table, seat);
    const answered =
      frame.t === 'play'
        ? referee.play(table, seat, frame.decision, frame.move, { lagMs: watch.lag })
        : referee.act(table, seat, frame.act);
    answered
      .then(answer => {
        if (isProblem(answer)) refuse(connection, frame.table, answer, decision);
        // A repeated command changes nothing for others, but its sender waits for the position.
        else if (answer.again && !watch.behind) catchUp(table, watch);
      })
      .catch(e => this.#report(connection, frame.table, e));
  }

  async #speak(connection: Connection, frame: SpeakFrame): Promise<void> {
    const seated = seatedWatch(connection, frame.table);
    if (!seated) return;
    const { seat } = seated;
    const { table } = seated.watch;
    const { referee } = this.#context;
    // Pages lower an aim without the player: that is no sign of presence.
    if (frame.t !== 'aim' || frame.aim !== '') noteActive(this.#context, table, seat);
    const answer = frame.t === 'say' ? await say(referee, table, seat, frame.text) : show(table, seat, frame);
    if (answer && isProblem(answer)) refuse(connection, frame.table, answer);
  }
}

function readFrame(data: string | Buffer): UpFrame | Problem {
  if (data.length > MAX_FRAME_BYTES) return problemOf('too-large');
  const text = data.toString();
  const play = readSpelledPlay(text);
  if (play) return play;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return problemOf('malformed', 'This frame is not JSON.');
  }
  const read = upFrame.safeParse(raw);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const where = issue?.path.join('.');
  return problemOf('malformed', `This frame cannot be understood${where ? `: see "${where}"` : ''}.`);
}

const refuse = (connection: Connection, table: string | null, problem: Problem, decision?: number): void =>
  connection.sendFrame({ t: 'refused', table, ...problem, ...(decision === undefined ? {} : { decision }) });

/** The watch of a player at a table. Null, after a refusal, without a watch or a seat. */
function seatedWatch(
  connection: Connection,
  table: string,
  decision?: number,
): { readonly watch: TableWatch; readonly seat: Seat } | null {
  const watch = connection.watches.find(w => w.table.id === table);
  if (watch && watch.eyes !== 'public') return { watch, seat: watch.eyes };
  refuse(connection, table, problemOf(watch ? 'not-seated' : 'watch-first'), decision);
  return null;
}

const SPOKEN = ['say', 'react', 'point', 'plan', 'aim'] as const;
type SpeakFrame = UpFrame & { t: (typeof SPOKEN)[number] };
const isSpoken = (frame: UpFrame): frame is SpeakFrame => SPOKEN.some(t => t === frame.t);

/** Frames that are shown to all and not stored. */
function show(table: LiveTable, seat: Seat, frame: Exclude<SpeakFrame, { t: 'say' }>): Problem | null {
  switch (frame.t) {
    case 'react':
      return react(table, seat, frame.reaction);
    case 'point':
      return point(table, seat, frame.at);
    case 'plan':
      return plan(table, seat, frame.notes);
    case 'aim':
      return aim(table, seat, frame.aim);
  }
}

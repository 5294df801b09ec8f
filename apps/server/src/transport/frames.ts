import type { Seat } from '@tablee/kernel';
import { MAX_FRAME_BYTES, type Problem, readSpelledPlay, type UpFrame, upFrame } from '@tablee/wire';
import { hashSecret } from '../guests/secrets.ts';
import { addressKey } from '../limits/address-key.ts';
import { isMistake, problemIn, problemOf, trouble } from '../problems.ts';
import { helloFor, newsOf } from '../tables/frames.ts';
import { isProblem } from '../tables/referee.ts';
import type { LiveTable } from '../tables/table.ts';
import { aim } from '../talk/aims.ts';
import { plan, plansOf } from '../talk/plans.ts';
import { point, react, say, talkSince } from '../talk/talk.ts';
import type { OutsideEyes } from '../watch/audience.ts';
import { type Peer, Watch } from './peer.ts';
import type { WsDoor } from './ws.ts';

const MAX_WATCHED = 16;

/** What a peer sent: text, perhaps still as bytes; null when it was none. */
export type Sent = string | Buffer | null;

/** What a frame from a peer means. Whatever it is, the peer gets a frame back and the table stays sound. */
export function answerFrame(door: WsDoor, peer: Peer, sent: Sent): void {
  const frame = admitFrame(door, peer, sent);
  if (!frame) return;
  const handle = (): void | Promise<void> => handleFrame(door, peer, frame);
  const work = peer.opening ? peer.opening.then(handle) : handle();
  if (!work) return;
  const tail: Promise<void> = work.finally(() => {
    if (peer.opening === tail) peer.opening = null;
  });
  peer.opening = tail;
}

function admitFrame(door: WsDoor, peer: Peer, sent: Sent): UpFrame | null {
  const limit = door.context.config.limits.frames;
  if (limit > 0) {
    const second = Math.floor(performance.now() / 1000);
    if (peer.second !== second) {
      peer.second = second;
      peer.framesThisSecond = 0;
    }
    peer.framesThisSecond++;
    if (peer.framesThisSecond > limit) {
      // Said once a second; the rest of the flood goes unanswered.
      if (peer.framesThisSecond === limit + 1) refuse(peer, null, problemOf('too-often'));
      return null;
    }
  }
  const frame = sent === null ? null : readFrame(sent);
  if (frame && 't' in frame) return frame;
  refuse(peer, null, frame ?? problemOf('malformed', 'Frames are JSON text.'));
  return null;
}

function readFrame(sent: string | Buffer): UpFrame | Problem {
  if (sent.length > MAX_FRAME_BYTES) return problemOf('too-large');
  const text = sent.toString();
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
  return problemOf('malformed', `This frame makes no sense${where ? `: look at "${where}"` : ''}.`);
}

/** Only opening a table makes later frames wait: plays queue at their table. */
function handleFrame(door: WsDoor, peer: Peer, frame: UpFrame): Promise<void> | undefined {
  if (frame.t === 'watch') return watchTable(door, peer, frame).catch(e => blame(door, peer, frame.table, e));
  if (frame.t === 'ping') peer.say({ t: 'pong' });
  else if (frame.t === 'leave') dropWatch(door, peer, frame.table);
  else if (isSpoken(frame)) speak(door, peer, frame).catch(e => blame(door, peer, frame.table, e));
  else act(door, peer, frame);
  return undefined;
}

/** Our own mistake, or the disk's: said to who asked, written down for who runs the server. */
function blame(door: WsDoor, peer: Peer, table: string, error: unknown): void {
  const problem = problemIn(error);
  if (isMistake(problem)) door.context.log.error({ err: error, table }, 'a frame failed');
  refuse(peer, table, problem);
}

const refuse = (peer: Peer, table: string | null, problem: Problem, decision?: number): void =>
  peer.say({ t: 'refused', table, ...problem, ...(decision === undefined ? {} : { decision }) });

async function watchTable(door: WsDoor, peer: Peer, frame: UpFrame & { t: 'watch' }): Promise<void> {
  const table = await door.context.registry.open(frame.table, addressKey(peer.address));
  if (!table) throw trouble('no-table');
  if (peer.readyState !== peer.OPEN) return;
  dropWatch(door, peer, frame.table);
  if (peer.watches.length >= MAX_WATCHED) throw trouble('too-many-watched');
  const watch = new Watch(peer, table, eyesOf(table, frame.token, peer.guestHash), frame.seen ?? -1);
  peer.watches = [...peer.watches, watch];
  table.audience.join(watch);
  door.context.presence.mark(table);
  peer.say(helloFor(table, watch.eyes, peer.guestHash));
  table.audience.catchUp(watch, table.match.n, newsOf(table));
  const talk = talkSince(table, frame.heard ?? 0);
  if (talk) peer.say(talk);
  for (const planned of plansOf(table)) peer.say(planned);
  if (table.standing.sand) door.measure(peer);
  door.context.bots.notice(table);
  door.context.clocks.notice(table);
}

function eyesOf(table: LiveTable, token: string | undefined, guestHash: string | null): OutsideEyes {
  const byToken = token === undefined ? null : table.seatOfToken(hashSecret(token));
  return byToken ?? (guestHash === null ? null : table.seatOfGuest(guestHash)) ?? 'public';
}

function dropWatch(door: WsDoor, peer: Peer, id: string): void {
  const watch = peer.watches.find(w => w.table.id === id);
  if (!watch) return;
  peer.watches = peer.watches.filter(w => w !== watch);
  door.unwatch(watch);
}

/** Not an async function: what one keeps over its wait was a third of a kilobyte a move. */
function act(door: WsDoor, peer: Peer, frame: UpFrame & { t: 'play' | 'act' }): void {
  const watch = peer.watches.find(w => w.table.id === frame.table);
  const decision = frame.t === 'play' ? frame.decision : undefined;
  if (!watch || watch.eyes === 'public') {
    refuse(peer, frame.table, problemOf(watch ? 'not-seated' : 'watch-first'), decision);
    return;
  }
  const { table, eyes } = watch;
  const { referee, clocks } = door.context;
  if (table.standing.sand) door.measure(peer);
  clocks.stir(table);
  const ruled =
    frame.t === 'play'
      ? referee.play(table, eyes, frame.decision, frame.move, watch.lag)
      : referee.act(table, eyes, frame.act);
  ruled
    .then(answer => {
      if (isProblem(answer)) refuse(peer, frame.table, answer, decision);
      // Sent twice: nobody else hears of it again, but who asked wants to know where the table stands.
      else if (answer.again && !watch.behind) table.audience.catchUp(watch, table.match.n, newsOf(table));
    })
    .catch(e => blame(door, peer, frame.table, e));
}

const SPOKEN = ['say', 'react', 'point', 'plan', 'aim'] as const;
type SpeakFrame = UpFrame & { t: (typeof SPOKEN)[number] };
const isSpoken = (frame: UpFrame): frame is SpeakFrame => SPOKEN.some(t => t === frame.t);

async function speak(door: WsDoor, peer: Peer, frame: SpeakFrame): Promise<void> {
  const watch = peer.watches.find(w => w.table.id === frame.table);
  if (!watch || watch.eyes === 'public') {
    refuse(peer, frame.table, problemOf(watch ? 'not-seated' : 'watch-first'));
    return;
  }
  const { table, eyes } = watch;
  const { store, referee, clocks } = door.context;
  // Lowering an aim is no deed: a page does that by itself.
  if (frame.t !== 'aim' || frame.aim !== '') clocks.stir(table);
  const answer =
    frame.t === 'say' ? await say(store, referee, table, eyes, frame.text) : show(table, eyes, frame);
  if (answer && isProblem(answer)) refuse(peer, frame.table, answer);
}

/** What is seen by all and written down by nobody. */
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

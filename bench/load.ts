import type { Script } from './games.ts';
import type { Peer, PeerTable } from './peers/peer.ts';
import type { ServerProcess } from './process.ts';

/** What came of one round: all tables played from the first move of their script to the last. */
export type Round = {
  readonly moves: number;
  readonly seconds: number;
  readonly cpuMicros: number;
  /** Move sent → opponent has seen it, in ms. */
  readonly delays: Float64Array;
};

const STUCK_MS = 30_000;
const ARRIVED_MS = 300;

/**
 * Plays every script on a table of its own, all at the same time. A move is sent as soon as both players have
 * seen the one before, or not before its time when a rate (moves/s over all tables) is given.
 */
export async function playRound(
  peer: Peer,
  server: ServerProcess,
  scripts: readonly Script[],
  rate?: number,
): Promise<Round> {
  const tables = await Promise.all(scripts.map(() => peer.openTable(server.port)));
  const moves = scripts.reduce((sum, script) => sum + script.turns.length, 0);
  const delays = new Float64Array(moves);
  let measured = 0;
  // Whatever a server still has to say about arrivals is said before the clock starts.
  await new Promise(resolve => setTimeout(resolve, ARRIVED_MS));
  const before = await server.sample();
  const start = performance.now();
  const games = tables.map((table, i) => {
    const gapMs = rate === undefined ? 0 : (scripts.length * 1000) / rate;
    const firstMs = start + (gapMs * i) / scripts.length;
    return playScript(peer.name, table, scripts[i]!, firstMs, gapMs, ms => {
      delays[measured++] = ms;
    });
  });
  await Promise.all(games);
  const seconds = (performance.now() - start) / 1000;
  const after = await server.sample();
  for (const [i, table] of tables.entries()) checkEnd(peer.name, table, scripts[i]!);
  await Promise.all(tables.map(table => table.close()));
  return { moves, seconds, cpuMicros: after.cpuMicros - before.cpuMicros, delays };
}

function playScript(
  name: string,
  table: PeerTable,
  script: Script,
  firstMs: number,
  gapMs: number,
  onDelay: (ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const seen = [0, 0];
    let played = 0;
    let sentAt = 0;
    const send = (): void => {
      const { seat, move } = script.turns[played]!;
      sentAt = performance.now();
      table.play(seat, move);
    };
    const sendInTime = (): void => {
      const early = gapMs === 0 ? 0 : firstMs + played * gapMs - performance.now();
      if (early > 0) setTimeout(send, early);
      else send();
    };
    const stuck = setInterval(() => {
      if (performance.now() - Math.max(sentAt, firstMs) < STUCK_MS) return;
      clearInterval(stuck);
      reject(new Error(`${name}: no client saw move ${played + 1} (${script.turns[played]!.move})`));
    }, 1_000);
    table.onSeen = (seat, n) => {
      // News that is no move, such as an arrival, repeats a number.
      if (n !== played + 1 || seen[seat] === n) return;
      seen[seat] = n;
      if (seat !== script.turns[played]!.seat) onDelay(performance.now() - sentAt);
      if (seen[1 - seat] !== n) return;
      played = n;
      if (played < script.turns.length) sendInTime();
      else {
        clearInterval(stuck);
        resolve();
      }
    };
    sendInTime();
  });
}

function checkEnd(name: string, table: PeerTable, script: Script): void {
  for (const seat of [0, 1]) {
    const position = table.position(seat);
    if (position === script.end) continue;
    throw new Error(`${name} arrived at "${position}" where the rules say "${script.end}"`);
  }
}

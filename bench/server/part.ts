import { type Script, writeScripts } from '../games.ts';
import { playRound, type Round } from '../load.ts';
import { boardgame } from '../peers/boardgame.mjs';
import { colyseus, colyseusLean } from '../peers/colyseus.mjs';
import type { Peer } from '../peers/peer.ts';
import { tablee } from '../peers/tablee.ts';
import type { ServerProcess } from '../process.ts';
import type { Grid, Part, Row } from '../report.ts';
import { median, quantile } from '../statistics.ts';
import { measureTables } from './memory.ts';

const PEERS: readonly Peer[] = [tablee, boardgame, colyseus, colyseusLean];
/** Tells less than ours does: printed, but not what ours is measured by. */
const TELLS_LESS: readonly Peer[] = [colyseusLean];
const TABLES = 50;
const MOVES = 60;
/** Code that has not been compiled yet is slow in its own way; these rounds are not counted. */
const WARM_ROUNDS = 3;
const ROUNDS = 15;
const STEADY_ROUNDS = 2;
/** Far from what any of them can bear, so that delays are the server's and not the queue's. */
const STEADY_RATE = 1_000;

type Contender = {
  readonly peer: Peer;
  readonly server: ServerProcess;
  readonly kilobytesPerTable: number;
  readonly flatOut: Round[];
  readonly steady: Round[];
};

/** The same games on every server, round by round in turn: what a move costs, and how long until it is seen. */
export async function measureServers(): Promise<Part> {
  const scripts = writeScripts(TABLES, MOVES);
  const contenders: Contender[] = [];
  try {
    for (const peer of PEERS) contenders.push(await prepare(peer, scripts));
    for (let round = 0; round < ROUNDS; round++) {
      for (const c of inTurn(contenders, round)) c.flatOut.push(await playRound(c.peer, c.server, scripts));
    }
    for (let round = 0; round < STEADY_ROUNDS; round++) {
      for (const c of inTurn(contenders, round))
        c.steady.push(await playRound(c.peer, c.server, scripts, STEADY_RATE));
    }
  } finally {
    await Promise.all(contenders.map(c => c.server.stop()));
  }
  const title = `Servers: ${TABLES} tables, two players each, the same ${MOVES} moves on each`;
  return { title, grid: compare(contenders), rows: judge(contenders) };
}

async function prepare(peer: Peer, scripts: readonly Script[]): Promise<Contender> {
  const kilobytesPerTable = await measureTables(peer);
  const server = await peer.start();
  try {
    for (let round = 0; round < WARM_ROUNDS; round++) await playRound(peer, server, scripts);
    return { peer, server, kilobytesPerTable, flatOut: [], steady: [] };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The first to run has the quietest machine: each runs first once. */
const inTurn = <T>(all: readonly T[], round: number): T[] =>
  all.map((_, i) => all[(i + round) % all.length]!);

const perMove = (rounds: readonly Round[]): number => median(rounds.map(r => r.cpuMicros / r.moves));
const delay = (rounds: readonly Round[], share: number): number =>
  median(rounds.map(r => quantile(r.delays, share)));

function compare(contenders: readonly Contender[]): Grid {
  const row = (name: string, unit: string, value: (c: Contender) => number) => ({
    name,
    unit,
    values: contenders.map(value),
  });
  return {
    columns: contenders.map(({ peer }) => peer.name),
    rows: [
      row('flat out', 'moves/s', c => median(c.flatOut.map(r => r.moves / r.seconds))),
      row('  a move until the opponent sees it, p50', 'ms', c => delay(c.flatOut, 0.5)),
      row('  p99', 'ms', c => delay(c.flatOut, 0.99)),
      row('  server CPU', 'µs/move', c => perMove(c.flatOut)),
      row('  moves in a second of CPU', 'moves', c => 1e6 / perMove(c.flatOut)),
      row(`at ${STEADY_RATE} moves/s, p50`, 'ms', c => delay(c.steady, 0.5)),
      row('  p99', 'ms', c => delay(c.steady, 0.99)),
      row('  server CPU', 'µs/move', c => perMove(c.steady)),
      row('memory, both players connected', 'KB/table', c => c.kilobytesPerTable),
    ],
  };
}

/** Against each of the others; all played every round one after the other. */
function judge([ours, ...others]: readonly Contender[]): Row[] {
  return others.map(other => ({
    name: `moves per CPU-second, against ${other.peer.name}`,
    value: perMove(other.flatOut) / perMove(ours!.flatOut),
    unit: '×',
    ...(TELLS_LESS.includes(other.peer) ? {} : { target: { atLeast: 1 } }),
  }));
}

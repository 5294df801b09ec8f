import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import type { ConnectionLimits } from '../limits/connection-limits.ts';
import { endWith } from './errors.ts';

/** A whole request, body included, arrives within this. */
const REQUEST_MS = 30_000;
/** An answer of which the other side reads nothing for this long is given up. Event streams say something more often. */
const STALLED_MS = 120_000;
/** Between two requests. A proxy keeps connections for about a minute and should be the one that closes them. */
const KEPT_MS = 20_000;
const KEPT_BY_PROXY_MS = 75_000;
/** Plain requests beside the live connections. */
const SPARE_CONNECTIONS = 2_000;
/** Beyond so many refusals at the same time, connections are cut without an answer. */
const MAX_REFUSED = 100;

/** How long a connection may take, as options of Fastify. */
export function patienceOf({ limits, proxies }: Config) {
  const silentMs = limits.silentSeconds * 1000;
  const requestTimeout = Math.max(REQUEST_MS, silentMs);
  return {
    http: {
      // Counted from the moment a connection is made, so it also ends those that send nothing at all.
      headersTimeout: silentMs,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1000, silentMs / 4),
    },
    requestTimeout,
    keepAliveTimeout: proxies > 0 ? KEPT_BY_PROXY_MS : KEPT_MS,
    connectionTimeout: STALLED_MS,
  };
}

/**
 * Limits how many connections there are, in all and from one address. Stands before Node's own listener: a refused
 * connection gets neither a parser nor a place in its lists.
 */
export function countConnections(server: Server, config: Config, connections: ConnectionLimits): void {
  server.maxConnections = config.limits.connections + SPARE_CONNECTIONS;
  const serve = server.listeners('connection') as ((socket: Socket) => void)[];
  let refused = 0;
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    const problem = address === undefined ? null : connections.accept(address);
    if (address === undefined || (problem && refused >= MAX_REFUSED)) {
      socket.destroy();
      return;
    }
    if (problem) {
      refused++;
      socket.on('error', ignoreBrokenLine).once('close', () => {
        refused--;
      });
      endWith(socket, problem);
      return;
    }
    socket.once('close', () => connections.close(address));
    for (const listen of serve) listen.call(server, socket);
  });
}

/** The connection is closed right after; no answer can be sent. */
function ignoreBrokenLine(): void {}

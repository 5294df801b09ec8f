import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../common/config.ts';
import type { ConnectionLimits } from '../../limits/connection-limits.ts';
import { endWith, ignoreSocketError } from '../raw-response.ts';

/** Limit for a whole request, body included. */
const REQUEST_MS = 30_000;
/** An answer that is not read for this long is given up. Event streams have shorter heartbeats. */
const STALLED_MS = 120_000;
/** Between two requests. A proxy keeps connections for about a minute and should close them first. */
const KEEP_ALIVE_MS = 20_000;
const PROXY_KEEP_ALIVE_MS = 75_000;
/** For plain requests, in addition to the live connections. */
const SPARE_CONNECTIONS = 2_000;
/** Above this number of simultaneous refusals, connections are closed without an answer. */
const MAX_REFUSED = 100;

/** Timeouts of connections, as options of Fastify. */
export function timeoutsOf({ limits, proxies }: Config) {
  const silentMs = limits.silentSeconds * 1000;
  const requestTimeout = Math.max(REQUEST_MS, silentMs);
  return {
    http: {
      // Starts with the connection, so it also ends connections that send nothing.
      headersTimeout: silentMs,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1000, silentMs / 4),
    },
    requestTimeout,
    keepAliveTimeout: proxies > 0 ? PROXY_KEEP_ALIVE_MS : KEEP_ALIVE_MS,
    connectionTimeout: STALLED_MS,
  };
}

/**
 * Limits connections, in total and by address. Runs before Node's own listener, so that a refused connection gets no
 * HTTP parser.
 */
export function limitConnections(server: Server, config: Config, connections: ConnectionLimits): void {
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
      socket.on('error', ignoreSocketError).once('close', () => {
        refused--;
      });
      endWith(socket, problem);
      return;
    }
    socket.once('close', () => connections.close(address));
    for (const listen of serve) listen.call(server, socket);
  });
}

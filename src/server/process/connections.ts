// Limits per connection: requests are handled in order, so that at most one response
// waits for its client; only few more may be queued; and a client that reads nothing of a response is disconnected.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isPrivateAddress, networkOf } from '#platform/throttle/network-of.ts';
import type { RequestListener } from '#server/http/middleware.ts';

export type ConnectionLimits = {
  /** Connections of all clients; further ones are closed at once. */
  maxConnections: number;
  /** Connections of one network that is neither private nor behind a proxy. */
  maxPerNetwork: number;
  /** How long a client may read nothing of a pending response. */
  unreadMs: number;
};

// Browsers do not pipeline, and programs that do send ten or so. A client that sends 64 kB of requests at once, 1,500 of
// them, took 4 MB before the first was answered. Node's parser cannot be stopped in the middle of what it has read, so
// the connection is closed; a client may repeat what was not answered (RFC 9112, 9.3.2).
const pipelinedMax = 32;
const checksPerDrop = 6;

// Pauses reading from a client that continues to send requests after a refusal: 25 ms, doubled each time, at most 400
// ms. Its requests meanwhile stay in the kernel, where they cost nothing: 9,000 refusals a second took the time of
// all others. A booking that a proxy sends on the same connection waits 400 ms at most.
const pauseMs = { first: 25, most: 400 };
const refusedFloods = new WeakSet<ServerResponse>();

/** Pauses the connection of a rejected request before its next request is read. */
export const pauseAfterRejection = (outgoing: ServerResponse): void => void refusedFloods.add(outgoing);

type Connection = {
  isBusy: boolean;
  pipelined: [IncomingMessage, ServerResponse][];
  /** Consecutive rejections. */
  refusals: number;
  takenBytes: number;
  unreadSinceMs: number | undefined;
};

/** Handles the requests of `server` within these limits. */
export function limitConnections(limits: ConnectionLimits, server: Server, handle: RequestListener): void {
  const connections = new Map<Socket, Connection>();
  const perNetwork = new Map<string, number>();
  server.maxConnections = limits.maxConnections;
  server.on('connection', (socket: Socket) => {
    const network = countedNetwork(socket);
    const count = network === undefined ? 0 : (perNetwork.get(network) ?? 0) + 1;
    if (count > limits.maxPerNetwork) return void socket.destroy();
    if (network !== undefined) perNetwork.set(network, count);
    connections.set(socket, { isBusy: false, pipelined: [], refusals: 0, takenBytes: 0, unreadSinceMs: undefined });
    socket.once('close', () => {
      connections.delete(socket);
      if (network === undefined) return;
      const left = perNetwork.get(network)! - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    });
  });
  const looking = setInterval(() => dropUnread(connections, limits.unreadMs), limits.unreadMs / checksPerDrop);
  looking.unref();
  server.once('close', () => clearInterval(looking));
  server.on('request', handleInOrder(handle, connections));
}

/** A private address may be a proxy's, with many clients. */
function countedNetwork({ remoteAddress }: Socket): string | undefined {
  return remoteAddress === undefined || isPrivateAddress(remoteAddress) ? undefined : networkOf(remoteAddress);
}

function handleInOrder(handle: RequestListener, connections: ReadonlyMap<Socket, Connection>): RequestListener {
  function handleNext(connection: Connection, incoming: IncomingMessage, outgoing: ServerResponse): void {
    connection.isBusy = true;
    // Emitted once the kernel has taken the whole response, or the connection is closed.
    outgoing.once('close', () => {
      if (!refusedFloods.has(outgoing)) {
        connection.refusals = 0;
        return resume(connection, incoming.socket);
      }
      const restMs = Math.min(pauseMs.most, pauseMs.first * 2 ** connection.refusals++);
      incoming.socket.pause();
      setTimeout(() => {
        incoming.socket.resume();
        resume(connection, incoming.socket);
      }, restMs).unref();
    });
    void handle(incoming, outgoing);
  }

  function resume(connection: Connection, socket: Socket): void {
    connection.isBusy = false;
    const next = connection.pipelined.shift();
    if (next && socket.writable) handleNext(connection, ...next);
  }

  return (incoming, outgoing) => {
    const connection = connections.get(incoming.socket);
    if (!connection) return;
    if (!connection.isBusy) return handleNext(connection, incoming, outgoing);
    if (connection.pipelined.length < pipelinedMax) connection.pipelined.push([incoming, outgoing]);
    else {
      connection.pipelined.length = 0;
      incoming.socket.destroy();
    }
  };
}

/** Drops connections whose client has read nothing for too long while data is pending. */
function dropUnread(connections: ReadonlyMap<Socket, Connection>, unreadMs: number): void {
  const nowMs = performance.now();
  for (const [socket, connection] of connections) {
    const taken = takenBytes(socket);
    if (socket.writableLength === 0 || taken !== connection.takenBytes) connection.unreadSinceMs = undefined;
    connection.takenBytes = taken;
    if (socket.writableLength === 0) continue;
    connection.unreadSinceMs ??= nowMs;
    if (nowMs - connection.unreadSinceMs >= unreadMs) socket.destroy();
  }
}

type StreamHandle = { bytesWritten: number; writeQueueSize: number };

/** The bytes taken by the kernel. `socket.bytesWritten` also counts pending ones, and progress within a large chunk is visible
 *  in the handle alone; Node's own socket time-out reads it there too (net.js, _onTimeout). */
function takenBytes(socket: Socket): number {
  // oxlint-disable-next-line no-underscore-dangle -- Node has no public name for it
  const handle = (socket as unknown as { _handle?: StreamHandle | null })._handle;
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten;
}

// Detects a database server that has become unreachable without closing its connections (unplugged, frozen): TCP notices only
// after minutes. A silent connection may also run a slow statement, so a new test connection decides which it is.
import type net from 'node:net';
import pg from 'pg';
import { streamOf } from './stream.ts';

export type SilenceLimits = {
  /** A connection in use that has received nothing for this long triggers a test connection. */
  checkAfterMs: number;
  /** How long a new connection may take before the server counts as unreachable. */
  connectWithinMs: number;
  /** A connection is closed after this much silence, even if the server is reachable. */
  silenceMs: number;
};

// 2 + 1.5 s: with a stopped server a request that has just sent its statement is refused before 5 s.
export const defaultSilenceLimits: SilenceLimits = { checkAfterMs: 2000, connectWithinMs: 1500, silenceMs: 40_000 };
const againMs = 500;

export type ServerWatch = {
  /** While true, requests for a connection are refused at once instead of after their time-out. */
  isUnreachable(): boolean;
  /** Call when a connection could not be opened: tests whether the server is reachable. */
  suspect(): void;
  stop(): void;
};

type Silent = { bytesRead: number; sinceMs: number };

export function watchServer(pool: pg.Pool, settings: pg.ClientConfig, limits: SilenceLimits): ServerWatch {
  const { checkAfterMs, silenceMs } = limits;
  const silent = new Map<net.Socket, Silent>();
  let checking: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let isUnreachable = false;
  let isStopped = false;

  const isStillSilent = (stream: net.Socket) => silent.get(stream)?.bytesRead === stream.bytesRead;

  function destroyStream(stream: net.Socket): void {
    silent.delete(stream);
    stream.destroy(new Error('Connection terminated: the server is silent'));
  }

  function onSilence(stream: net.Socket): void {
    const nowMs = performance.now();
    if (!isStillSilent(stream)) silent.set(stream, { bytesRead: stream.bytesRead, sinceMs: nowMs - stream.timeout! });
    if (nowMs - silent.get(stream)!.sinceMs >= silenceMs - 1) return destroyStream(stream);
    // A socket emits 'timeout' once.
    stream.setTimeout(Math.min(checkAfterMs, silenceMs));
    suspect();
  }

  function suspect(): void {
    if (isStopped || checking) return;
    clearTimeout(again);
    checking = check().finally(() => (checking = undefined));
  }

  async function check(): Promise<void> {
    isUnreachable = !(await isReachable(settings, limits.connectWithinMs));
    if (!isUnreachable || isStopped) return;
    for (const stream of silent.keys()) if (isStillSilent(stream)) destroyStream(stream);
    again = setTimeout(suspect, againMs).unref();
  }

  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => onSilence(stream));
  });
  pool.on('acquire', (client) => void streamOf(client).setTimeout(Math.min(checkAfterMs, silenceMs)));
  pool.on('release', (_, client) => {
    streamOf(client).setTimeout(0);
    silent.delete(streamOf(client));
  });
  return {
    isUnreachable: () => isUnreachable,
    suspect,
    stop() {
      isStopped = true;
      clearTimeout(again);
    },
  };
}

/** True if the server responds at all, also with the error that it has too many connections or is starting. */
async function isReachable(settings: pg.ClientConfig, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: withinMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    streamOf(client).destroy();
  }
}

/** Removes all time-outs, for migrations and bulk loads, until the connection is closed or released. */
export async function waitWithoutLimit(client: pg.ClientBase): Promise<void> {
  streamOf(client).setTimeout(0);
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
}

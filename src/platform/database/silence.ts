// A server that is gone without a word (a cable, a frozen machine) sends nothing, and TCP alone notices after minutes.
// A statement may also be slow, so silence is only the reason to ask: a connection of its own tells one from the other.
import type net from 'node:net';
import pg from 'pg';
import { streamOf } from './stream.ts';

export type SilenceLimits = {
  /** A connection in use on which nothing was heard for this long makes us ask whether the server answers at all. */
  askAfterMs: number;
  /** How long a new connection may take before the server counts as unreachable. */
  answerWithinMs: number;
  /** A connection is given up after this much silence, whatever the server says on others. */
  silenceMs: number;
};

// 2 + 1.5 s: with a stopped server a request that has just sent its statement is refused before 5 s.
export const usualSilence: SilenceLimits = { askAfterMs: 2000, answerWithinMs: 1500, silenceMs: 40_000 };
const againMs = 500;

export type ServerWatch = {
  /** While true, asking for a connection is refused at once instead of after its time-out. */
  isUnreachable(): boolean;
  /** A connection could not be had: find out whether that is the server's fault. */
  suspect(): void;
  stop(): void;
};

type Silent = { bytesRead: number; sinceMs: number };

export function watchServer(pool: pg.Pool, settings: pg.ClientConfig, limits: SilenceLimits): ServerWatch {
  const { askAfterMs, silenceMs } = limits;
  const silent = new Map<net.Socket, Silent>();
  let asking: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let isUnreachable = false;
  let isStopped = false;

  const isStillSilent = (stream: net.Socket) => silent.get(stream)?.bytesRead === stream.bytesRead;

  function giveUp(stream: net.Socket): void {
    silent.delete(stream);
    stream.destroy(new Error('Connection terminated: nothing was heard'));
  }

  function hearNothing(stream: net.Socket): void {
    const nowMs = performance.now();
    if (!isStillSilent(stream)) silent.set(stream, { bytesRead: stream.bytesRead, sinceMs: nowMs - stream.timeout! });
    if (nowMs - silent.get(stream)!.sinceMs >= silenceMs - 1) return giveUp(stream);
    // A socket tells of its silence once.
    stream.setTimeout(Math.min(askAfterMs, silenceMs));
    suspect();
  }

  function suspect(): void {
    if (isStopped || asking) return;
    clearTimeout(again);
    asking = ask().finally(() => (asking = undefined));
  }

  async function ask(): Promise<void> {
    isUnreachable = !(await isAnswering(settings, limits.answerWithinMs));
    if (!isUnreachable || isStopped) return;
    for (const stream of silent.keys()) if (isStillSilent(stream)) giveUp(stream);
    again = setTimeout(suspect, againMs).unref();
  }

  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => hearNothing(stream));
  });
  pool.on('acquire', (client) => void streamOf(client).setTimeout(Math.min(askAfterMs, silenceMs)));
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

/** Any word of the server is an answer, also that it has too many connections or is starting. */
async function isAnswering(settings: pg.ClientConfig, withinMs: number): Promise<boolean> {
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

/** For what takes as long as it takes: migrations, bulk loads. It holds until the connection is closed or given back. */
export async function waitWithoutLimit(client: pg.ClientBase): Promise<void> {
  streamOf(client).setTimeout(0);
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
}

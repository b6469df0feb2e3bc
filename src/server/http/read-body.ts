// Bodies are read whole before a request takes a slot: a client that sends slowly takes none. What it may use instead is
// bounded: bytes of all bodies, bodies and bytes of one sender (an account or a network), and time per byte.
import type { IncomingMessage } from 'node:http';
import { releaseShares, acquireShares } from './sender-shares.ts';

export type BodyLimits = {
  /** One body. */
  maxBytes: number;
  /** Bodies of all senders that are being read. */
  maxTotalBytes: number;
  /** Bodies of one sender that are being read. */
  maxPerSender: number;
};

export type BodyOutcome = 'whole' | 'too_large' | 'unavailable' | 'request_timeout';

export type ReadBody = (
  incoming: IncomingMessage & { rawBody?: Buffer },
  /** What the body counts against: an account, a network. */
  senders: readonly string[],
  /** Not called if the client disconnects. `release` frees the bytes of a whole body. */
  then: (outcome: BodyOutcome, release: () => void) => void,
) => void;

// 64 kbit/s, a bad mobile connection, after a pause as long as a lost packet may take. Node's limit of 60 s per request applies too.
const minBytesPerSecond = 8192;
const graceSeconds = 5;
const checkEveryMs = 1000;

/** Reads bodies and stores each in `rawBody`, where the HTTP layer looks for it. `keepBytes`: they count until released, for
 *  bodies so large that those queued for a slot matter too. */
export function createBodyReader(limits: BodyLimits, keepBytes = false): ReadBody {
  let totalBytes = 0;
  const bodiesOf = new Map<string, number>();
  const checks = new Set<(nowMs: number) => void>();
  let checking: NodeJS.Timeout | undefined;

  function watch(check: (nowMs: number) => void): void {
    checks.add(check);
    checking ??= setInterval(() => checks.forEach((each) => each(performance.now())), checkEveryMs);
  }
  function unwatch(check: (nowMs: number) => void): void {
    checks.delete(check);
    if (checks.size > 0) return;
    clearInterval(checking);
    checking = undefined;
  }

  return (incoming, senders, then) => {
    const announced = Number(incoming.headers['content-length'] ?? 0);
    if (announced > limits.maxBytes) return then('too_large', nothing);
    if (!acquireShares(bodiesOf, senders, limits.maxPerSender)) return then('unavailable', nothing);
    const startedMs = performance.now();
    const chunks: Buffer[] = [];
    let bytes = 0;
    const free = () => {
      totalBytes -= bytes;
      bytes = 0;
    };
    const stop = () => {
      incoming.off('data', take).off('end', finish).off('close', abort);
      unwatch(check);
      releaseShares(bodiesOf, senders);
    };
    const fail = (outcome: BodyOutcome) => {
      stop();
      free();
      then(outcome, nothing);
    };
    const abort = () => {
      stop();
      free();
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      totalBytes += chunk.length;
      chunks.push(chunk);
      if (bytes > limits.maxBytes) fail('too_large');
      else if (totalBytes > limits.maxTotalBytes) fail('unavailable');
    };
    const finish = () => {
      stop();
      incoming.rawBody = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      if (!keepBytes) free();
      then('whole', free);
    };
    const check = (nowMs: number) => {
      const seconds = (nowMs - startedMs) / 1000 - graceSeconds;
      if (bytes < seconds * minBytesPerSecond) fail('request_timeout');
    };
    watch(check);
    incoming.on('data', take).on('end', finish).on('close', abort);
  };
}

const nothing = () => {};

// Bodies are read before a request enters: else whoever sends one byte a second would hold a place meanwhile.
import type { IncomingMessage } from 'node:http';
import { bodyLimitBytes } from '#platform/http/body.ts';

/** What all callers together may have sent of requests that have not entered yet. */
const allBytesMax = 64 * 2 ** 20;
let allBytes = 0;

export type BodyOutcome = 'whole' | 'too_large' | 'unavailable';

/** Reads a body of up to `bodyLimitBytes` and leaves it where the HTTP layer looks for it (`rawBody`). Says nothing when the
 *  caller goes away in the middle. */
export function readWholeBody(incoming: IncomingMessage & { rawBody?: Buffer }, then: (outcome: BodyOutcome) => void) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const end = (outcome?: BodyOutcome) => {
    incoming.off('data', take).off('end', finish).off('close', end);
    allBytes -= bytes;
    bytes = 0;
    if (typeof outcome === 'string') then(outcome);
  };
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    allBytes += chunk.length;
    chunks.push(chunk);
    if (bytes > bodyLimitBytes) end('too_large');
    else if (allBytes > allBytesMax) end('unavailable');
  };
  const finish = () => {
    incoming.rawBody = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
    end('whole');
  };
  incoming.on('data', take).on('end', finish).on('close', end);
}

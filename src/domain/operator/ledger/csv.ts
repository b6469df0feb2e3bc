import { Readable } from 'node:stream';
import type { FileResponse } from '#contract/endpoint.ts';
import { csvText } from '#platform/archive/csv-source.ts';

type Lines = readonly (readonly (string | number | null)[])[];

/** A table that is sent while its parts are read. */
export function csvFile(
  name: string,
  head: readonly string[],
  parts: Iterable<Lines> | AsyncIterable<Lines>,
): FileResponse {
  async function* encoded() {
    const encoder = new TextEncoder();
    yield encoder.encode(csvText([], head, { header: true }));
    for await (const lines of parts) if (lines.length > 0) yield encoder.encode(csvText(lines, head));
  }
  return { name, bytes: Readable.toWeb(Readable.from(encoded())) as ReadableStream<Uint8Array> };
}

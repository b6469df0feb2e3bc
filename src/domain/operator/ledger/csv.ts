import { Readable } from 'node:stream';
import type { FileResponse } from '#contract/endpoint.ts';

type Cell = string | number | null;
type Lines = readonly (readonly Cell[])[];

/** Rows by RFC 4180 for a table program, which reads UTF-8 by the mark at the beginning. */
export function csvFile(
  name: string,
  head: readonly string[],
  parts: Iterable<Lines> | AsyncIterable<Lines>,
): FileResponse {
  async function* texts() {
    yield `\uFEFF${lineOf(head)}`;
    for await (const lines of parts) yield lines.map(lineOf).join('');
  }
  return { name, bytes: Readable.toWeb(Readable.from(encoded(texts()))) as ReadableStream<Uint8Array> };
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text) as Uint8Array<ArrayBuffer>;
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** A text that a table program would compute is quoted as a text by a leading apostrophe; numbers may be negative. */
function cellText(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

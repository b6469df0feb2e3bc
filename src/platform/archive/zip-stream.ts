// A ZIP that is sent while it is made: memory holds what waits for its turn, compressed, and never all of it.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = { write(text: string): void; end(): void };
export type ZipWriter = {
  /** A text, written bit by bit; others may be written meanwhile. */
  text(name: string): ZipEntry;
  /** What is compressed already. */
  picture(name: string, bytes: Uint8Array): void;
};

const encoder = new TextEncoder();

/** The bytes of what `fill` writes. After each of its steps (yield) those that are ready are given on, so whoever reads
 *  slowly keeps it from going ahead. */
export async function* zipped(
  fill: (zip: ZipWriter) => AsyncIterable<void>,
  changedAt: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const add = <File extends ZipDeflate | ZipPassThrough>(file: File): File => {
    file.mtime = changedAt;
    zip.add(file);
    return file;
  };
  const writer: ZipWriter = {
    text(name) {
      const file = add(new ZipDeflate(name, { level: 6 }));
      return {
        write: (text) => void file.push(encoder.encode(text)),
        end: () => void file.push(new Uint8Array(), true),
      };
    },
    picture: (name, bytes) => void add(new ZipPassThrough(name)).push(bytes, true),
  };
  for await (const _ of fill(writer)) {
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}

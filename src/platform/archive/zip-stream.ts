// A ZIP that is streamed while it is created: only pending entries are in memory, compressed.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = { write(text: string): void; end(): void };
export type ZipWriter = {
  /** A text entry, written in pieces; several may be written at the same time. */
  text(name: string): ZipEntry;
  /** An entry that is already compressed. */
  picture(name: string, bytes: Uint8Array): void;
};

const encoder = new TextEncoder();

/** A stream of the bytes that `fill` writes. After each step (yield) the finished bytes are passed on, so a slow
 *  reader slows it down. */
export async function* createZipStream(
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

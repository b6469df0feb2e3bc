// A file as a web stream, opened by the first read and closed by the last one, an error or cancel.
// Readable.toWeb(createReadStream()) opens the file at once: a response whose body is never read holds the descriptor for ever.
import { type FileHandle, open } from 'node:fs/promises';

const chunkBytes = 64 * 1024;

export function streamFile(file: string): ReadableStream<Uint8Array> {
  let opened: Promise<FileHandle> | undefined;
  const close = () => opened?.then((handle) => handle.close());
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const handle = await (opened ??= open(file));
          const { bytesRead, buffer } = await handle.read(new Uint8Array(chunkBytes), 0, chunkBytes);
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
          await close();
          controller.close();
        } catch (error) {
          await close()?.catch(() => {});
          controller.error(error);
        }
      },
      // Waits for a read under way; a file that could not be opened needs no closing.
      cancel: () => close()?.catch(() => {}),
    },
    { highWaterMark: 0 },
  );
}

// The operator's map tiles (MAP_TILES): one PMTiles archive, on disk or at an https address that is read by ranges.
import { open } from 'node:fs/promises';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { TaggedCache } from '#platform/cache/tagged-cache.ts';

type Tile = Uint8Array<ArrayBuffer> | null;

export type Tiles = {
  /** The vector tile, plain; null where the archive has none. Rejects if the archive cannot be read. */
  read: (z: number, x: number, y: number) => Promise<Tile>;
  zooms: () => Promise<{ min: number; max: number }>;
};

const remoteTimeoutMs = 4000;
const rangeBytesMax = 4 * 1024 * 1024;
const cachedBytes = 24 * 1024 * 1024;
/** What a tile takes in the cache in addition to its content, also where there is none. */
const entryBytes = 100;

export function openTiles(address: string): Tiles {
  const archive = new PMTiles(address.startsWith('https:') ? remoteSource(address) : fileSource(address));
  const cached = new TaggedCache<{ tile: Tile }>({ maxSize: cachedBytes });
  return {
    async read(z, x, y) {
      const { tile } = await cached.load(`${z}/${x}/${y}`, async () => {
        const found = await archive.getZxy(z, x, y);
        const value = { tile: found ? new Uint8Array(found.data) : null };
        return { value, store: { size: entryBytes + (found?.data.byteLength ?? 0), tags: [] } };
      });
      return tile;
    },
    async zooms() {
      const { minZoom, maxZoom } = await archive.getHeader();
      return { min: minZoom, max: maxZoom };
    },
  };
}

function fileSource(file: string): Source {
  return {
    getKey: () => file,
    async getBytes(offset, length): Promise<RangeResponse> {
      const handle = await open(file);
      try {
        const { buffer, bytesRead } = await handle.read(new Uint8Array(bounded(length)), 0, length, offset);
        return { data: buffer.buffer.slice(0, bytesRead) };
      } finally {
        await handle.close();
      }
    },
  };
}

function remoteSource(address: string): Source {
  return {
    getKey: () => address,
    async getBytes(offset, length): Promise<RangeResponse> {
      const response = await fetch(address, {
        headers: { range: `bytes=${offset}-${offset + bounded(length) - 1}` },
        redirect: 'error',
        signal: AbortSignal.timeout(remoteTimeoutMs),
      });
      // A server that knows no ranges would send the whole archive.
      if (response.status !== 206 || !response.body) {
        await response.body?.cancel();
        throw new Error(`the map tiles answered ${response.status}`);
      }
      return { data: await readAtMost(response.body, length) };
    },
  };
}

async function readAtMost(body: ReadableStream<Uint8Array>, length: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let filled = 0;
  for await (const chunk of body) {
    if (filled + chunk.length > length) throw new Error('the map tiles answered with more than was asked for');
    bytes.set(chunk, filled);
    filled += chunk.length;
  }
  return bytes.buffer.slice(0, filled);
}

function bounded(length: number): number {
  if (length > rangeBytesMax) throw new Error(`a range of ${length} bytes of the map tiles is too long`);
  return length;
}

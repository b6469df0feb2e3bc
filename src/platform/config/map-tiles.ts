// What MAP_TILES may be: the path of a PMTiles archive of vector tiles, or its https address.
import { closeSync, openSync, readSync } from 'node:fs';

const headerBytes = 127;
/** PMTiles 3: the type of its tiles; 1 is vector tiles. */
const [tileTypeAt, vectorTiles] = [99, 1];

/** What is wrong with the value; undefined if nothing. No request is sent to an address: a server that is away must not keep ours from starting. */
export function problemOfMapTiles(value: string): string | undefined {
  if (/^https:\/\//i.test(value)) return URL.canParse(value) ? undefined : 'is no address';
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(value)) return 'an address must begin with https://';
  const header = readHeader(value);
  if (!header) return 'there is no such file that can be read';
  if (header.subarray(0, 7).toString('latin1') !== 'PMTiles' || header[7] !== 3)
    return 'is no PMTiles archive (version 3)';
  return header[tileTypeAt] === vectorTiles ? undefined : 'its tiles are no vector tiles';
}

function readHeader(file: string): Buffer | null {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const header = Buffer.alloc(headerBytes);
      readSync(descriptor, header, 0, headerBytes, 0);
      return header;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return null;
  }
}

// The weight of an address as it travels.
import assert from 'node:assert/strict';
import http from 'node:http';
import { marketplace } from './marketplace.ts';

/** fetch would unpack; what counts is what travels. */
export async function bytesOf(path: string, encoding: 'gzip' | 'br'): Promise<number> {
  const { origin } = await marketplace();
  return new Promise((resolve, reject) => {
    const request = http.get(origin + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      assert.equal(response.headers['content-encoding'], encoding, path);
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}

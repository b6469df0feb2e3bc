import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Bench, Sample } from './bench.ts';
import { tourPages, missingPagesReason } from './pages.ts';

const connections = 400;
const bytesOfOne = 65_536;
const lookEveryMs = 200;

export const bench: Bench = {
  measures: `resident memory that ${connections} connections add which send ${bytesOfOne} bytes of requests at once and read nothing`,
  unit: 'MB',
  better: 'less',
  takesLong: true,
  rounds: 1,
  async prepare(environment) {
    const skipped = missingPagesReason();
    if (skipped) return { skipped };
    const { url } = await environment.serverWithoutCache();
    const pages = (await tourPages(environment)).slice(0, connections);
    return {
      ours: { what: 'the server', run: (seconds) => flood(url, pages, seconds) },
      yardsticks: {
        one: { what: 'one such connection', run: (seconds) => flood(url, pages.slice(0, 1), seconds) },
      },
    };
  },
};

/** A connection for each page. */
async function flood(origin: string, pages: readonly string[], seconds: number): Promise<Sample> {
  const beforeMb = await residentMb(origin);
  const { port } = new URL(origin);
  const clients: net.Socket[] = [];
  for (const page of pages) {
    const client = net.connect(Number(port), '127.0.0.1').on('error', () => {});
    await once(client, 'connect');
    client.pause();
    const request = `GET ${page} HTTP/1.1\r\nhost: senda\r\n\r\n`;
    client.write(request.repeat(Math.ceil(bytesOfOne / request.length)));
    clients.push(client);
  }
  let largestMb = beforeMb;
  const endMs = performance.now() + seconds * 1000;
  while (performance.now() < endMs) {
    await setTimeout(lookEveryMs);
    largestMb = Math.max(largestMb, await residentMb(origin));
  }
  const cut = clients.filter(({ destroyed }) => destroyed).length;
  for (const client of clients) client.destroy();
  return { value: largestMb - beforeMb, details: { beforeMb, largestMb, cut } };
}

async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20);
}

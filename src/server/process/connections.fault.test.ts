// Limits of one connection, over a real port.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { afterEach, describe, test } from 'node:test';
import { type Listening, listen } from './listen.ts';

const requestText = (path: string) => `GET ${path} HTTP/1.1\r\nhost: senda\r\n\r\n`;

describe('a connection', () => {
  let listening: Listening;
  const clients: net.Socket[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    listening.server.closeAllConnections();
    await listening.close();
  });
  const openConnections = () =>
    new Promise<number>((resolve) => listening.server.getConnections((_, count) => resolve(count)));
  const connect = async () => {
    const client = net.connect(listening.port, '127.0.0.1').on('error', () => {});
    clients.push(client);
    await once(client, 'connect');
    return client;
  };

  test('that sends requests before their answers has them handled one after the other, and answered in order', async () => {
    let [atWork, mostAtWork] = [0, 0];
    listening = await listen(
      async (request) => {
        mostAtWork = Math.max(mostAtWork, ++atWork);
        await new Promise((resolve) => setTimeout(resolve, 1));
        atWork -= 1;
        return new Response(`<${new URL(request.url).pathname}>`);
      },
      '127.0.0.1',
      0,
    );
    const client = await connect();
    const paths = Array.from({ length: 20 }, (_, n) => `/${n}`);
    client.write(paths.map(requestText).join(''));
    let text = '';
    for await (const chunk of client) if ((text += String(chunk)).includes('</19>')) break;
    assert.deepEqual(
      text.match(/<\/\d+>/g),
      paths.map((path) => `<${path}>`),
    );
    assert.equal(mostAtWork, 1);
  });

  test('that sends far more than anyone waits for is closed, and hardly any of it is begun', async () => {
    let begun = 0;
    listening = await listen(async () => (begun++, new Promise<Response>(() => {})), '127.0.0.1', 0);
    const client = await connect();
    client.write(requestText('/').repeat(1000));
    client.resume();
    await once(client, 'close');
    assert.equal(begun, 1);
  });

  test('that sends far more than it reads takes little memory, and so do 400 of them', async () => {
    const page = 'x'.repeat(100_000);
    listening = await listen(async () => new Response(page), '127.0.0.1', 0);
    const before = process.memoryUsage().rss;
    for (let n = 0; n < 400; n++) {
      const client = await connect();
      client.pause();
      client.write(requestText('/').repeat(1800));
    }
    let largest = before;
    for (let look = 0; look < 20; look++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      largest = Math.max(largest, process.memoryUsage().rss);
    }
    const grown = Math.round((largest - before) / 2 ** 20);
    // The clients' own 26 MB are in it. It took 1.8 GB where each connection held what it had sent.
    // When the garbage is collected is up to the machine.
    assert.ok(grown < 400, `${grown} MB`);
  });

  test('whose client takes nothing of a response is dropped, and one that reads slowly is not', async () => {
    const body = new Uint8Array(24 * 2 ** 20);
    listening = await listen(async () => new Response(body), '127.0.0.1', 0, undefined, { unreadMs: 600 });
    const [idle, slow] = [await connect(), await connect()];
    for (const client of [idle, slow]) client.write(requestText('/'));
    idle.pause();
    let read = 0;
    slow.on('data', (chunk: Buffer) => {
      read += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 1);
    });
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    while ((await openConnections()) > 1) await pause();
    while (read < body.length && !slow.destroyed) await pause();
    assert.ok(read >= body.length, `${read} bytes`);
    assert.equal(await openConnections(), 1);
  });

  test('beyond the number that a process keeps is closed at once', async () => {
    listening = await listen(async () => new Response('done'), '127.0.0.1', 0, undefined, { maxConnections: 3 });
    const sockets = [await connect(), await connect(), await connect()];
    await once(await connect(), 'close');
    for (const client of sockets) {
      client.write(requestText('/'));
      assert.match(String((await once(client, 'data'))[0]), /^HTTP\/1.1 200/);
    }
  });
});

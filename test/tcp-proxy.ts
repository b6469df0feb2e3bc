// A TCP proxy to the database that can be paused: data is accepted and not forwarded, as with a frozen machine.
import { once } from 'node:events';
import net from 'node:net';

export type TcpProxy = {
  /** The address of the same database through the proxy. */
  url: string;
  setOpen(open: boolean): void;
  close(): void;
};

export async function openProxy(databaseUrl: string): Promise<TcpProxy> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const pairs = new Set<[net.Socket, net.Socket]>();
  let open = true;
  const server = net.createServer((near) => {
    const far = net.connect(target);
    const pair: [net.Socket, net.Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        for (const end of pair) end.destroy();
      });
    }
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => near.write(chunk));
    if (!open) for (const socket of pair) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return {
    url: url.href,
    setOpen(now) {
      open = now;
      for (const socket of [...pairs].flat()) {
        if (now) socket.resume();
        else socket.pause();
      }
    },
    close() {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}

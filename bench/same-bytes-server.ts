import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sent } from './same-bytes.ts';

process.once('message', ({ status, headers, bodyBase64 }: Sent) => {
  const body = Buffer.from(bodyBase64, 'base64');
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
});
// Whoever started it is gone: so is it.
process.once('disconnect', () => process.exit(0));

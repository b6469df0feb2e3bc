import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedResponse } from './same-bytes.ts';

process.once('message', ({ status, headers, bodyBase64 }: RecordedResponse) => {
  const body = Buffer.from(bodyBase64, 'base64');
  const server = http.createServer((request, response) => {
    request.resume();
    if (request.url === '/metrics') return response.end(processorTime());
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
});
// The parent process has ended.
process.once('disconnect', () => process.exit(0));

/** Named as in the metrics of our server. */
function processorTime(): string {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
}

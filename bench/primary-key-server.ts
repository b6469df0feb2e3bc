// The floor of every read: node:http that reads one row by its key, prepared, and sends it.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

export type KeyServerPlan = { url: string; connections: number };

process.once('message', ({ url, connections }: KeyServerPlan) => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const read = { name: 'tour-by-key', text: 'select * from tours where id = $1' };
  const server = http.createServer(async (request, response) => {
    const { rows } = await pool.query({ ...read, values: [request.url!.slice(2)] });
    const body = JSON.stringify(rows[0]);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
  // The database is dropped at the end of a bench.
  pool.on('error', () => {});
  server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
});
// The parent process has ended.
process.once('disconnect', () => process.exit(0));

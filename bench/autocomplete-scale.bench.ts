import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Bench } from './bench.ts';
import { responseTimes } from './load.ts';
import type { KeyServerPlan } from './primary-key-server.ts';
import { autocompleteRequests } from './autocomplete-requests.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const callers = 8;

export const bench: Bench = {
  measures:
    'GET /api/tours/search-text in a large catalogue, 8 callers who type the same beginnings again and again, as many people do: what 95 of 100 answers take at most, kept ones included',
  unit: 'ms',
  better: 'less',
  tours: 1_000_000,
  async prepare(environment) {
    const { url } = await environment.server();
    const requests = await autocompleteRequests(environment.sql);
    await waitUntilReady(url);
    const { rows } = await environment.sql.query<{ id: string }>(
      'select id from tours order by popularity desc limit 200',
    );
    const reader = fork(path.join(import.meta.dirname, 'primary-key-server.ts'), { execArgv: process.execArgv });
    reader.send({ url: environment.url, connections: callers } satisfies KeyServerPlan);
    const [{ port }] = (await once(reader, 'message')) as [{ port: number }];
    const byKey = {
      origin: `http://127.0.0.1:${port}`,
      callers,
      requests: rows.map(({ id }) => ({ path: `/?${id}` })),
    };
    return {
      ours: {
        what: 'the server',
        run: (seconds) => responseTimes({ origin: url, callers, requests, seconds }, 'p95Ms'),
      },
      yardsticks: {
        primaryKey: {
          what: `node:http reading one tour by its primary key from PostgreSQL, ${callers} connections`,
          run: (seconds) => responseTimes({ ...byKey, seconds }, 'p95Ms'),
        },
      },
      close: async () => void reader.kill(),
    };
  },
};

import type { Bench } from './bench.ts';
import { responsesPerSecond } from './load.ts';
import { pgbench } from './pgbench.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /api/tours/{id}, 200 tours in turn made afresh, 8 callers',
  unit: 'responses/s',
  better: 'more',
  async prepare(environment) {
    const { url } = await environment.serverWithoutCache();
    const { rows } = await environment.sql.query<{ id: string }>(
      'select id from tours order by popularity desc limit 200',
    );
    await environment.sql.query(
      'create table if not exists bench_tours as select row_number() over (order by popularity desc)::int as n, id from tours',
    );
    await environment.sql.query('create unique index if not exists bench_tours_n on bench_tours (n)');
    const plan = { origin: url, callers: 8, requests: rows.map(({ id }) => ({ path: `/api/tours/${id}` })) };
    const http = await sameBytes(plan);
    return {
      ours: { what: 'the server', run: (seconds) => responsesPerSecond({ ...plan, seconds }) },
      yardsticks: {
        http: http.side,
        primaryKey: {
          what: 'pgbench reading one tour by its primary key, 8 connections',
          run: (seconds) =>
            pgbench({
              url: environment.url,
              file: 'tour-by-key.sql',
              clients: 8,
              seconds,
              variables: { tours: rows.length },
            }),
        },
      },
      close: async () => http.close(),
    };
  },
};

import type { Bench } from './bench.ts';
import { responsesPerSecond } from './load.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /api/tours/{id} from the cache, 200 tours in turn, 8 callers',
  unit: 'responses/s',
  better: 'more',
  async prepare(environment) {
    const { url } = await environment.server();
    const { rows } = await environment.sql.query<{ id: string }>(
      'select id from tours order by popularity desc limit 200',
    );
    const plan = { origin: url, callers: 8, requests: rows.map(({ id }) => ({ path: `/api/tours/${id}` })) };
    const http = await sameBytes(plan);
    return {
      ours: { what: 'the server', run: (seconds) => responsesPerSecond({ ...plan, seconds }) },
      yardsticks: { http: http.side },
      close: async () => http.close(),
    };
  },
};

import type { Bench } from './bench.ts';
import { responsesPerSecond } from './load.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /api/tours, 24 cards of the most popular tours made afresh, 8 callers',
  unit: 'responses/s',
  better: 'more',
  async prepare(environment) {
    const { url } = await environment.serverWithoutCache();
    const requests = [1, 2, 3, 4].map((page) => ({ path: `/api/tours?pageSize=24&page=${page}` }));
    const plan = { origin: url, callers: 8, requests };
    const http = await sameBytes(plan);
    return {
      ours: { what: 'the server', run: (seconds) => responsesPerSecond({ ...plan, seconds }) },
      yardsticks: { http: http.side },
      close: async () => http.close(),
    };
  },
};

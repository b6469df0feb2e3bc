import type { Bench } from './bench.ts';
import { responsesPerSecond } from './load.ts';
import { sameBytes } from './same-bytes.ts';
import { autocompleteRequests } from './autocomplete-requests.ts';

export const bench: Bench = {
  measures: 'GET /api/tours/search-text, places and things typed letter by letter from the third, 8 callers',
  unit: 'responses/s',
  better: 'more',
  async prepare(environment) {
    const { url } = await environment.server();
    const plan = { origin: url, callers: 8, requests: await autocompleteRequests(environment.sql) };
    const http = await sameBytes(plan);
    return {
      ours: { what: 'the server', run: (seconds) => responsesPerSecond({ ...plan, seconds }) },
      yardsticks: { http: http.side },
      close: async () => http.close(),
    };
  },
};

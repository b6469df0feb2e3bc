import type { Bench } from './bench.ts';
import { answersPerSecond } from './load.ts';
import { sameBytes } from './same-bytes.ts';
import { typedQuestions } from './typed.ts';

export const bench: Bench = {
  measures: 'GET /api/tours/search-text, places and things typed letter by letter from the third, 8 callers',
  unit: 'answers/s',
  better: 'more',
  async prepare(setting) {
    const { url } = await setting.server();
    const plan = { origin: url, callers: 8, requests: await typedQuestions(setting.sql) };
    const http = await sameBytes(plan);
    return {
      ours: { what: 'the server', run: (seconds) => answersPerSecond({ ...plan, seconds }) },
      yardsticks: { http: http.side },
      close: async () => http.close(),
    };
  },
};

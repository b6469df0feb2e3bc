import type { Bench } from './bench.ts';
import { answersPerSecond } from './load.ts';
import { sameBytes } from './same-bytes.ts';

const lettersMin = 3;

export const bench: Bench = {
  measures: 'GET /api/tours/search-text, places and things typed letter by letter from the third, 8 callers',
  unit: 'answers/s',
  better: 'more',
  async prepare(setting) {
    const { url } = await setting.server();
    const { rows } = await setting.sql.query<{ name: string }>(
      "select name from place_texts where language = 'en' order by md5(place_id::text) limit 40",
    );
    const typed = [
      ...rows.map(({ name }) => name.toLowerCase()),
      'market',
      'lantern',
      'fisherman',
      'courtyard',
    ].flatMap(beginnings);
    const requests = typed.map((q) => ({ path: `/api/tours/search-text?q=${encodeURIComponent(q)}&lang=en` }));
    const plan = { origin: url, callers: 8, requests };
    const http = await sameBytes(plan);
    return {
      ours: { what: 'the server', run: (seconds) => answersPerSecond({ ...plan, seconds }) },
      yardsticks: { http: http.side },
      close: async () => http.close(),
    };
  },
};

function beginnings(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - lettersMin + 1) }, (_, more) =>
    word.slice(0, lettersMin + more),
  );
}

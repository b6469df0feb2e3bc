import type { Bench } from './bench.ts';
import { answersPerSecond } from './load.ts';
import { pgbench } from './pgbench.ts';
import { makeQuestions, prepareFullText, searchPath } from './questions.ts';
import { sameBytes } from './same-bytes.ts';

export const bench: Bench = {
  measures: 'GET /api/tours/search, a word, a place and a category: first 12, exact total and all counts, 8 callers',
  unit: 'answers/s',
  better: 'more',
  async prepare(setting) {
    const { url } = await setting.server();
    const questions = await makeQuestions(setting.sql);
    await prepareFullText(setting.sql, questions);
    const plan = { origin: url, callers: 8, requests: questions.map((question) => ({ path: searchPath(question) })) };
    const http = await sameBytes(plan);
    const work = { url: setting.url, file: 'search.sql', clients: 8, variables: { questions: questions.length } };
    return {
      ours: { what: 'the server', run: (seconds) => answersPerSecond({ ...plan, seconds }) },
      yardsticks: {
        fullText: {
          what: 'pgbench asking the same of full text with GIN, 8 connections',
          run: (seconds) => pgbench({ ...work, seconds }),
        },
        http: http.side,
      },
      verify: () => everyQuestionFindsSome(url, plan.requests.slice(0, 20)),
      close: async () => http.close(),
    };
  },
};

/** Speed of an empty answer says nothing. */
async function everyQuestionFindsSome(url: string, requests: readonly { path: string }[]): Promise<void> {
  for (const { path } of requests) {
    const { total } = (await (await fetch(url + path)).json()) as { total: number };
    if (total === 0) throw new Error(`nothing was found for ${path}`);
  }
}

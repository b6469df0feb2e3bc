import type { performanceEndpoints } from '#contract/suppliers/performance.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { downloadPerformance } from './performance-files.ts';
import { readPerformance, readTourRanks } from './read-performance.ts';

export const performanceHandlers: Handlers<typeof performanceEndpoints> = {
  getPerformance: (context, { query }) => readPerformance(context, query),
  listTourRanks: (context, { query }) => readTourRanks(context, query),
  downloadPerformance: (context, { query: { table, ...query } }) => downloadPerformance(context, table, query),
};

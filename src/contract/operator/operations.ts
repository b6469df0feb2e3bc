// What runs behind the pages and has failed.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { instant } from '#contract/primitives.ts';

const failures = z.array(
  z.object({ name: z.string(), count: z.int(), since: instant, error: z.string().nullable().describe('the latest') }),
);

export const operationEndpoints = endpoints({
  listFailures: {
    method: 'GET',
    path: '/admin/failures',
    summary: 'Jobs that were given up, by name, and mails that could not be delivered yet',
    access: 'admin',
    status: 200,
    response: z.object({ jobs: failures, mails: failures.describe('by the kind of mail') }),
    codes: [],
  },
});

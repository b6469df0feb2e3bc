// Tours on sale that no operator has read: brought in with a database, or published before versions were reviewed.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent, sortOf } from '#contract/primitives.ts';

export const unreviewedTourEndpoints = endpoints({
  listUnreviewedTours: {
    method: 'GET',
    path: '/admin/tours/unreviewed',
    summary: 'Published tours of which no version was approved here and that no one has looked over, latest first',
    access: 'operator',
    query: z.object({ sort: sortOf('listUnreviewedTours'), before: id.optional() }),
    status: 200,
    response: z.object({
      data: z.array(
        z
          .object({
            id,
            slug: z.string(),
            title: z.string(),
            supplier: z.string(),
            reviews: z.int().describe('of travellers'),
            createdAt: instant,
          })
          .openapi('UnreviewedTour'),
      ),
      next: id.nullable(),
      total: z.int(),
    }),
    codes: [],
  },
  lookOverTour: {
    method: 'POST',
    path: '/admin/tours/{id}/look-over',
    summary: 'Say that a published tour was read and may stay as it is; again changes nothing',
    access: 'operator',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});

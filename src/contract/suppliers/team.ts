// The people who act for a supplier.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant } from '#contract/primitives.ts';
import { memberRoles } from '#kernel/rights.ts';

export const teamMember = z
  .object({ id, name: z.string(), email: z.string(), role: z.enum(memberRoles), joinedAt: instant })
  .openapi('TeamMember');
export type TeamMemberView = z.output<typeof teamMember>;

export const guidesMax = 20;

export const teamEndpoints = endpoints({
  listTeam: {
    method: 'GET',
    path: '/supplier/team',
    summary: 'The members of the own supplier, owners first',
    access: 'supplier',
    status: 200,
    response: z.object({ data: z.array(teamMember) }),
    codes: ['not_found'],
  },
  assignGuides: {
    method: 'PUT',
    path: '/supplier/departures/{id}/guides',
    summary: 'Say which members lead a departure of an own tour; a guide sees only these departures',
    access: 'supplier',
    params: idParams,
    body: z.strictObject({ guides: z.array(id).max(guidesMax) }),
    status: 200,
    response: z.object({ guides: z.array(teamMember.pick({ id: true, name: true })) }),
    codes: ['not_found'],
  },
});

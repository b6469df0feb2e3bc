// Accounts as an operator finds them.
import { z } from '@hono/zod-openapi';
import { roles } from '#contract/accounts/accounts.ts';
import { memberRoles, staffRoles } from '#kernel/rights.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent } from '#contract/primitives.ts';

const account = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    staffRole: z.enum(staffRoles).nullable().describe('of an admin'),
    memberRole: z.enum(memberRoles).nullable().describe('in the team of a supplier'),
    registeredAt: instant,
    suspendedAt: instant.nullable(),
  })
  .openapi('Account');
export type AccountView = z.output<typeof account>;

export const operatorUserEndpoints = endpoints({
  listAccounts: {
    method: 'GET',
    path: '/admin/users',
    summary: 'Accounts, the latest first',
    access: 'support',
    query: z.object({
      find: z.string().trim().max(254).optional().describe('the beginning of a name or an e-mail, or an id'),
      state: z.enum(['all', 'suspended']).default('all'),
      before: id.optional().describe('accounts before this one: `next` of the answer before'),
    }),
    status: 200,
    response: z.object({ data: z.array(account), next: id.nullable() }),
    codes: [],
  },
  getAccount: {
    method: 'GET',
    path: '/admin/users/{id}',
    summary: 'One account with its sessions and what was decided about it',
    access: 'support',
    params: idParams,
    status: 200,
    response: account.extend({
      language: z.string().nullable(),
      hasConfirmedEmail: z.boolean(),
      suppliers: z.array(z.object({ id, name: z.string(), suspendedAt: instant.nullable() })),
      suspensionReason: z.string().nullable().describe('of the present suspension'),
      sessions: z.array(
        z.object({
          id,
          browser: z.string().nullable(),
          system: z.string().nullable(),
          startedAt: instant,
          lastUsedAt: instant,
        }),
      ),
    }),
    codes: ['not_found'],
  },
  changeStaffRole: {
    method: 'PUT',
    path: '/admin/users/{id}/staff-role',
    summary:
      'Make somebody a member of support or a content editor, or a traveller again; asks for recent authentication. Their sessions end',
    access: 'admin',
    params: idParams,
    body: z.strictObject({ staffRole: z.enum(['support', 'editor']).nullable() }),
    status: 200,
    response: account,
    codes: ['not_found', 'proof_required', 'role_state'],
  },
  endAccountSessions: {
    method: 'DELETE',
    path: '/admin/users/{id}/sessions',
    summary: 'Sign an account out everywhere',
    access: 'support',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
  endAccountSession: {
    method: 'DELETE',
    path: '/admin/users/{id}/sessions/{sessionId}',
    summary: 'End one session of an account',
    access: 'support',
    params: idParams.extend({ sessionId: id }),
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});

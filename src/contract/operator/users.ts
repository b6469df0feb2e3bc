// Accounts as an operator finds them.
import { z } from '@hono/zod-openapi';
import { roles } from '#contract/accounts/accounts.ts';
import { memberRoles, staffRoles } from '#kernel/rights.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent, sortOf } from '#contract/primitives.ts';

const accountMailStates = ['sent', 'waiting', 'held', 'given_up'] as const;

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

const accountMail = z
  .object({
    id,
    subject: z.string(),
    writtenAt: instant,
    sentAt: instant.nullable(),
    state: z.enum(accountMailStates).describe('`held`: the mail server refused it so far; `given_up`: by an operator'),
    mayResend: z.boolean(),
  })
  .openapi('AccountMail');
export type AccountMailView = z.output<typeof accountMail>;

export const operatorUserEndpoints = endpoints({
  listAccounts: {
    method: 'GET',
    path: '/admin/users',
    summary: 'Accounts',
    access: 'support',
    query: z.object({
      find: z
        .string()
        .trim()
        .max(254)
        .optional()
        .describe('the beginning of a name or an e-mail, the end of a telephone number, or an id'),
      state: z.enum(['all', 'suspended']).default('all'),
      role: z.enum(roles).optional(),
      sort: sortOf('listAccounts'),
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
      bookings: z.int().describe('how many it has, whatever became of them'),
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
      'Make a user a member of support or a content editor, or a traveller again; asks for recent authentication. Their sessions end',
    access: 'operator',
    params: idParams,
    body: z.strictObject({ staffRole: z.enum(['support', 'editor']).nullable() }),
    status: 200,
    response: account,
    codes: ['not_found', 'proof_required', 'role_state'],
  },
  listAccountMails: {
    method: 'GET',
    path: '/admin/users/{id}/mails',
    summary: 'The mails of the last 90 days to the present e-mail of an account, without their contents',
    access: 'support',
    params: idParams,
    query: z.object({
      sort: sortOf('listAccountMails'),
      before: id.optional().describe('mails before this one: `next` of the answer before'),
    }),
    status: 200,
    response: z.object({ data: z.array(accountMail), next: id.nullable() }),
    codes: ['not_found'],
  },
  resendMail: {
    method: 'POST',
    path: '/admin/users/{id}/mails/{mailId}/copies',
    summary: 'Send a mail once more that was delivered and got lost, word for word; none with a secret',
    access: 'support',
    params: idParams.extend({ mailId: id }),
    status: 201,
    response: z.object({ recipient: z.string() }),
    codes: ['not_found', 'too_many_requests'],
    idempotent: true,
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

// The people who act for a supplier.
import { z } from '@hono/zod-openapi';
import { sessionView } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent } from '#contract/primitives.ts';
import { invitedRoles, memberRoles } from '#kernel/rights.ts';

export const teamMember = z
  .object({ id, name: z.string(), email: z.string(), role: z.enum(memberRoles), joinedAt: instant })
  .openapi('TeamMember');
export type TeamMemberView = z.output<typeof teamMember>;

const invitation = z
  .object({ id, email: z.string(), role: z.enum(invitedRoles), invitedAt: instant, expiresAt: instant })
  .openapi('Invitation');

const receivedInvitation = z
  .object({
    supplier: z.string(),
    email: z.string(),
    role: z.enum(invitedRoles),
    hasAccount: z.boolean().describe('a person who has an account of this e-mail signs in and accepts then'),
    expiresAt: instant,
  })
  .openapi('ReceivedInvitation');

/** The secret part of a link that was mailed. */
const token = z.string().max(200);

export const guidesMax = 20;

export const teamEndpoints = endpoints({
  listTeam: {
    method: 'GET',
    path: '/supplier/team',
    summary: 'The members of the own supplier, owners first, and who is invited',
    access: 'supplier',
    status: 200,
    response: z.object({ data: z.array(teamMember), invitations: z.array(invitation) }),
    codes: ['not_found'],
  },
  inviteMember: {
    method: 'POST',
    path: '/supplier/team/invitations',
    summary: 'Mail a person a link into the team, for a week; another one to the same address takes its place',
    access: 'owner',
    body: z.strictObject({ email: z.string().trim().max(254).pipe(z.email()), role: z.enum(invitedRoles) }),
    status: 201,
    response: invitation,
    codes: ['not_found', 'invitation_state', 'too_many_requests'],
    idempotent: true,
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/supplier/team/invitations/{id}',
    summary: 'Take an invitation back: its link is over',
    access: 'owner',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
  changeMember: {
    method: 'PUT',
    path: '/supplier/team/{id}',
    summary: 'Give a member another role; the sessions of the member end',
    access: 'owner',
    params: idParams,
    body: z.strictObject({ role: z.enum(memberRoles) }),
    status: 200,
    response: teamMember,
    codes: ['not_found', 'last_owner'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/supplier/team/{id}',
    summary: 'Remove a member, or leave oneself: the account stays a traveller’s, its sessions end',
    access: 'owner',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found', 'last_owner'],
  },
  readInvitation: {
    method: 'POST',
    path: '/team-invitations/preview',
    summary: 'What the link of a mail invites to',
    access: 'anyone',
    body: z.strictObject({ token }),
    status: 200,
    response: receivedInvitation,
    codes: ['not_found', 'too_many_requests'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/team-invitations/acceptance',
    summary:
      'Join the team: with a new account by a password, or signed in with the account of that e-mail. Begins a session',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({
      token,
      password: z.string().min(1).max(200).optional(),
      name: z.string().trim().min(1).max(120).optional(),
    }),
    status: 201,
    response: sessionView,
    codes: ['not_found', 'email_taken', 'invitation_state', 'account_suspended', 'too_many_requests'],
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

import type { teamEndpoints } from '#contract/suppliers/team.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { assignGuides } from './assign-guides.ts';
import { changeMember, removeMember } from './change-team.ts';
import { type Invitation, listInvitations } from './invitation-queries.ts';
import { inviteMember, revokeInvitation } from './invite-member.ts';
import { listMembersOf, type MemberRow } from './team-queries.ts';

export const teamHandlers: Handlers<typeof teamEndpoints> = {
  async listTeam(context) {
    const db = context.database.db;
    const supplier = await ownSupplier(context, db);
    const [members, invitations] = await Promise.all([
      listMembersOf(db, supplier.id),
      listInvitations(db, supplier.id, context.clock.now()),
    ]);
    return { data: members.map(memberView), invitations: invitations.map(invitationView) };
  },

  inviteMember: async (context, { body }) => invitationView(await inviteMember(context, body)),

  async revokeInvitation(context, { params }) {
    await revokeInvitation(context, params.id);
    return undefined;
  },

  changeMember: async (context, { params, body }) => memberView(await changeMember(context, params.id, body.role)),

  async removeMember(context, { params }) {
    await removeMember(context, params.id);
    return undefined;
  },

  async assignGuides(context, { params, body }) {
    return { guides: await assignGuides(context, params.id, body.guides) };
  },

  readInvitation: (context, { body }) => readInvitation(context, body.token),
  acceptInvitation: (context, { body }) => acceptInvitation(context, body),
};

const memberView = ({ joinedAt, ...member }: MemberRow) => ({ ...member, joinedAt: new Date(joinedAt).toISOString() });

/** A replayed response has its moments as texts. */
const invitationView = ({ invitedAt, expiresAt, ...invitation }: Invitation) => ({
  ...invitation,
  invitedAt: new Date(invitedAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
});

import { DomainError } from '#contract/domain-error.ts';
import type { teamEndpoints } from '#contract/suppliers/team.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { findSupplierOf } from '../suppliers/supplier-queries.ts';
import { assignGuides } from './assign-guides.ts';
import { listMembersOf } from './team-queries.ts';

export const teamHandlers: Handlers<typeof teamEndpoints> = {
  async listTeam(context) {
    const db = context.database.read;
    const supplier = await findSupplierOf(db, signedIn(context).id);
    if (!supplier) throw new DomainError('not_found');
    const members = await listMembersOf(db, supplier.id);
    return { data: members.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() })) };
  },

  async assignGuides(context, { params, body }) {
    return { guides: await assignGuides(context, params.id, body.guides) };
  },
};

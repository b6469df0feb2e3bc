// All SQL on invitations. The secret is made with its mail, so it is stored nowhere else.
import { sql } from 'kysely';
import type { InvitedRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';

export type Invitation = { id: string; email: string; role: InvitedRole; invitedAt: Date; expiresAt: Date };

/** Takes the place of an earlier one to the same address. */
export async function replaceInvitation(db: Queryable, supplierId: string, invitation: Invitation): Promise<void> {
  const { email } = invitation;
  await db.deleteFrom('supplierInvitations').where('supplierId', '=', supplierId).where('email', '=', email).execute();
  await db
    .insertInto('supplierInvitations')
    .values({ ...invitation, supplierId })
    .execute();
}

/** Those that still count, the latest first. */
export async function listInvitations(db: Queryable, supplierId: string, now: Date): Promise<Invitation[]> {
  return db
    .selectFrom('supplierInvitations')
    .select(['id', 'email', 'role', 'invitedAt', 'expiresAt'])
    .where('supplierId', '=', supplierId)
    .where('expiresAt', '>', now)
    .orderBy('invitedAt', 'desc')
    .orderBy('id')
    .execute() as Promise<Invitation[]>;
}

/** False if there is none of this supplier. */
export async function deleteInvitation(db: Queryable, supplierId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('supplierInvitations')
    .where('supplierId', '=', supplierId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export async function deleteInvitationsOf(db: Queryable, supplierId: string): Promise<void> {
  await db.deleteFrom('supplierInvitations').where('supplierId', '=', supplierId).execute();
}

export type InvitationToMail = { email: string; role: InvitedRole; supplier: string; expiresAt: Date };

/** Stores the hash once; undefined where that was done, or the invitation is gone. */
export async function giveToken(db: Queryable, id: string, tokenHash: Buffer): Promise<InvitationToMail | undefined> {
  const { rows } = await sql<InvitationToMail>`
    update supplier_invitations i set token_hash = ${tokenHash} from suppliers s
    where i.id = ${id} and i.token_hash is null and s.id = i.supplier_id
    returning i.email, i.role, s.name as supplier, i.expires_at`.execute(db);
  return rows[0];
}

export type OpenInvitation = InvitationToMail & { id: string; supplierId: string };

export async function findInvitation(db: Queryable, tokenHash: Buffer, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.supplier_id, i.email, i.role, i.expires_at, s.name as supplier
    from supplier_invitations i join suppliers s on s.id = i.supplier_id
    where i.token_hash = ${tokenHash} and i.expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function deleteOldInvitations(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('supplierInvitations').where('expiresAt', '<', now).execute();
}

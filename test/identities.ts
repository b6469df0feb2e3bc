// A user of each identity of the table of rights, new and on their own.
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { ApiScope } from '#kernel/choices/api-scopes.ts';
import { newId } from '#kernel/ids.ts';
import { identities, type Identity, type InvitedRole } from '#kernel/rights.ts';
import type { TestApp } from './app.ts';
import { traderNamed } from './suppliers.ts';

export type Somebody = { id: string; email: string; password: string; token: string };

/** Of those who have registered as travellers. */
const password = 'a walk by the sea';
const ofOwners = 'fifteen lanterns by the sea';

/** Who may sell at once. */
export async function newOwner(app: TestApp): Promise<Somebody & { supplierId: string }> {
  const email = `owner-${newId()}@tests.example`;
  const supplier = traderNamed(`Lanterns ${newId().slice(-6)}`);
  const { status, body } = await app.send('POST', '/api/auth/register', {
    body: { email, password: ofOwners, role: 'supplier', supplier },
  });
  assert.equal(status, 201, JSON.stringify(body));
  const { rows } = await sql<{ id: string }>`
    update suppliers set state = 'verified', checked_at = now() where id = (select supplier_id from supplier_members where user_id = ${body.user.id})
    returning id`.execute(app.services.database.db);
  return { id: body.user.id, email, password: ofOwners, token: body.token, supplierId: rows[0]!.id };
}

export async function newMember(app: TestApp, supplierId: string, role: InvitedRole): Promise<Somebody> {
  const somebody = { ...(await app.newTraveller()), password };
  const db = app.services.database.db;
  await sql`update users set role = 'supplier' where id = ${somebody.id}`.execute(db);
  await sql`insert into supplier_members (supplier_id, user_id, role) values (${supplierId}, ${somebody.id}, ${role})`.execute(
    db,
  );
  return somebody;
}

/** As of now, so that the grace of the second factor begins. */
export async function newStaff(app: TestApp, identity: 'operator' | 'support' | 'editor'): Promise<Somebody> {
  const somebody = { ...(await app.newTraveller()), password };
  await sql`
    update users set role = 'admin', staff_role = ${identity === 'operator' ? null : identity}, second_factor_grace_from = now()
    where id = ${somebody.id}`.execute(app.services.database.db);
  return somebody;
}

/** One of each, null for an anonymous caller; manager and guide are of the owner's supplier. */
export async function oneOfEach(app: TestApp): Promise<Record<Identity, Somebody | null>> {
  const owner = await newOwner(app);
  const made = {
    anonymous: null,
    traveller: { ...(await app.newTraveller()), password },
    guide: await newMember(app, owner.supplierId, 'guide'),
    manager: await newMember(app, owner.supplierId, 'manager'),
    integrator: await newMember(app, owner.supplierId, 'integrator'),
    owner,
    support: await newStaff(app, 'support'),
    editor: await newStaff(app, 'editor'),
    operator: await newStaff(app, 'operator'),
  };
  assert.deepEqual(Object.keys(made), [...identities]);
  return made;
}

/** A key with these scopes, made by an owner. */
export async function newApiKey(
  app: TestApp,
  { token, password: currentPassword }: Somebody,
  scopes: readonly ApiScope[],
): Promise<string> {
  await app.send('PUT', '/api/auth/me/proof', { token, body: { password: currentPassword } });
  const made = await app.send('POST', '/api/supplier/api-keys', {
    token,
    body: { name: 'Booking system', scopes, days: 30 },
  });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  return made.body.key;
}

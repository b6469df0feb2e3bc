import { sql } from 'kysely';
import { lockSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import {
  firstPage,
  type Obstacle,
  type Person,
  type PersonalDataSource,
  type PersonalRecord,
} from '#platform/personal-data/source.ts';

/** Departures that a person leads, and teams that they are invited into. Departures go with the membership. */
export const personalTeam: PersonalDataSource = {
  name: 'team',
  tables: ['departure_guides', 'supplier_invitations'],
  fate: 'erased',

  async count(db, person) {
    const { id } = person;
    const { rows } = await sql<{ total: number }>`
      select (select count(*) from departure_guides where user_id = ${id})
        + (select count(*) from supplier_invitations where ${isTheirs(person)}) as total`.execute(db);
    return rows[0]!.total;
  },

  read: (db, person) =>
    firstPage(
      sql<PersonalRecord>`
        select t.slug as tour, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, null as partner, null as role,
          null as invited_at
        from departure_guides g join departures d on d.id = g.departure_id join tours t on t.id = d.tour_id
        where g.user_id = ${person.id}
        union all
        select null, null, s.name, supplier_invitations.role, invited_at::text
        from supplier_invitations join suppliers s on s.id = supplier_id where ${isTheirs(person)}`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  lock: lockSupplierOf,

  /** A team with other members keeps an owner, as `removeMember` keeps it. */
  async obstacles(db, { id }) {
    const { rows } = await sql<Extract<Obstacle, { kind: 'last_owner' }>>`
      select 'last_owner' as kind from supplier_members m
      where m.user_id = ${id} and m.role = 'owner'
        and exists (select from supplier_members other where other.supplier_id = m.supplier_id and other.user_id <> ${id})
        and not exists (select from supplier_members other
          where other.supplier_id = m.supplier_id and other.user_id <> ${id} and other.role = 'owner')`.execute(db);
    return rows;
  },

  async erase(db, person) {
    await db.deleteFrom('departureGuides').where('userId', '=', person.id).execute();
    await sql`delete from supplier_invitations where ${isTheirs(person)}`.execute(db);
  },
};

/** An unconfirmed address may belong to another person. */
const isTheirs = ({ email, ownsEmail }: Person) =>
  sql<boolean>`(supplier_invitations.email = ${email} and ${ownsEmail})`;

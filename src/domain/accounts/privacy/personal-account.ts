// The account and its profile as a source of personal data.
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  firstPage,
  erasedMailDomain,
  type Obstacle,
  type Person,
  type PersonalDataSource,
} from '#platform/personal-data/source.ts';
import { findUser } from '../account-queries.ts';
import { noPassword } from '../passwords/password.ts';
import { clearedColumns, exportedColumns, type ReplacedColumn } from './user-columns.ts';

export const personalAccount: PersonalDataSource = {
  name: 'account',
  tables: ['users', 'mail_links'],
  fate: 'erased',
  count: async () => 1,
  read: (db, person) => firstPage(readAccount(db, person)),

  async pictures(db, { id }) {
    const file = (await findUser(db, id))?.avatarFile;
    return file ? [file] : [];
  },

  /** The last operator cannot be erased. */
  async obstacles(db, { id }) {
    const { rows } = await sql<Extract<Obstacle, { kind: 'last_operator' }>>`
      select 'last_operator' as kind from users where id = ${id} and role = 'admin' and staff_role is null
        and not exists (select from users other where other.role = 'admin' and other.staff_role is null and other.id <> ${id}
          and other.erased_at is null)`.execute(db);
    return rows;
  },

  async erase(db, { id }, { clock }) {
    await db.deleteFrom('mailLinks').where('userId', '=', id).execute();
    const replaced = {
      name: '-',
      // Random, not derived from the id: otherwise an attacker could register the address first.
      email: `${newId()}@${erasedMailDomain}`,
      passwordHash: noPassword,
      wantsReminders: false,
      wantsNews: false,
      erasedAt: clock.now(),
    } satisfies Record<ReplacedColumn, unknown>;
    const cleared = Object.fromEntries(clearedColumns.map((column) => [column, null]));
    await db
      .updateTable('users')
      .set({ ...cleared, ...replaced })
      .where('id', '=', id)
      .where('erasedAt', 'is', null)
      .execute();
  },
};

async function readAccount(db: Queryable, { id }: Person) {
  const user = await db.selectFrom('users').select(exportedColumns).where('id', '=', id).executeTakeFirstOrThrow();
  return [user];
}

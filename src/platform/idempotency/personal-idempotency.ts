import { firstPage, type PersonalDataSource } from '#platform/personal-data/source.ts';

/** Responses stored for a day, so that a request sent twice takes effect once. */
export const personalIdempotency: PersonalDataSource = {
  name: 'repeats',
  tables: ['idempotency_keys'],
  fate: 'erased',

  async count(db, { id }) {
    const { total } = await db
      .selectFrom('idempotencyKeys')
      .select((key) => key.fn.countAll<number>().as('total'))
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    return total;
  },

  read: (db, { id }) =>
    firstPage(
      db
        .selectFrom('idempotencyKeys')
        .select(['operation', 'key', 'createdAt', 'status', 'response'])
        .where('userId', '=', id)
        .orderBy('createdAt')
        .execute(),
    ),

  async erase(db, { id }) {
    await db.deleteFrom('idempotencyKeys').where('userId', '=', id).execute();
  },
};

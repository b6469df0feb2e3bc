import { inPages, type PersonalPart } from '#platform/personal-data/part.ts';

/** Where somebody is signed in; of the tokens only hashes are stored, which tell nothing. */
export const personalSessions: PersonalPart = {
  name: 'sessions',
  tables: ['sessions', 'refresh_tokens'],
  fate: 'erased',

  async count(db, { id }) {
    const { total } = await db
      .selectFrom('sessions')
      .select((session) => session.fn.countAll<number>().as('total'))
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    return total;
  },

  async *read(db, person) {
    const sessions = inPages((afterId, limit) =>
      db
        .selectFrom('sessions')
        .select(['id', 'userAgent', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt'])
        .where('userId', '=', person.id)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    for await (const { id: _, ...session } of sessions) yield session;
  },

  async erase(db, { id }) {
    await db.deleteFrom('sessions').where('userId', '=', id).execute();
  },
};

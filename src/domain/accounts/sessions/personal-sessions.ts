import { inPages } from '#platform/database/pages.ts';
import type { PersonalDataSource } from '#platform/personal-data/source.ts';

/** Sessions as a source of personal data; of tokens only hashes are stored. */
export const personalSessions: PersonalDataSource = {
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

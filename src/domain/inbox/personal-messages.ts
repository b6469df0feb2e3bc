// Messages belong to the e-mail address in them, so they count as a person's once they have proved that the
// mailbox is theirs.
import type { Queryable } from '#platform/database/database.ts';
import { inPages, type Person, type PersonalDataSource } from '#platform/personal-data/source.ts';

type Written = 'contactMessages' | 'applications';
const written: readonly Written[] = ['contactMessages', 'applications'];

export const personalMessages: PersonalDataSource = {
  name: 'messages',
  tables: ['contact_messages', 'applications'],
  fate: 'erased',

  async count(db, person) {
    let sum = 0;
    for (const table of written) sum += await countWritten(db, table, person);
    return sum;
  },

  async *read(db, person) {
    if (!person.ownsEmail) return;
    for (const table of written)
      for await (const { id: _, ...message } of inPages((afterId, limit) =>
        readPage(db, table, person, afterId, limit),
      ))
        yield message;
  },

  async erase(db, { email, ownsEmail }) {
    if (!ownsEmail) return;
    for (const table of written)
      await db
        .deleteFrom(table)
        .where((row) => row(row.fn('lower', ['email']), '=', email))
        .execute();
  },
};

async function countWritten(db: Queryable, table: Written, { email, ownsEmail }: Person): Promise<number> {
  if (!ownsEmail) return 0;
  const { total } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('total'))
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .executeTakeFirstOrThrow();
  return total;
}

async function readPage(db: Queryable, table: Written, { email }: Person, afterId: string, limit: number) {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows as ({ id: string } & Record<string, unknown>)[];
}

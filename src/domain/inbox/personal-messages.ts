// Messages belong to the e-mail address in them, so they count as a person's once they have proved that the
// mailbox is theirs.
import type { Queryable } from '#platform/database/database.ts';
import { inPages } from '#platform/database/pages.ts';
import type { Person, PersonalDataSource } from '#platform/personal-data/source.ts';

type MessageTable = 'contactMessages' | 'applications';
const messageTables: readonly MessageTable[] = ['contactMessages', 'applications'];

export const personalMessages: PersonalDataSource = {
  name: 'messages',
  tables: ['contact_messages', 'applications'],
  fate: 'erased',

  async count(db, person) {
    let sum = 0;
    for (const table of messageTables) sum += await countWritten(db, table, person);
    return sum;
  },

  async *read(db, person) {
    if (!person.ownsEmail) return;
    for (const table of messageTables)
      for await (const { id: _, doneBy: __, ...message } of inPages((afterId, limit) =>
        readPage(db, table, person, afterId, limit),
      ))
        yield message;
  },

  async erase(db, { id, email, ownsEmail }) {
    await db.updateTable('contactMessages').set({ doneBy: null }).where('doneBy', '=', id).execute();
    if (!ownsEmail) return;
    for (const table of messageTables)
      await db
        .deleteFrom(table)
        .where((row) => row(row.fn('lower', ['email']), '=', email))
        .execute();
  },
};

async function countWritten(db: Queryable, table: MessageTable, { email, ownsEmail }: Person): Promise<number> {
  if (!ownsEmail) return 0;
  const { total } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('total'))
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .executeTakeFirstOrThrow();
  return total;
}

async function readPage(db: Queryable, table: MessageTable, { email }: Person, afterId: string, limit: number) {
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

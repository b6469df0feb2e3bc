// npm run invariants: checks the invariants of docs/domain.md in the database.
import { sql } from 'kysely';
import { withServices } from './with-services.ts';

type Broken = { invariant: string; subject: string; detail: string };

await withServices(async ({ database }) => {
  const { rows } = await sql<Broken>`select * from broken_invariants()`.execute(database.read);
  for (const { invariant, subject, detail } of rows) console.error(`${invariant}: ${subject} (${detail})`);
  console.log(rows.length === 0 ? 'No invariant is broken.' : `${rows.length} broken.`);
  process.exitCode = rows.length === 0 ? 0 : 1;
});

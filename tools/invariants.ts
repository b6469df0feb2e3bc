// npm run invariants: asks the database whether any promise of docs/domain.md is broken.
import { sql } from 'kysely';
import { readConfig } from '#platform/config/config.ts';
import { openServices } from '#server/open-services.ts';

const services = await openServices({ ...readConfig(process.env), demoWorld: false });
const { rows } = await sql<{
  invariant: string;
  subject: string;
  detail: string;
}>`select * from broken_invariants()`.execute(services.database.read);
await services.database.close();
for (const { invariant, subject, detail } of rows) console.error(`${invariant}: ${subject} (${detail})`);
console.log(rows.length === 0 ? 'No invariant is broken.' : `${rows.length} broken.`);
process.exitCode = rows.length === 0 ? 0 : 1;

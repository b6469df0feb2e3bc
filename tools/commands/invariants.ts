import { sql } from 'kysely';
import type { Command } from './command.ts';
import { startProgress } from './progress.ts';
import { withServices } from './with-services.ts';

type Broken = { invariant: string; subject: string; detail: string };

export const command: Command = {
  summary: 'checks the invariants of docs/domain.md in the database',
  usage: [''],
  run: async (words) =>
    words.length > 0
      ? 2
      : withServices(async ({ database }) => {
          const progress = startProgress();
          progress.step('checking the invariants');
          const { rows } = await sql<Broken>`select * from broken_invariants()`
            .execute(database.db)
            .finally(progress.end);
          for (const { invariant, subject, detail } of rows) console.error(`${invariant}: ${subject} (${detail})`);
          console.log(rows.length === 0 ? 'No invariant is broken.' : `${rows.length} broken.`);
          return rows.length === 0 ? 0 : 1;
        }),
};

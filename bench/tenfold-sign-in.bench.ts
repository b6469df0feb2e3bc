import { newId } from '#kernel/ids.ts';
import { hashPassword } from '#domain/accounts/passwords/password.ts';
import type { Bench } from './bench.ts';
import { prepareTenfold } from './tenfold.ts';

const password = 'a bench by the harbour';
const accounts = 64;

export const bench: Bench = {
  measures: 'POST /api/auth/login at ten times the rate of its peak: people signed in while it lasts',
  unit: 'responses/s',
  better: 'more',
  takesLong: true,
  async prepare({ sql, ...environment }) {
    const { url: origin } = await environment.server();
    const hash = await hashPassword({ passwordHashing: 'rfc9106' }, { password, caller: '127.0.0.1' });
    const emails = Array.from({ length: accounts }, () => `bench-${newId()}@worlds.example`);
    for (const email of emails)
      await sql.query(
        "insert into users (id, email, name, role, password_hash) values ($1, $2, 'A bench', 'client', $3)",
        [newId(), email, hash],
      );
    const requests = emails.map((email) => ({
      method: 'POST' as const,
      path: '/api/auth/login',
      body: { email, password },
    }));
    return prepareTenfold({ origin, requests, status: 200, callers: 2 });
  },
};

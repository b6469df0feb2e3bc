// People with a session, made beside the sign-in: a password takes 100 ms of Argon2, which is not what is measured.
import type pg from 'pg';
import { sign } from 'hono/jwt';
import { newId } from '#kernel/ids.ts';

export type Person = { id: string; token: string };

// Longer than any bench; a token of the product lasts ten minutes.
const lifeSeconds = 3600;

export async function makePeople(sql: pg.Pool, count: number): Promise<Person[]> {
  const { rows } = await sql.query<{ value: Buffer }>("select value from secrets where name = 'accessToken'");
  // The server makes its keys when it starts: it must run before people can be let in.
  const secret = rows[0]!.value.toString('base64url');
  return Promise.all(Array.from({ length: count }, () => makePerson(sql, secret)));
}

async function makePerson(sql: pg.Pool, secret: string): Promise<Person> {
  const [id, sessionId] = [newId(), newId()];
  await sql.query(
    "insert into users (id, email, name, role, password_hash) values ($1, $2, 'A bench', 'client', '!')",
    [id, `bench-${id}@worlds.example`],
  );
  await sql.query("insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')", [
    sessionId,
    id,
  ]);
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims = { sub: id, role: 'client', sid: sessionId, iat: issuedAt, exp: issuedAt + lifeSeconds };
  return { id, token: await sign(claims, secret, 'HS256') };
}

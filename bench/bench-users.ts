// Users with a session, created without signing in: a password takes 100 ms of Argon2, which is not measured.
import type pg from 'pg';
import { sign } from 'hono/jwt';
import { newId } from '#kernel/ids.ts';

export type BenchUser = { id: string; token: string };

// Longer than any bench; a real token lasts ten minutes.
const lifeSeconds = 3600;

/** `role`: 'client', 'supplier' or 'admin'. */
export async function createUsers(sql: pg.Pool, count: number, role = 'client'): Promise<BenchUser[]> {
  const { rows } = await sql.query<{ value: Buffer }>("select value from secrets where name = 'accessToken'");
  // The server creates its keys at start, so it must run before users can be created.
  const secret = rows[0]!.value.toString('base64url');
  return Promise.all(Array.from({ length: count }, () => createUser(sql, secret, role)));
}

/** Who manages for a supplier. */
export async function createSupplierOf(sql: pg.Pool, supplierId: string): Promise<BenchUser> {
  const [supplier] = await createUsers(sql, 1, 'supplier');
  await sql.query('insert into supplier_members (supplier_id, user_id) values ($1, $2)', [supplierId, supplier!.id]);
  return supplier!;
}

async function createUser(sql: pg.Pool, secret: string, role: string): Promise<BenchUser> {
  const [id, sessionId] = [newId(), newId()];
  await sql.query("insert into users (id, email, name, role, password_hash) values ($1, $2, 'A bench', $3, '!')", [
    id,
    `bench-${id}@worlds.example`,
    role,
  ]);
  await sql.query("insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')", [
    sessionId,
    id,
  ]);
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims = { sub: id, role, sid: sessionId, iat: issuedAt, exp: issuedAt + lifeSeconds };
  return { id, token: await sign(claims, secret, 'HS256') };
}

// Time for tests: the product's clock is moved, and what time alone does is done.
import { afterEach } from 'node:test';
import { sql } from 'kysely';
import { issueAccessToken } from '#domain/accounts/sessions/access-token.ts';
import { type TestApp, testApp } from './app.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Moves the clock to an instant. */
export function moveTo(app: TestApp, instant: Date): void {
  app.moveClock(instant.getTime() - Date.now());
}

/** Lets the clock's jobs look at bookings now, and runs all that is due. */
export async function runClock({ services, jobs }: TestApp): Promise<void> {
  await sql`update jobs set run_at = ${services.clock.now()}
            where recurring and name in ('expire-holds', 'decline-undecided', 'complete-past')`.execute(
    services.database.read,
  );
  await jobs.runDue();
}

/** A token that is good at the clock's present time: the one of the sign-in lasts ten minutes. */
export async function renew<Person extends { id: string; token: string }>(
  { services }: TestApp,
  person: Person,
): Promise<Person> {
  const { sid } = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString()) as { sid: string };
  const session = { sessionId: sid, sessionEndsAt: new Date(services.clock.now().getTime() + hourMs) };
  const { token } = await issueAccessToken(services, { id: person.id, role: 'client' }, session);
  return { ...person, token };
}

/** Inside a `describe`: after each test the clock shows the real time again, and what was to come is due. */
export function keepTime(): void {
  afterEach(async () => {
    const app = await testApp();
    app.moveClock(0);
    const db = app.services.database.read;
    await sql`update mails set created_at = now() where created_at > now()`.execute(db);
    await sql`update jobs set run_at = now() where run_at > now()`.execute(db);
  });
}

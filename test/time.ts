// Moves the application's clock in tests and runs the jobs that depend on it.
import { afterEach } from 'node:test';
import { sql } from 'kysely';
import { issueAccessToken } from '#domain/accounts/sessions/access-token.ts';
import { type TestApp, testApp } from './app.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Moves the clock to an instant. */
export function moveClockTo(app: TestApp, instant: Date): void {
  app.moveClock(instant.getTime() - Date.now());
}

/**
 * Makes the recurring jobs of bookings due and runs all jobs that are due. The demo world is shared by all files of a run and
 * its first trip ahead starts in 24 days: move the clock less than that, or the trip is completed for the files that follow.
 */
export async function runClockJobs({ services, jobs }: TestApp): Promise<void> {
  await sql`update jobs set run_at = ${services.clock.now()}
            where recurring and name in ('expire-holds', 'decline-undecided', 'complete-past')`.execute(
    services.database.db,
  );
  await jobs.runDue();
}

/** Issues an access token that is valid at the clock's present time: the one issued at sign-in lasts ten minutes. */
export async function renewToken<Person extends { id: string; token: string }>(
  { services }: TestApp,
  person: Person,
): Promise<Person> {
  const { sid } = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString()) as { sid: string };
  const session = { sessionId: sid, sessionEndsAt: new Date(services.clock.now().getTime() + hourMs) };
  const { token } = await issueAccessToken(services, { id: person.id, role: 'client' }, session);
  return { ...person, token };
}

/** Inside a `describe`: resets the clock after each test, and moves the times of mails and jobs in the future to now. */
export function resetClockAfterEach(): void {
  afterEach(async () => {
    const app = await testApp();
    app.moveClock(0);
    const { clock, database } = app.services;
    // As the product's clock says it, in whole milliseconds: by PostgreSQL's `now()` all recurring jobs became due up to one
    // later, in the middle of the next test.
    const now = clock.now();
    await sql`update mails set created_at = ${now} where created_at > ${now}`.execute(database.db);
    await sql`update jobs set run_at = ${now} where run_at > ${now}`.execute(database.db);
  });
}

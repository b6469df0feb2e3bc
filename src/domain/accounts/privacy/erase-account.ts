import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Person, PersonalDataSource } from '#platform/personal-data/source.ts';
import type { Services } from '#platform/services.ts';
import { hasAccount, lockUser } from '../account-queries.ts';
import { erasureJobs } from '../job-types.ts';
import { deleteDeviceCookie } from '../sessions/device-cookie.ts';
import { evictLiveSession } from '../sessions/live-sessions.ts';
import { findObstacles, personOf } from './personal-data.ts';
import { requireRecentAuthentication } from '../sessions/reauthenticate.ts';
import { dropRefreshCookie } from '../sessions/refresh-token.ts';
import { revokeSessionsOf } from '../sessions/session-queries.ts';

type DataSources = readonly PersonalDataSource[];
type Erased = { pictures: string[]; sessions: string[] };

/** Longer than another process caches a session, and than a request that was under way takes. */
const secondPassAfterMs = 60_000;

/** Erases the account: what identifies the person is deleted, what the law requires stays anonymous. Throws DomainError
 *  proof_required, erasure_blocked, session_required or unavailable. */
export async function eraseAccount(context: Context, sources: DataSources): Promise<void> {
  const { database, files } = context;
  await requireRecentAuthentication(context);
  const { pictures, sessions } = await database.transaction((transaction) => erase(transaction, context, sources));
  // An orphaned file may be left behind, never a row that names a missing file.
  for (const picture of pictures) await files.remove(picture);
  for (const session of sessions) evictLiveSession(context, session);
  dropRefreshCookie(context);
  deleteDeviceCookie(context);
}

async function erase(db: Queryable, context: Context, sources: DataSources): Promise<Erased> {
  const { id } = signedIn(context);
  const now = context.clock.now();
  for (const source of sources) await source.lock?.(db, id);
  const user = await lockUser(db, id);
  if (!user) throw new DomainError('session_required');
  const person = personOf(user, context);
  if ((await findObstacles(db, sources, person, now)).length > 0) throw new DomainError('erasure_blocked');
  const sessions = await revokeSessionsOf(db, id, now);
  const pictures = await erasePersonalData(db, context, sources, person);
  await enqueue(db, erasureJobs['erase-leftovers'], { person }, new Date(now.getTime() + secondPassAfterMs));
  return { pictures, sessions };
}

async function erasePersonalData(
  db: Queryable,
  services: Services,
  sources: DataSources,
  person: Person,
): Promise<string[]> {
  const pictures: string[] = [];
  for (const source of sources) {
    pictures.push(...((await source.pictures?.(db, person)) ?? []));
    await source.erase(db, person, services);
  }
  return pictures;
}

/** Runs a minute later for what was written concurrently, for instance a mail that was being prepared. */
export function erasureHandlers(sources: DataSources): HandlersOf<typeof erasureJobs> {
  return {
    'erase-leftovers': async (services, { person }) => {
      const pictures = await services.database.transaction(async (transaction) => {
        // The address may belong to a new account by now.
        const isTaken = await hasAccount(transaction, person.email);
        const erased = isTaken ? { ...person, email: '', ownsEmail: false } : person;
        return erasePersonalData(transaction, services, sources, erased);
      });
      for (const picture of pictures) await services.files.remove(picture);
    },
  };
}

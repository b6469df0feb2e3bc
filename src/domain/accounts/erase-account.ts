import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue, type JobHandlers } from '#platform/jobs/jobs.ts';
import type { Person, PersonalPart } from '#platform/personal-data/part.ts';
import type { Services } from '#platform/services.ts';
import { hasAccount, lockUser } from './account-queries.ts';
import { forgetDevice } from './device-cookie.ts';
import { forgetLiveSession } from './live-sessions.ts';
import { findObstacles, personOf } from './personal-data.ts';
import { provePassword } from './prove-password.ts';
import { dropRefreshCookie } from './refresh-token.ts';
import { revokeSessionsOf } from './session-queries.ts';

type Parts = readonly PersonalPart[];
type Erased = { pictures: string[]; sessions: string[] };

/** Longer than another process trusts a session it has looked up, and than a call that was under way takes. */
const leftoversAfterMs = 60_000;

/** Ends the account for good: what names the person goes, what the law keeps stays without them. Throws DomainError
 *  invalid_input (password), erasure_blocked, too_many_requests, session_required or unavailable. */
export async function eraseAccount(context: Context, parts: Parts, password: string): Promise<void> {
  const { database, files, caller } = context;
  await provePassword(context, 'password', password);
  const { pictures, sessions } = await database.transaction((transaction) => erase(transaction, context, parts));
  // A file that nothing names may be left behind, never a row that names a file that is not there.
  for (const picture of pictures) await files.remove(picture);
  for (const session of sessions) forgetLiveSession(context, session);
  dropRefreshCookie(caller);
  forgetDevice(context);
}

async function erase(db: Queryable, context: Context, parts: Parts): Promise<Erased> {
  const { id } = signedIn(context);
  const now = context.clock.now();
  const user = await lockUser(db, id);
  if (!user) throw new DomainError('session_required');
  const person = personOf(user, context);
  if ((await findObstacles(db, parts, person, now)).length > 0) throw new DomainError('erasure_blocked');
  const sessions = await revokeSessionsOf(db, id, now);
  const pictures = await erasePartsOf(db, context, parts, person);
  await enqueue(db, 'erase-leftovers', { person }, new Date(now.getTime() + leftoversAfterMs));
  return { pictures, sessions };
}

async function erasePartsOf(db: Queryable, services: Services, parts: Parts, person: Person): Promise<string[]> {
  const pictures: string[] = [];
  for (const part of parts) {
    pictures.push(...((await part.pictures?.(db, person)) ?? []));
    await part.erase(db, person, services);
  }
  return pictures;
}

/** What was on its way while the account was erased, a mail that was being written for instance, goes a minute later. */
export function erasureJobs(parts: Parts): JobHandlers {
  return {
    'erase-leftovers': async (services: Services, { person }: { person: Person }) => {
      const pictures = await services.database.transaction(async (transaction) => {
        // By now the address may be the one of a new account.
        const isTaken = await hasAccount(transaction, person.email);
        const gone = isTaken ? { ...person, email: '', ownsEmail: false } : person;
        return erasePartsOf(transaction, services, parts, gone);
      });
      for (const picture of pictures) await services.files.remove(picture);
    },
  };
}
